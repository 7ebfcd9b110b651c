package import AuditRules

/// The screen, host and position that a picture shows.
package struct AuditPicturePlace: Hashable, Sendable {
  /// The screen's name, as in occurrences.
  package var screen: String
  /// The host.
  package var host: AuditHost
  /// The position.
  package var position: ScrollPosition

  /// Creates a place.
  package init(screen: String, host: AuditHost, position: ScrollPosition) {
    self.screen = screen
    self.host = host
    self.position = position
  }
}
