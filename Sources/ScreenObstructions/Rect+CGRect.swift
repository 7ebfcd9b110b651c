package import AuditRules
package import CoreGraphics

extension Rect {
  /// Creates a rectangle of the audit's rules from a `CGRect`.
  package init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
