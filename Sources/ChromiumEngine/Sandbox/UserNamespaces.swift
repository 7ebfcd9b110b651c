import Foundation

/// The system's rules about user namespaces, of which Chromium's sandbox is made.
enum UserNamespaces {
  /// How to allow them, from the settings that forbid them.
  ///
  /// - Parameter read: Gives the number in a file below `/proc/sys`, `nil` where there is none.
  static func remedy(read: (String) -> Int?) -> String {
    // The first is Debian's, the last Ubuntu's from 23.10 on.
    let settings = [
      ("kernel/unprivileged_userns_clone", 0, "kernel.unprivileged_userns_clone=1"),
      ("user/max_user_namespaces", 0, "user.max_user_namespaces=15000"),
      (
        "kernel/apparmor_restrict_unprivileged_userns", 1,
        "kernel.apparmor_restrict_unprivileged_userns=0"
      ),
    ]
    let changes = settings.filter { read($0.0) == $0.1 }.map(\.2)
    let allow =
      changes.isEmpty
      ? "Let the container make user namespaces (docker run --security-opt seccomp=unconfined)"
      : "As root, run “sysctl -w \(changes.joined(separator: " "))”"
    return "\(allow), or pass --no-sandbox for pages you trust."
  }

  /// The number in a file below `/proc/sys`.
  static func setting(_ name: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/sys/" + name, encoding: .utf8) else {
      return nil
    }
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
