/* Functions of Windows 10 that Wine 8 lacks and that packages look for when they are loaded. `set-up` compiles this
   file once for each library, with its name defined. */
#include <stddef.h>
#include <windows.h>

#define EXPORT __declspec(dllexport)

#ifdef RANDOM_NUMBERS /* bcryptprimitives.dll, for programs in Rust */
BOOLEAN NTAPI SystemFunction036(PVOID bytes, ULONG count);

EXPORT BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return SystemFunction036(bytes, (ULONG)count); }
#endif

#ifdef CHARACTER_SETS /* icuuc.dll, for Qt: each call fails. Qt has UTF-8, UTF-16 and Latin-1 of its own. */
#define FAILS(name) \
  EXPORT void *name(void) { return NULL; }
FAILS(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
FAILS(UCNV_TO_U_CALLBACK_SUBSTITUTE)
FAILS(ucnv_cbFromUWriteUChars)
FAILS(ucnv_cbToUWriteUChars)
FAILS(ucnv_close)
FAILS(ucnv_countAvailable)
FAILS(ucnv_fromUCountPending)
FAILS(ucnv_fromUnicode)
FAILS(ucnv_getAvailableName)
FAILS(ucnv_getFromUCallBack)
FAILS(ucnv_getMaxCharSize)
FAILS(ucnv_getName)
FAILS(ucnv_getStandardName)
FAILS(ucnv_getToUCallBack)
FAILS(ucnv_open)
FAILS(ucnv_reset)
FAILS(ucnv_setFromUCallBack)
FAILS(ucnv_setToUCallBack)
FAILS(ucnv_toUCountPending)
FAILS(ucnv_toUnicode)
#endif

#ifdef STABLE_FACE /* python3.dll: its definition file forwards all names to python311.dll */
BOOL WINAPI DllMain(HINSTANCE module, DWORD reason, LPVOID reserved) { return TRUE; }
#endif
