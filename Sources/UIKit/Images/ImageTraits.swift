import Foundation

/// The attributes of an image that affect its drawing, apart from its pixels and rendering mode.
struct ImageTraits: Sendable, Equatable {
  /// The cap insets, in points; `nil` if the whole image is stretched.
  var caps: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.stretch
  var alignmentInsets = UIEdgeInsets.zero
}
