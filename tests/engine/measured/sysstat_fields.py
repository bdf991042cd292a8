"""Fields of sar, iostat and mpstat by the units in their manuals: those of 12.6, then others since 10."""

from __future__ import annotations

FIELDS = {
    "KB/s": "pgpgin/s pgpgout/s rkB/s wkB/s dkB/s rxkB/s txkB/s kB_read/s kB_wrtn/s kB_dscd/s kB_w+d/s kB/s",
    "1/s": (
        "fault/s majflt/s rxpck/s txpck/s rxcmp/s txcmp/s rxmcst/s rxerr/s txerr/s coll/s rxdrop/s "
        "txdrop/s txcarr/s rxfram/s rxfifo/s txfifo/s fch_rxf/s fch_txf/s imsg/s omsg/s iech/s iechr/s "
        "oech/s oechr/s itm/s itmr/s otm/s otmr/s iadrmk/s iadrmkr/s oadrmk/s oadrmkr/s ierr/s oerr/s "
        "idstunr/s odstunr/s itmex/s otmex/s iparmpb/s oparmpb/s isrcq/s osrcq/s iredir/s oredir/s "
        "imsg6/s omsg6/s iech6/s iechr6/s oechr6/s igmbq6/s igmbr6/s ogmbr6/s igmbrd6/s ogmbrd6/s "
        "irtsol6/s ortsol6/s irtad6/s inbsol6/s onbsol6/s inbad6/s onbad6/s ierr6/s idtunr6/s odtunr6/s "
        "itmex6/s otmex6/s iprmpb6/s oprmpb6/s iredir6/s oredir6/s ipck2b6/s opck2b6/s irec/s fwddgm/s "
        "idel/s orq/s asmrq/s asmok/s fragok/s fragcrt/s ihdrerr/s iadrerr/s iukwnpr/s idisc/s odisc/s "
        "onort/s asmf/s fragf/s irec6/s fwddgm6/s idel6/s orq6/s asmrq6/s asmok6/s imcpck6/s omcpck6/s "
        "fragok6/s fragcr6/s ihdrer6/s iadrer6/s iukwnp6/s i2big6/s idisc6/s odisc6/s inort6/s onort6/s "
        "asmf6/s fragf6/s itrpck6/s call/s retrans/s read/s write/s access/s getatt/s scall/s badcall/s "
        "packet/s udp/s tcp/s hit/s miss/s sread/s swrite/s saccess/s sgetatt/s total/s dropd/s "
        "squeezd/s rx_rps/s flw_lim/s active/s passive/s iseg/s oseg/s atmptf/s estres/s isegerr/s "
        "orsts/s idgm/s odgm/s noport/s idgmerr/s idgm6/s odgm6/s noport6/s idgmer6/s proc/s cswch/s "
        "rcvin/s xmtin/s framerr/s prtyerr/s brk/s ovrun/s r/s w/s d/s f/s rqm/s rrqm/s wrqm/s drqm/s "
        "intr/s txmtin/s tps rtps wtps dtps"
    ),
    "pages/s": (
        "pgfree/s pgscank/s pgscand/s pgsteal/s pswpin/s pswpout/s frmpg/s bufpg/s campg/s shmpg/s "
        "pgprom/s pgdem/s"
    ),
    "%": (
        "%vmeff %util %fsused %ufsused %Iused %hugused %in %temp %ifutil %scpu-10 %scpu-60 %scpu-300 "
        "%scpu %sio-10 %sio-60 %sio-300 %sio %fio-10 %fio-60 %fio-300 %fio %smem-10 %smem-60 %smem-300 "
        "%smem %fmem-10 %fmem-60 %fmem-300 %fmem %memused %commit %swpused %swpcad %user %usr %nice "
        "%system %sys %iowait %steal %irq %soft %guest %gnice %idle %rrqm %wrqm %drqm %super-sz "
        "%dquot-sz %rtsig-sz %cap"
    ),
    "count": (
        "aqu-sz Ifree Iused totsck tcpsck udpsck rawsck ip-frag tcp-tw tcp6sck "
        "udp6sck raw6sck ip6-frag blg_len runq-sz plist-sz ldavg-1 ldavg-5 ldavg-15 blocked dentunusd "
        "file-nr inode-nr pty-nr avgqu-sz file-sz inode-sz super-sz dquot-sz rtsig-sz"
    ),
    "sectors/s": (
        "bread/s bwrtn/s bdscd/s Blk_read/s Blk_wrtn/s Blk_dscd/s Blk_w+d/s sec/s rsec/s wsec/s dsec/s "
        "rd_sec/s wr_sec/s dc_sec/s"
    ),
    "KB": (
        "areq-sz kbhugfree kbhugused kbhugrsvd kbhugsurp kbmemfree kbavail kbmemused kbbuffers kbcached "
        "kbcommit kbactive kbinact kbdirty kbanonpg kbslab kbkstack kbpgtbl kbvmused kbswpfree kbswpused "
        "kbswpcad kB_read kB_wrtn kB_dscd kB_w+d rareq-sz wareq-sz dareq-sz"
    ),
    "ms": "await r_await w_await d_await f_await svctm",
    "MB": "MBfsfree MBfsused MB_read MB_wrtn MB_dscd MB_w+d",
    "MHz": "MHz wghMHz",
    "rpm": "rpm drpm",
    "V": "inV",
    "degC": "degC",
    "mA": "maxpower",
    "4 bytes/s": "fch_rxw/s fch_txw/s",
    "MB/s": "MB_read/s MB_wrtn/s MB_dscd/s MB_w+d/s MB/s rMB/s wMB/s dMB/s",
    "sectors": "Blk_read Blk_wrtn Blk_dscd Blk_w+d avgrq-sz",
}
