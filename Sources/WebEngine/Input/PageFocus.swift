public import Foundation

/// The element of a page that takes text.
public struct PageFocus: Sendable, Hashable {
  /// What it takes: an input's type, "textarea" or "text" for anything else that can be edited.
  public var kind: String
  /// Whether there is text in it.
  public var hasText: Bool
  /// Whether its user led there; a script alone brings no keyboard up.
  public var isByUser: Bool
  /// Where it is, in CSS pixels of the document.
  public var frame: CGRect

  /// Describes an element.
  public init(kind: String, hasText: Bool, isByUser: Bool, frame: CGRect = .zero) {
    self.kind = kind
    self.hasText = hasText
    self.isByUser = isByUser
    self.frame = frame
  }
}
