package import Foundation
package import UIKit

/// Insets that a picture shows: dashed lines over the screen, and beside the device how many points
/// each edge has and what they are made of.
///
/// A picture draws the safe area of the view that fills the screen unless it is given others:
/// ```swift
/// simulator.picture("end", caption: "…", showing: "…", insets: [.adjustedContentInset(of: scrollView)])
/// ```
/// All of it is measured on the running screen. ``safeArea(of:named:)`` finds out by itself which bars a
/// safe area is made of.
package struct InsetDrawing: Sendable, Equatable {
  /// What the insets are called, such as "safe area".
  package let name: String
  /// The rectangle that is inset, in points of the screen.
  package let frame: CGRect
  /// How far each edge is inset, in points.
  package let insets: UIEdgeInsets
  /// What the insets are made of, from the edge of the rectangle inwards.
  package let parts: [InsetEdge: [InsetPart]]

  /// Describes insets; parts that do not sum up to their inset are left out.
  ///
  /// - Parameters:
  ///   - name: What they are called, such as "safe area".
  ///   - frame: The rectangle that is inset, in points of the screen.
  ///   - insets: How far each edge is inset.
  ///   - parts: What each inset is made of, from the edge of the rectangle inwards.
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

  /// How the insets come about, such as "top 88 = 44 status bar + 44 navigation bar"; edges
  /// without an inset are left out.
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

  /// The whole inset of an edge, such as "top 88".
  func total(at edge: InsetEdge) -> String {
    "\(edge.rawValue) \(FigureValue.text(of: edge.inset(in: insets)))"
  }
}
