/// The bars that an app shows around a web view.
package enum HostBar: String, Sendable, Hashable, CaseIterable, Codable {
  /// The navigation bar of a navigation controller.
  case navigation
  /// The toolbar of a navigation controller.
  case toolbar
  /// The tab bar of a tab bar controller around everything else.
  case tab
}
