// Drops root privileges: WebKit's sandbox keeps uid 0 and its capabilities when root starts it, so the process
// becomes the user nobody first (docs/engines.md, "Sandbox").
#define _GNU_SOURCE
#include <errno.h>
#include <grp.h>
#include <pwd.h>
#include <sched.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "supervisor.h"

Identity dropPrivileges(void) {
  if (geteuid() != 0 && getuid() != 0)
    return (Identity){.user = geteuid(), .group = getegid(), .isDropped = false};
  // The directory for the sockets of display servers, which must belong to root.
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
  // After a change of user, the kernel gives the process's /proc files to root. bubblewrap writes to its own, and
  // is started by `execve`, so it is enough to reset the attribute here.
  prctl(PR_SET_DUMPABLE, 1);
  return (Identity){.user = user, .group = group, .isDropped = true};
}

void requireNamespaces(void) {
  // If bubblewrap fails, WebKit aborts with an assertion, and in some containers it disables its sandbox instead.
  pid_t process = fork();
  if (process == 0) _exit(unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS) ? 1 : 0);
  int status = 1;
  if (process > 0) waitpid(process, &status, 0);
  if (status != 0)
    fail("startFailed",
         "Allow user namespaces (sysctl user.max_user_namespaces, kernel.apparmor_restrict_unprivileged_userns, "
         "the container's seccomp profile), or use --no-sandbox for pages that you trust.",
         "WebKit's sandbox needs user namespaces, and the kernel refuses them to the user %d.", (int)getuid());
}
