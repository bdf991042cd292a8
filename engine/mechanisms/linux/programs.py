"""Programs made from rule files: the values that they keep from each reading, and the evaluation of a rule.

A readable form of the semantics is engine/cpuplugd/language/evaluate.py; the form here is fast. A rule works
on a stack. The daemon enables floating-point traps: an operation ends the step of this interval when its
result would be infinite, not a number, or smaller than a normal double.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.kinds import codes
from engine.kernel.options import kernel
from engine.state.daemon import FIRST_CPUSTAT, FIRST_MEMINFO, FIRST_VMSTAT, Op, Trap

END, VALUE, READ, SHARE, RATE, PLUS, MINUS, TIMES, DIVIDE = codes(Op)[:9]
LESS, GREATER, NEGATE, TRUTH, NOT, AND, OR, NAMELESS, NUMBERLESS = codes(Op)[9:]
UNTRAPPED, FLOAT, NO_NAME, NO_NUMBER = codes(Trap)
NOW, BEFORE = np.int64(0), np.int64(1)  # the present reading, the one before
CPUSTAT, MEMINFO, VMSTAT = np.int64(FIRST_CPUSTAT), np.int64(FIRST_MEMINFO), np.int64(FIRST_VMSTAT)
MIN_NORMAL, MAX_NORMAL = 2.2250738585072014e-308, 1.7976931348623157e308  # normal doubles


@kernel
def push_reading(s, row):
    """Store the values that the program of a guest (its row of the Linux table) needs from its reading of
    /proc.
    """
    d, x = s.daemon[row], s.linux[row]
    p = s.program[d.program - 1]
    d.at = d.at + 1 if d.at < p.depth else 0
    d.readings += 1
    first = d.ring + d.at * p.n_slot
    for k in range(p.n_slot):
        place = p.slot[k]
        if place >= VMSTAT:
            value = x.vmstat[place - VMSTAT]
        elif place >= MEMINFO:
            value = x.meminfo[place - MEMINFO]
        elif place >= CPUSTAT:
            value = x.cpustat[place - CPUSTAT]
        else:
            value = x.now_s
        s.ring[first + k] = value


@kernel
def kept(s, d, p, slot, back):
    """Return a value of the reading that was taken `back` readings ago."""
    at = d.at - back
    if at < 0:
        at += p.depth + 1
    return s.ring[d.ring + at * p.n_slot + slot]


@kernel
def share(s, d, p, slot):
    """Return the share of these ticks in the last interval, in percent of one CPU."""
    total = kept(s, d, p, p.ticks, NOW) - kept(s, d, p, p.ticks, BEFORE)
    if total == 0.0:
        total = 1.0
    part = kept(s, d, p, slot, NOW) - kept(s, d, p, slot, BEFORE)
    return part / total * (100.0 * kept(s, d, p, p.online, NOW))


@kernel
def traps(op, a, b, result):
    """Return whether the processor traps at a op b = result, which is not a normal number."""
    if result == 0.0:  # a sum is then exactly 0
        return a != 0.0 and b != 0.0 and (op == TIMES or (op == DIVIDE and abs(b) <= MAX_NORMAL))
    if abs(result) > MAX_NORMAL:
        return abs(a) <= MAX_NORMAL and abs(b) <= MAX_NORMAL
    return True


@kernel
def calculated(d, op, a, b):
    """Return a op b; d.trap is set if the processor traps."""
    if op == PLUS:
        result = a + b
    elif op == MINUS:
        result = a - b
    elif op == TIMES:
        result = a * b
    elif b != 0.0 or abs(a) > MAX_NORMAL:
        result = a / b
    else:
        d.trap = FLOAT
        return 0.0
    if not (MIN_NORMAL <= abs(result) <= MAX_NORMAL) and traps(op, a, b, result):
        d.trap = FLOAT
    return result


@kernel
def evaluate(s, d, rule):
    """Return the value of a rule for the guest with row d; d.trap shows why it has no value."""
    p = s.program[d.program - 1]
    stack = s.rule_stack
    i, top = np.int64(p.rule[rule]), np.int64(-1)
    d.trap = UNTRAPPED
    while d.trap == UNTRAPPED:
        o = s.code[i]
        op = np.int64(o.op)
        i += 1
        if op == READ:
            top += 1
            stack[top] = kept(s, d, p, np.int64(o.arg), np.int64(o.back))
        elif op == VALUE:
            top += 1
            stack[top] = o.value
        elif PLUS <= op <= DIVIDE:
            top -= 1
            stack[top] = calculated(d, op, stack[top], stack[top + 1])
        elif op == LESS:
            top -= 1
            stack[top] = np.float64(stack[top] < stack[top + 1])
        elif op == GREATER:
            top -= 1
            stack[top] = np.float64(stack[top] > stack[top + 1])
        elif op == AND or op == OR:
            if (stack[top] != 0.0) == (op == OR):
                i = np.int64(o.arg)
            else:
                top -= 1
        elif op == TRUTH:
            stack[top] = np.float64(stack[top] != 0.0)
        elif op == NOT:
            stack[top] = 1.0 - stack[top]
        elif op == NEGATE:
            stack[top] = -stack[top]
        elif op == SHARE:
            top += 1
            stack[top] = share(s, d, p, np.int64(o.arg))
        elif op == RATE:
            top += 1
            stack[top] = d.rate[o.arg]
        elif op == END:
            return stack[top]
        else:
            d.trap = NO_NAME if op == NAMELESS else NO_NUMBER
            d.ended = d.trap
            d.ended_at = i - 1 - p.first
    return 0.0
