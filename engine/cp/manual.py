"""The list of CP's commands, including those that are not in this model, which get a specific answer.

Capitals are the shortest abbreviation. COMMANDS: from HELP CP MENU and QUERY COMMANDS of z/VM 6.3, as shown
by a public course; names that the menu cuts after eight letters are in full. The operands of QUERY and SET
are general knowledge, checked against the queries in dbginfo.sh of s390-tools: not confirmed, least of all
their abbreviations.
"""

from __future__ import annotations

import re
from functools import cache

from engine.cp.operands import Keyword

COMMANDS = """
ACNT ACTivate ADJUNCT ADSTOP ASSOCiate AT ATTach ATTN AUTOLOg BAckspace Begin CHange Close COMMands COMMIT
CONCOPY COUPLE CP CPACcess CPCAche CPFORMAT CPHX CPLISTfile CPRELease CPTRAP CPTYPE CPU CPVLoad CPXLoad
CPXUnload DEActive DEACTIVATE DEDicate DEFine DEFSEG DEFSYS DELete DESTAGE DETach DIAL DISAble DISASSOCiate
DISCARD DISConnect Display DRain DUmp DUPlex ECho ENable EXTernal FLASHCopy Flush FOR FORCE FORWard FRee
GIVE HALT HOld HYPerswap INDicate Ipl LINK LOADBUF LOADVFCB LOCate LOCATEVM LOCK LOGoff LOGout Logon Message
MODify MONitor MSG MSGNOH NOTReady ORDer PURge Query READY RECording REDEFine REFRESH REPeat REQuest RESET
RESTART RETAIN REWind SAVESEG SAVESYS SCHedule SCREen SEND SET SHUTDOWN SIGnal SILENTly SLeep SMsg SNAPDUMP
SPAce SPool
SPXtape STArt STOP STore SYNCmdrs SYStem TAg TERMinal TRace TRANsfer TRSAVE TRSOurce UNCOUPLE UNDEDicate
UNDIAL UNLOCK VARY VDelete VInput VMDump VMRELOcate Warning WNG XAUTOLOg XLINK XSPOOL
"""
_VIRTUAL = """
3270 ALL CHANnels CONsole CPUs CRYPto CTCA DASD DEVices DISPlay DUPlex EDEVice FCP FLASHCopy GRAF LINEs
MSGDevices MSGProc NIC OSA PAV PCIFunction PRinter PRT PUnch PCH Reader RDR SPACES STORage SWITCHes TApes
TDSK UR XSTORe
"""
OPTIONS = {  # the longest names first; "*" is any word
    "Query Virtual": _VIRTUAL,
    "Query ALLOC": "DRCT MAP PAGE SPOOL TDISK",
    "Query DASD": "ACTIVE ALL ATTACHED DETAILS FREE OFFLINE SYSTEM",
    "Query MDCache": "MDISK MINIDISK RDEV STORage SYStem USER XSTORE",
    "Query MONitor": "EVENT SAMPLE",
    "Query Names": "AT",
    "Query PROCessors": "ALL EXPanded TOPOLOGY",
    "Query PAV": "ALL",
    "Query REServed": "DCSS NSS SYSMAX",
    "Query SRM": """
CPUPAD DSPBUF DSPSLICE DSPWDMethod EXCESSUSE GPDVmtl IABIAS LDUBUF LIMITHARD MAXWSS POLARIZation STORBUF
UNPARKing WARNINGTrack XSTORE
""",
    "Query XSTORe": "ALL MAP USERID USER",
    "Query": """
ABEND ACCount AGElist ALLOC BYUSER CACHE CACHEFW CAPability CFLINKS CHPID CHPIDS CHPIDV CMDLIMIT COLLECT
COMMands CONFIGMODE CONTROLLER CONV CPCHECKing CPCMDS CPDISKs CPLANGList CPLANGuage CPLEVEL CPLISTfile
CPLOAD CPOWNed CPPROTect CPSERVICE CPTRACE CPTRAP CPUAFFinity CPUID CPUs CPVLoad CPXLoad CRYPto CTCA CU
D8ONECMD DASD DASDFW DATEFormat DEVices DIAGnose DISPlay DUMP DUMPDEV DUPlex DYNAMIC_I/O EDEVice EDISK
ENCRYPT EQID ESM EXITS FBA FCP FENCES Files FLASHCopy FRames GATEWAY GRAF HCD HOld HOTIO HSA HYPERPAV
HYPERSWap ICLNAME IMG INSTance IO_OPT IOASsist IOPriority IPLPARMS ISFC ISLINK IUCV JOURNAL KEYALIAS LAN
LANGList LANGuage LDEVS LINEs LINks LKFAC LKFACR LOADDEV LOGMSG LPARS LSYSTEM MAXSPOOL MAXUSERS MDCache
MEMASSIST MITIME MIXed MONDATA MONitor MSGDevices MSGProc MT MULTITHread Names NAMEDSYS NEW_DEVices NIC NLS
NSS NVS OBServer OSA PAGING PASSWORD PATHs PAV PCH PCIFunction PENDing PER PF PF1 PF2 PF3 PF4 PF5 PF6 PF7
PF8 PF9 PF10 PF11 PF12 PF13 PF14 PF15 PF16 PF17 PF18 PF19 PF20 PF21 PF22 PF23 PF24 PINNED PORT PRinter
PRIORity PRIVclass PROCessors PRODuct PROMPT PRT PSWTrans PUnch QIOASSist QUICKDsp RDEVice RDR Reader
RECording RELODOMain REORDer REQuest REServed RESPool RETRIEVE RSAW SAVED SCMEASURE SCREEN SDF SECUSER
SECURE SET SHARE SHUTDOWNTIME SIGNALS SPACES SPECEX SPMODE SPXtape SRM SSI STGEXEMPT STGLIMIT STORage STP
SUBSTITUTE SUPSTER SWITCHes SWCH SXSPAGES SXSSTORAGE SYSASCII SYStem TAG TApes TDISK TDISKCLR TDSK TERMinal
THROTTLE Time TIMEZones TOKEN TRACE TRACEFRames TRFILES TRSAVE TRSOurce UCR UNDERSCORE UNRESOLVED UR USERID
Users VARiable VCONFIG VDISK VECtor Virtual VMDUMP VMLAN VMRELOcate VSWITCH VTOD WNG WRKALLEG XSTORe
""",
    "SET MDCache": "FLUSH INSERT MDISK RDEV STORage SYSTEM XSTORE",
    "SET RESERved": "DCSS NSS SYSMAX",
    "SET SHARE *": "CP ICF IFL ZAAP ZIIP",
    "SET SRM": """
CPUPAD DSPBUF DSPSLICE DSPWDMethod EXCESSUSE GPDVmtl IABIAS LDUBUF LIMITHARD MAXWSS POLARIZation STORBUF
UNPARKing WARNINGTrack XSTORE
""",
    "SET": """
ABEND ACCount ACNT AFFinity AGElist ASsist AUTOPoll CACHE CACHEFW CCWTRAN CFLINK CMDLIMIT CONCEAL CONFIGMODE
CPASSIST CPCHECKing CPCONIO CPLANGuage CPPROTect CPTRACE CPUAFFinity CPUID CRYPto CTCA CU D8ONECMD DASDFW
DATEFormat DEVices DISPlay DUMP DUMPDEV DYNAMIC_I/O EDEVice EMSG ENCRYPT FCP FENCES HOTIO HYPERSWap IMSG
IOASsist IOCDS_Active IO_OPT IOPriority IPLPARMS JOURNAL KEYALIAS LANGuage LINEDit LKFAC LKFACR LOADDEV
LOGMSG MACHine MAXUSERS MDCache MEMASSIST MIH MITIME MODE MONDATA MSG MSGFACIL MT MULTITHread NEW_DEVices
NIC NOPDATA NOTRAN NVS OBServer PAGEX PAGING PASSWORD PF PF1 PF2 PF3 PF4 PF5 PF6 PF7 PF8 PF9 PF10 PF11 PF12
PF13 PF14 PF15 PF16 PF17 PF18 PF19 PF20 PF21 PF22 PF23 PF24 PORT PRIORity PRIVclass PRODuct PROMPT QDROP
QIOASSist QUICKDsp RDEVice RECord REMVEXIT REORDer RESERved RESPool RETRIEVE RUN SCMEASURE SECUSER SECURE
SHARE SHARED SHUTDOWNTIME SIGnal SMsg SPACES SPECEX SRM SSI STBypass STGEXEMPT STGLIMIT STORage SVC76
SVCACCL SYSOPER THROTTLE TIMEBOMB TIMER TIMEZones TOKEN TRACEFRames TRSAVE UNDERSCORE VARiable VCONFIG VDISK
VMCONIO VMLAN VMRELOcate VSWITCH VTOD WNG WRKALLEG
""",
    "INDicate LOAD": "AT",
    "INDicate": "ACTive I/O LOAD MT MULTITHread NSS PAGing Queues SPaces USER",
    "MONitor SAMPLE": "CONFIG DISABLE ENABLE INTerval RATE START STOP",
    "MONitor": "SAMPLE START STOP EVENT",
    "SIGnal SHUTDOWN": "ALL",
    "SIGnal": "EXTernal SHUTDOWN",
    "Message": "ALL",
    "MSG": "ALL",
    "VARY ONline": "PATHs SUBchannel",
    "VARY OFFline": "PATHs SUBchannel",
    "VARY": "CPU CORE PATHs SUBchannel REALDEV ONline OFFline",
}
_PARTLY = "ACTivate DEActive DEACTIVATE DEFine"  # CP's have far more options than this model
_DEVICE = r"[0-9][0-9A-F]{2,4}(-[0-9A-F]{3,5})?"  # QUERY rdev; one that begins with a letter may be a user


def listed(tokens: list[str]) -> int:
    """Return the number of words at the start of a line that form a name in the list; 0 = none."""
    for family, options in OPTIONS.items():
        words = _keywords(family)
        if len(tokens) > len(words) and _all(words, tokens):
            named = _among(options, tokens[len(words)]) or _is_device(family, tokens[len(words)])
            if named or "*" not in family:
                return len(words) + named
    if not _among(COMMANDS, tokens[0]):
        return 0
    return 2 if len(tokens) > 1 and _among(_PARTLY, tokens[0]) else 1


def names() -> list[str]:
    """Return all names in the list, as they are spelled, in order."""
    options = [f"{family} {word}" for family, text in OPTIONS.items() for word in text.split()]
    return sorted({*COMMANDS.split(), *options}, key=str.upper)


def explanation(name: list[str], why: str = "") -> str:
    """Return the response to a command that CP has but the model, or this scenario, does not."""
    more = f": {why}" if why else ". HELP lists the simulated commands"
    return f"{' '.join(name)}: CP has this command, but it is not in this model{more}"


def _all(words: list[Keyword], tokens: list[str]) -> bool:
    pairs = zip(words, tokens, strict=False)
    return all(word.spelled == "*" or word.takes(token) for word, token in pairs)


def _among(spelled: str, token: str) -> bool:
    return any(word.takes(token) for word in _keywords(spelled))


@cache
def _keywords(spelled: str) -> list[Keyword]:
    return [Keyword(word) for word in spelled.split()]


def _is_device(family: str, token: str) -> bool:
    return family in ("Query", "Query DASD", "Query Virtual") and bool(re.fullmatch(_DEVICE, token))
