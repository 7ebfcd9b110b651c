package import Foundation
package import UIKit

/// Insets that a picture shows: dashed lines on the screen, and beside the device the length of
/// each edge's inset and its components.
///
/// By default, a picture shows the safe area of the view that fills the screen. To show others:
/// ```swift
/// simulator.picture("end", caption: "…", showing: "…", insets: [.adjustedContentInset(of: scrollView)])
/// ```
/// The values are measured on the running screen. ``safeArea(of:named:)`` determines which bars
/// contribute to a safe area.
package struct InsetDrawing: Sendable, Equatable {
  /// The name of the insets, such as "safe area".
  package let name: String
  /// The rectangle that is inset, in points of the screen.
  package let frame: CGRect
  /// The inset of each edge, in points.
  package let insets: UIEdgeInsets
  /// The components of each inset, from the edge of the rectangle inward.
  package let parts: [InsetEdge: [InsetPart]]

  /// Creates a drawing of insets; components that do not add up to their inset are omitted.
  ///
  /// - Parameters:
  ///   - name: The name of the insets, such as "safe area".
  ///   - frame: The rectangle that is inset, in points of the screen.
  ///   - insets: The inset of each edge, in points.
  ///   - parts: The components of each inset, from the edge of the rectangle inward.
  package init(
    _ name: String, in frame: CGRect, insets: UIEdgeInsets, parts: [InsetEdge: [InsetPart]] = [:]
  ) {
    self.name = name
    self.frame = frame
    self.insets = insets
    self.parts = parts.filter { edge, parts in
      abs(parts.reduce(0) { $0 + $1.length } - edge.inset(in: insets)) < 0.01
    }
  }

  /// The rectangle within the insets, in points of the screen.
  package var innerRect: CGRect { frame.inset(by: insets) }

  /// The insets as a sentence, such as "Safe area: top 88 = 44 status bar + 44 navigation bar.".
  package var words: String {
    let name =
      name.first?.isLowercase == true && !name.contains { $0.isUppercase || $0 == "(" }
      ? name.prefix(1).uppercased() + name.dropFirst() : name
    return "\(name): \(explanation)."
  }

  /// The insets with their components, such as "top 88 = 44 status bar + 44 navigation bar"; edges
  /// without an inset are omitted.
  var explanation: String {
    let edges = InsetEdge.allCases.compactMap { edge -> String? in
      guard abs(edge.inset(in: insets)) >= 0.01 else { return nil }
      let total = total(at: edge)
      guard let parts = parts[edge], !parts.isEmpty else { return total }
      if parts.count == 1 { return "\(total) (\(parts[0].name))" }
      return "\(total) = \(parts.sum)"
    }
    return edges.isEmpty ? "0 on every side" : edges.joined(separator: "; ")
  }

  /// Returns the total inset of an edge, such as "top 88".
  func total(at edge: InsetEdge) -> String {
    "\(edge.rawValue) \(FigureValue.text(of: edge.inset(in: insets)))"
  }
}
