/*
 * Stands between PostgreSQL and the system (LD_PRELOAD): a file "fsync-5" in the folder SYNC_FAULTS has the
 * next fsync, of whichever process, answer the error 5 instead of being made. Who removes the file has it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int call(const char *name, int fd) {
  static const int errors[] = {EIO, ENOSPC};
  const char *folder = getenv("SYNC_FAULTS");
  for (int i = 0; folder && i < 2; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s-%d", folder, name, errors[i]);
    if (unlink(path) == 0) {
      errno = errors[i];
      return -1;
    }
  }
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  return real(fd);
}

int fsync(int fd) { return call("fsync", fd); }
int fdatasync(int fd) { return call("fdatasync", fd); }
