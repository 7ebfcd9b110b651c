import Foundation

/// How an image is drawn apart from its pixels and its color.
struct ImageTraits: Sendable, Equatable {
  /// The edges that keep their size, in points; `nil` if the whole image is stretched.
  var caps: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.stretch
  var alignmentInsets = UIEdgeInsets.zero
}
