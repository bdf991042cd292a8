"""Files as other programs write them, shortened."""

from __future__ import annotations

SADF_D = """\
# hostname;interval;timestamp;CPU;%user;%nice;%system;%iowait;%steal;%idle
lnx1;60;2009-11-03 12:01:01 UTC;-1;12.50;0.00;3.10;0.40;1.20;82.80
lnx1;60;2009-11-03 12:01:01 UTC;0;20.00;0.00;4.00;0.50;1.50;74.00
lnx1;60;2009-11-03 12:02:01 UTC;-1;13.50;0.00;3.00;0.30;1.10;82.10
lnx1;60;2009-11-03 12:02:01 UTC;0;21.00;0.00;4.10;0.40;1.40;73.10
# hostname;interval;timestamp;IFACE;rxpck/s;txpck/s
lnx1;60;2009-11-03 12:01:01 UTC;eth0;100.00;90.00
lnx1;60;2009-11-03 12:02:01 UTC;eth0;110.00;95.00
"""
SADF_J = """\
{"sysstat": {"hosts": [{"nodename": "lnx1", "statistics": [
 {"timestamp": {"date": "2009-11-03", "time": "12:01:01", "utc": 1, "interval": 60},
  "cpu-load": [{"cpu": "all", "user": 12.5, "idle": 82.8}, {"cpu": "0", "user": 20.0, "idle": 74.0}],
  "memory": {"memfree": 102400, "memused-percent": 80.5},
  "network": {"net-dev": [{"iface": "eth0", "rxpck": 100.0}]}},
 {"timestamp": {"date": "2009-11-03", "time": "12:02:01", "utc": 1, "interval": 60},
  "cpu-load": [{"cpu": "all", "user": 13.5, "idle": 82.1}, {"cpu": "0", "user": 21.0, "idle": 73.1}],
  "memory": {"memfree": 102000, "memused-percent": 80.6},
  "network": {"net-dev": [{"iface": "eth0", "rxpck": 110.0}]}}]}]}}
"""
VMSTAT = """\
procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu----- -----timestamp-----
 r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st                 UTC
 9  0      0 999999  10240  51200    0    0     5     9  100  200  9  2 87  1  0 2009-11-03 12:00:00
 1  0   1024 204800  10240  51200    0    0     5     9  100  200 10  2 87  1  0 2009-11-03 12:00:01
 2  0   2048 102400  10240  51200    3    4     5     9  110  210 20  2 77  1  0 2009-11-03 12:00:02
"""
VMSTAT_PLAIN = """\
procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
 r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
 1  0   1024 104800  10240  51200    0    0     5     9  100  200 10  2 87  1  0
 2  0   2048 102400  10240  51200    3    4     5     9  110  210 20  2 77  1  0
 2  0   2048 102300  10240  51200    3    4     5     9  110  210 20  2 77  1  0
"""
VMSTAT_D = """\
disk- ------------reads------------ ------------writes----------- -----IO------
       total merged sectors      ms  total merged sectors      ms    cur    sec
dasda 411050  41770 11307578  320315 1168455 583904 55600208  423991      0    192
disk- ------------reads------------ ------------writes----------- -----IO------
       total merged sectors      ms  total merged sectors      ms    cur    sec
dasda 411060  41770 11307658  320325 1168455 583904 55600208  423991      0    193
"""
PROC = """\
1257249600
MemTotal:        1027972 kB
MemFree:          514000 kB
nr_free_pages 128500
cpu  100 0 50 900 10 0 0 5
0.25 0.20 0.10 2/150 4711
1257249660
MemTotal:        1027972 kB
MemFree:          400000 kB
nr_free_pages 100000
cpu  160 0 70 1300 12 0 0 7
1.25 0.60 0.30 3/151 4712
"""
DATED = """\
Tue Nov  3 12:00:00 CET 2009
MemFree:          514000 kB
intr 5000 10 20 30
   8       0 sda 100 5 2000 30 50 6 1000 20 0 40 50 0 0 0 0
Inter-|   Receive                                                |  Transmit
 face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls
  eth0: 1000 10 0 0 0 0 0 0 2000 20 0 0 0 0 0 0
some avg10=0.10 avg60=0.20 avg300=0.30 total=12
Tue 03 Nov 2009 12:01:00 PM CET
MemFree:          400000 kB
intr 6000 11 21 31
   8       0 sda 130 5 2000 30 50 6 1000 20 0 40 50 0 0 0 0
  eth0: 1500 10 0 0 0 0 0 0 2000 20 0 0 0 0 0 0
some avg10=0.40 avg60=0.20 avg300=0.30 total=12
"""
JOURNAL = """\
2009-11-03T12:00:00+0000 lnx1 cpuplugd[812]: loadavg: 0.25, idle: 85.3 %
2009-11-03T12:00:05+0000 lnx1 cpuplugd[812]: loadavg: 1.25, idle: 60.0 %
"""
SYSLOG = """\
Feb 29 23:59:58 lnx1 cpuplugd[812]: loadavg = 0.25
Mar  1 00:00:03 lnx1 cpuplugd[812]: loadavg = 1.25
"""
FCX = """\
FCX225 SYSSUMLG,,,,
System: LPAR1,,,,
Date,Time,%CPU,Users,Page Rate (pages/s)
11/03/2009,12:01:00,45.5,600,35131
11/03/2009,12:02:00,46.0,600,35200
"""
GERMAN = """\
Datum;Zeit;CPU %;Seiten/s
03.11.2009;12:01:00;45,5;1.035,25
03.11.2009;12:02:00;46,0;1.040,50
"""
LOCAL = """\
time,load,load,,note
s,%,%,,
25/10/2009 02:59:00,"1,234.5",2,,a
25/10/2009 02:00:00,5,6,7,b
# a comment
25/10/2009 02:01:00,8,9,,c
"""
CPUPLUGD = """\
2009-11-03 12:00:00: loadavg = 0.25
2009-11-03 12:00:00: onumcpus = 2
2009-11-03 12:00:05: loadavg = 1.25
2009-11-03 12:00:05: onumcpus = 3
"""
CHROME = """\
{"displayTimeUnit": "ns", "traceEvents": [
 {"ph": "M", "pid": 1, "tid": 0, "name": "process_name", "args": {"name": "CPU"}},
 {"ph": "C", "pid": 1, "tid": 0, "ts": 0, "name": "processor 0, %", "args": {"guest code": 40.0, "CP": 10.0}},
 {"ph": "C", "pid": 1, "tid": 0, "ts": 1000000, "name": "processor 0, %",
  "args": {"guest code": 50.0, "CP": 12.0}}]}
"""
ALL = {
    "sadf-d.csv": SADF_D,
    "sadf.json": SADF_J,
    "vmstat.txt": VMSTAT,
    "proc.txt": PROC,
    "dated.txt": DATED,
    "journal.txt": JOURNAL,
    "fcx225.csv": FCX,
    "german.csv": GERMAN,
    "cpuplugd.log": CPUPLUGD,
    "trace.json": CHROME,
}
SAR = """\
Linux 5.14.0 (lnx1) \t11/03/2009 \t_s390x_\t(2 CPU)

11:59:41 PM     CPU     %user     %nice   %system   %iowait    %steal     %idle
11:59:51 PM     all     12.50      0.00      3.10      0.40      1.20     82.80
11:59:51 PM       0     20.00      0.00      4.00      0.50      1.50     74.00
12:00:01 AM     all     13.50      0.00      3.00      0.30      1.10     82.10
12:00:01 AM       0     21.00      0.00      4.10      0.40      1.40     73.10
Average:        all     13.00      0.00      3.05      0.35      1.15     82.45

11:59:41 PM       DEV       tps  rd_sec/s  wr_sec/s  avgrq-sz  avgqu-sz     await     svctm     %util
11:59:51 PM    dev94-0     10.00    800.00     16.00     81.60      0.05      8.00      1.00      1.00
12:00:01 AM    dev94-0     20.00    400.00     16.00     20.80      0.05      4.00      1.00      2.00

11:59:41 PM kbmemfree kbmemused  %memused
12:00:01 AM    1.5M    512.0k      33.3%

12:00:02 AM       LINUX RESTART\t(2 CPU)
"""
MPSTAT = """\
Linux 5.14.0 (lnx1) \t03.11.2009 \t_s390x_\t(2 CPU)

12:00:00     CPU    %usr   %nice    %sys %iowait    %irq   %soft  %steal  %guest  %gnice   %idle
12:00:05     all   12,50    0,00    3,10    0,40    0,00    0,00    1,20    0,00    0,00   82,80
12:00:05       0   20,00    0,00    4,00    0,50    0,00    0,00    1,50    0,00    0,00   74,00

12:00:05     CPU    intr/s
12:00:10     all    514,00
Durchschn.:  CPU    intr/s
Durchschn.:  all    514,00
"""
IOSTAT = """\
Linux 5.14.0 (lnx1) \t11/03/2009 \t_s390x_\t(2 CPU)

avg-cpu:  %user   %nice %system %iowait  %steal   %idle
          50.00    0.00    0.00    0.00    0.00   50.00

Device            r/s     rkB/s r_await  %util
dasda            9.00     36.00    9.00   9.00

avg-cpu:  %user   %nice %system %iowait  %steal   %idle
          12.50    0.00    3.10    0.40    1.20   82.80

Device            r/s     rkB/s r_await  %util
dasda           10.00     40.00    8.00   1.00

avg-cpu:  %user   %nice %system %iowait  %steal   %idle
          13.50    0.00    3.00    0.30    1.10   82.10

Device            r/s     rkB/s r_await  %util
dasda           20.00     80.00    4.00   2.00

"""
IOSTAT_T = """\
Linux 5.14.0 (lnx1) \t11/03/2009 \t_s390x_\t(2 CPU)

11/03/2009 12:00:00 PM
Device:            tps    Blk_read/s    Blk_wrtn/s
dasda            99.00        999.00        999.00

11/03/2009 12:00:05 PM
Device:            tps    Blk_read/s    Blk_wrtn/s
dasda            10.00        800.00         16.00
"""
SADF_P = """\
lnx1\t60\t2009-11-03 12:01:01 UTC\tall\t%user\t12.50
lnx1\t60\t2009-11-03 12:01:01 UTC\tcpu0\t%user\t20.00
lnx1\t60\t2009-11-03 12:01:01 UTC\t-\tbread/s\t80.00
lnx1\t60\t2009-11-03 12:01:01 UTC\t-\tretrans/s\t1.00
lnx1\t60\t2009-11-03 12:01:01 UTC\t-\tretrans/s\t2.00
lnx1\t60\t2009-11-03 12:02:01 UTC\tall\t%user\t13.50
lnx1\t60\t2009-11-03 12:02:01 UTC\t-\tretrans/s\t1.50
lnx1\t60\t2009-11-03 12:02:01 UTC\t-\tretrans/s\t2.50
"""
NMON = """\
AAA,progname,nmon
AAA,interval,60
AAA,date,03-NOV-2009
BBBP,000,/etc/release
CPU001,CPU 1 lnx1,User%,Sys%,Wait%,Idle%,Steal%
CPU_ALL,CPU Total lnx1,User%,Sys%,Wait%,Idle%,Steal%,Busy,CPUs
MEM,Memory MB lnx1,memtotal,memfree,bigfree
VM,Paging and Virtual Memory,nr_dirty,pgpgin
NET,Network I/O lnx1,eth0-read-KB/s,eth0-write-KB/s
DISKBUSY,Disk %Busy lnx1,dasda
DISKXFER,Disk transfers per second lnx1,dasda
TOP,%CPU Utilisation
ZZZZ,T0001,12:00:01,03-NOV-2009
CPU001,T0001,38.5,6.0,0.5,53.0,2.0
CPU_ALL,T0001,38.5,6.0,0.5,53.0,2.0,,1
MEM,T0001,1003.9,512.5,-1.0
VM,T0001,100,2000
NET,T0001,38.5,12.0
DISKBUSY,T0001,3.6
DISKXFER,T0001,179.3
TOP,0004711,T0001,12.5,1,2
ZZZZ,T0002,12:01:01,03-NOV-2009
CPU_ALL,T0002,40.5,6.0,0.5,51.0,2.0,,1
MEM,T0002,1003.9,500.0,-1.0
NET,T0002,40.5,12.0
"""
DSTAT = """\
"Dstat 0.7.3 CSV output"
"Author:","Dag Wieers <dag@wieers.com>",,,,"URL:","http://dag.wieers.com/home-made/dstat/"
"Host:","lnx1",,,,"User:","root"
"Cmdline:","dstat -tcd -r --output x.csv 60",,,,"Date:","03 Nov 2009 12:00:01 UTC"

"system","total cpu usage",,"dsk/total",,"io/total",
"time","usr","sys","read","writ","read","writ"
03-11 12:00:01,9.0,9.0,9999,9999,9,9
03-11 12:01:01,12.5,3.1,8192.0,4096.0,2.0,1.0
03-11 12:02:01,13.5,3.0,16384.0,4096.0,4.0,1.0
"""
DSTAT_SCREEN = """\
--total-cpu-usage-- -dsk/total- ---system-- ------memory-usage-----
usr sys idl wai stl| read  writ| int   csw | used  free  buff  cach
 79   7  14   0   0| 449k 2323k| 903  2072 |1596M 15.6G  115M 5912M
 96   4   0   0   0|  32k  140k| 789  1790 |1651M 15.5G  115M 5913M
 95   5   0   0   0|4096B  132k|1.2k  2542 |1701M 15.5G  115M 5913M
"""
FCX102 = """\
1FCX102      CPU 8561  SER 12345  Interval 23:59:00 - 23:59:30    Perf. Monitor

  Operation                Count Rate/s    Operation                Count Rate/s
  Real SSCH instructions    9673    161    Real CSCH instructions       1     .0
  SVC 76 reflected             0     .0    Diagnose I/O requests      489    8.2
  Diag.X'9C', Not Ready       18     .3    Diag.X'9C', Wait State     642   10.7

  Storage Management
  Subpool FREE req bk >2G 178404   2973    Total FREE req bk >2G   178407   2973
  Reserved                                 Storage fast clears        294    4.9
  Demand scan 1st pass       ---    ---    Demand scan 2nd pass       ---    ---
1FCX112      CPU 8561  SER 12345  Interval 23:59:00 - 23:59:30    Perf. Monitor
  Userid   12 34
1FCX102      CPU 8561  SER 12345  Interval 23:59:30 - 00:00:00    Perf. Monitor

  Operation                Count Rate/s    Operation                Count Rate/s
  Real SSCH instructions   19346    322    Real CSCH instructions       1     .0
"""
