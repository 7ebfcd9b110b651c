package import Foundation

/// A length along the scroll direction, and one across it, in points.
package struct FlowSize: Equatable, Sendable {
  package var along: CGFloat
  package var across: CGFloat

  package init(along: CGFloat, across: CGFloat) {
    self.along = along
    self.across = across
  }
}
