// Root's rights: WebKit's sandbox keeps uid 0 and its capabilities when root starts it, so root
// becomes nobody first (docs/engines.md, "Sandbox").
#define _GNU_SOURCE
#include <errno.h>
#include <grp.h>
#include <pwd.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "supervisor.h"

Identity dropPrivileges(void) {
  if (geteuid() != 0 && getuid() != 0)
    return (Identity){.user = geteuid(), .group = getegid(), .isDropped = false};
  // Where display servers have their sockets; made here, it has the owner that they expect.
  if (mkdir("/tmp/.X11-unix", 01777) == 0) chmod("/tmp/.X11-unix", 01777);
  struct passwd *nobody = getpwnam("nobody");
  uid_t user = nobody ? nobody->pw_uid : 65534;
  gid_t group = nobody ? nobody->pw_gid : 65534;
  if (setgroups(0, NULL) || setresgid(group, group, group) || setresuid(user, user, user))
    fail("startFailed", "Start the program as another user than root.",
         "The WebKit helper cannot become the user nobody: %s.", strerror(errno));
  if (setuid(0) == 0)
    fail("startFailed", "Start the program as another user than root.",
         "The WebKit helper became root again after it had dropped root's rights.");
  // The kernel marks a process that changed its user as one whose /proc files are root's. bubblewrap
  // writes there, and starts from a new program, which is why it is enough to say so here.
  prctl(PR_SET_DUMPABLE, 1);
  return (Identity){.user = user, .group = group, .isDropped = true};
}
