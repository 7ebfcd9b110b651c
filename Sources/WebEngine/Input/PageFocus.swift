public import Foundation

/// The focused editable element of a page.
public struct PageFocus: Sendable, Hashable {
  /// The type of an input element; "textarea", or "text" for any other editable element.
  public var kind: String
  /// A Boolean value that indicates whether the element contains text.
  public var hasText: Bool
  /// A Boolean value that indicates whether a user gesture focused the element; the keyboard does
  /// not appear for a script alone.
  public var hasUserGesture: Bool
  /// The bounding box of the element, in CSS pixels of the document.
  public var frame: CGRect
  /// The element's `inputmode`; empty by default.
  public var inputMode: String = ""
  /// The element's `autocapitalize`; empty by default.
  public var autocapitalize: String = ""
  /// The element's `enterkeyhint`; empty by default.
  public var enterKeyHint: String = ""
  /// The element's `pattern`; empty by default.
  public var pattern: String = ""
  /// A Boolean value that indicates whether the element's form has an `action`; `false` by default.
  public var hasFormAction: Bool = false

  /// Creates a description of a focused element.
  public init(kind: String, hasText: Bool, hasUserGesture: Bool, frame: CGRect = .zero) {
    self.kind = kind
    self.hasText = hasText
    self.hasUserGesture = hasUserGesture
    self.frame = frame
  }
}
