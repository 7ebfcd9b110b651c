public import Foundation

/// The focused editable element of a page.
public struct PageFocus: Sendable, Hashable {
  /// The `type` of an `input` element, such as "email"; "textarea" for a text area, and "text" for a
  /// `contenteditable` element.
  public var kind: String
  /// A Boolean value that indicates whether the element contains text.
  public var hasText: Bool
  /// A Boolean value that indicates whether the element was focused during a user gesture.
  ///
  /// The keyboard does not appear for an element that a script focuses without a gesture.
  public var hasUserGesture: Bool
  /// The bounding box of the element in the main frame's document, in CSS pixels.
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
