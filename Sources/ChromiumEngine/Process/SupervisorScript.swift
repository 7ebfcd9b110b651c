/// The shell program that starts the browser, outlives everything and cleans up.
///
/// It runs in a session of its own, so that a terminal's signals do not reach it, and owns the
/// private directory: whatever ends first, the directory goes with the browser.
/// Descriptors: 3 commands and 4 replies of the browser, 5 the program's lifeline, 2 diagnostics.
/// Arguments: the private directory's parent, the user and group the browser becomes ("" for the
/// program's own), then the browser and its arguments.
enum SupervisorScript {
  /// What the script ends with when it could not make the private directory.
  static let noDirectory: Int32 = 71
  /// Seconds between the end of the lifeline and the use of force.
  static let grace = 2

  /// The program, for `sh -c`.
  static let text = """
    trap '' INT TERM HUP QUIT PIPE
    parent=$1 user=$2; shift 2
    directory=$(mktemp -d "$parent/fanlight-XXXXXXXXXX") || exit \(noDirectory)
    cat > "$directory/fonts.conf" <<'FONTS'
    \(FontSettings.text)
    FONTS
    chmod 644 "$directory/fonts.conf"
    if [ -n "$user" ]; then
      chown "$user:$user" "$directory"
      set -- setpriv --reuid="$user" --regid="$user" --clear-groups -- "$@"
    fi
    # A session of the browser's own: what it leaves behind can be ended as one group.
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
    # The crash handler leaves every session and group, but has the directory among its arguments.
    strays=$(printf %s "$directory" | grep -lsF -f - /proc/[0-9]*/cmdline | tr -dc '0-9\\n')
    [ -z "$strays" ] || kill -KILL $strays 2>/dev/null
    rm -rf "$directory" || { sleep 1; rm -rf "$directory"; }
    exit $status
    """
}
