extension Report {
  /// A region that hides a part of a screen, such as the housing or the status bar.
  package struct Obstruction: Sendable, Hashable, Codable {
    /// The kind, such as "housing" or "statusBar" (docs/spec/audit.md, 2.1).
    package var kind: String
    /// The outline as SVG path data, in points of the screen.
    package var path: String
    /// The effect on the content below: "opaque", "translucent" or "no".
    package var hides: String

    /// Creates an obstruction.
    package init(kind: String, path: String, hides: String) {
      self.kind = kind
      self.path = path
      self.hides = hides
    }
  }
}
