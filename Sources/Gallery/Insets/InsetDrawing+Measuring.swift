package import UIKit

extension InsetDrawing {
  /// Returns the safe area of a view, and its components.
  @MainActor
  package static func safeArea(of view: UIView, named name: String = "safe area") -> InsetDrawing {
    let insets = view.safeAreaInsets
    return InsetDrawing(
      name, in: view.convert(view.bounds, to: nil), insets: insets,
      parts: SafeAreaParts(of: view).parts(of: insets))
  }

  /// Returns the adjusted content inset of a scroll view: its content inset and the system's
  /// insets.
  ///
  /// The lines mark the beginning and the end of the content when it is scrolled there.
  @MainActor
  package static func adjustedContentInset(of scrollView: UIScrollView) -> InsetDrawing {
    let (own, all) = (scrollView.contentInset, scrollView.adjustedContentInset)
    var parts: [InsetEdge: [InsetPart]] = [:]
    for edge in InsetEdge.allCases {
      let system = edge.inset(in: all) - edge.inset(in: own)
      parts[edge] = [
        InsetPart("safe area", system), InsetPart("contentInset", edge.inset(in: own)),
      ].filter { abs($0.length) >= 0.01 }
    }
    return InsetDrawing(
      "adjustedContentInset", in: scrollView.convert(scrollView.bounds, to: nil), insets: all,
      parts: parts)
  }

  /// Returns the layout margins of a view: the safe area and the margins themselves.
  @MainActor
  package static func layoutMargins(of view: UIView) -> InsetDrawing {
    let (safe, all) = (view.safeAreaInsets, view.layoutMargins)
    var parts: [InsetEdge: [InsetPart]] = [:]
    for edge in InsetEdge.allCases {
      let covered =
        view.insetsLayoutMarginsFromSafeArea
        ? min(edge.inset(in: safe), edge.inset(in: all)) : 0
      parts[edge] = [
        InsetPart("safe area", covered), InsetPart("margin", edge.inset(in: all) - covered),
      ].filter { abs($0.length) >= 0.01 }
    }
    return InsetDrawing(
      "layoutMargins", in: view.convert(view.bounds, to: nil), insets: all, parts: parts)
  }
}
