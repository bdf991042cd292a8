"""CP commands, one in each file, with the QUERY and INDICATE commands in folders; the registry walks this
package.
"""
