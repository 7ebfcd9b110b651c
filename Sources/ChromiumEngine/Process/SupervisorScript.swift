import EngineSupport

/// The shell script that starts the browser, waits for its exit and cleans up.
///
/// It runs in a session of its own, so that a terminal's signals do not reach it, and removes the private
/// directory whichever of app and browser exits first. Descriptors: 2 standard error, 3 the browser's
/// commands, 4 its responses, 5 the app's lifeline. Arguments: the private directory, the identifier of the
/// user and group to run the browser as ("" for the current ones), then the browser and its arguments.
enum SupervisorScript {
  /// The exit status if the private directory could not be created.
  static let noDirectory: Int32 = 71
  /// The time from the closing of the lifeline to SIGKILL, in seconds.
  static let grace = 2

  /// The script, for `sh -c`.
  static let text = """
    trap '' INT TERM HUP QUIT PIPE
    directory=$1 user=$2; shift 2
    mkdir -m 700 "$directory" || exit \(noDirectory)
    cat > "$directory/fonts.conf" <<'FONTS'
    \(FontSettings.text)
    FONTS
    chmod 644 "$directory/fonts.conf"
    as=
    if [ -n "$user" ]; then
      chown "$user:$user" "$directory"
      as="setpriv --reuid=$user --regid=$user --clear-groups --"
    fi
    # No process that the browser starts can gain privileges. Chromium's sandbox with user namespaces
    # needs none; if the system supports only the sandbox with a setuid program, no_new_privs is not set.
    case " $* " in *" --no-sandbox "*) probe=true ;; *) probe="unshare --user true" ;; esac
    if $as setpriv --no-new-privs -- $probe >/dev/null 2>&1; then
      set -- setpriv --no-new-privs -- "$@"
    fi
    set -- $as "$@"
    # The browser has its own session, so that processes that it leaves behind can be killed as a group.
    set -- setsid "$@"
    (
      trap - INT TERM HUP QUIT PIPE
      unset DBUS_SESSION_BUS_ADDRESS DISPLAY WAYLAND_DISPLAY XAUTHORITY
      cd "$directory"
      HOME=$directory TMPDIR=$directory XDG_CONFIG_HOME=$directory XDG_CACHE_HOME=$directory \\
        XDG_RUNTIME_DIR=$directory \\
        FONTCONFIG_FILE=${FONTCONFIG_FILE:-$directory/fonts.conf} exec "$@" --user-data-dir="$directory/profile" 5<&- >/dev/null
    ) &
    browser=$!
    exec 3<&- 4>&-
    ( read -r _ <&5; sleep \(grace); kill -KILL -$browser ) 2>/dev/null &
    watcher=$!
    wait $browser; status=$?
    kill -KILL $watcher -$browser 2>/dev/null
    # The crash handlers leave every session and group, but keep their standard error: a socket that no
    # other process has. The processes that have it are found with the permissions of their user.
    socket=$(readlink /proc/self/fd/2 | tr -dc 0-9)
    exec 2>/dev/null
    strays=$($as find /proc/[0-9]*/fd/2 -maxdepth 0 -lname "socket:\\[$socket\\]" | cut -d/ -f3)
    [ -z "$strays" ] || kill -KILL $strays
    rm -rf "$directory" || { sleep 1; rm -rf "$directory"; }
    exit $status
    """
}
