import Foundation

/// The system's settings for user namespaces, which Chromium's sandbox requires.
enum UserNamespaces {
  /// Returns advice on how to permit user namespaces.
  ///
  /// - Parameter read: Returns the value of a setting below `/proc/sys`; `nil` if it does not exist.
  static func remedy(read: (String) -> Int?) -> String {
    // The first setting is Debian's, the last Ubuntu's since 23.10.
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

  /// Returns the value of a setting below `/proc/sys`; `nil` if it does not exist.
  static func setting(_ name: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/sys/" + name, encoding: .utf8) else {
      return nil
    }
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
