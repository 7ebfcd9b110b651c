import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows text of many lines, scrolls it and lets it be edited.
open class UITextView: UIScrollView, UIKeyInput, UITextInputTraits,
  UIContentSizeCategoryAdjusting
{
  /// Posted when editing has begun.
  public static let textDidBeginEditingNotification: NSNotification.Name = .init(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text.
  public static let textDidChangeNotification: NSNotification.Name = .init(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing has ended.
  public static let textDidEndEditingNotification: NSNotification.Name = .init(
    "UITextViewTextDidEndEditingNotification")

  var textState = TextViewState()
  var input = TextInputValues()
  let page = TextPage()

  /// The text container in which the text is laid out.
  public let textContainer: NSTextContainer

  /// Creates a text view with a frame, in points, and no text.
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view without text; a `nil` text container creates one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view; storyboards are not read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  // MARK: Text

  /// The characters; never `nil` when read.
  open var text: String! {
    get { textState.text }
    set { setText(newValue ?? "") }
  }

  /// The characters with attributes of their own.
  open var attributedText: NSAttributedString! {
    get { textState.attributedText ?? NSAttributedString(string: textState.text) }
    set { setAttributedText(newValue) }
  }

  /// Whether the app has set the attributed text, instead of the plain one.
  package var hasAttributedText: Bool { textState.attributedText != nil }

  /// The font; `nil` until one is set.
  open var font: UIFont? {
    get { textState.font }
    set { change { $0.font = newValue } }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { textState.textColor }
    set { change { $0.textColor = newValue } }
  }

  /// The horizontal alignment of the text; `.natural` by default.
  open var textAlignment: NSTextAlignment {
    get { textState.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The insets of the text container from the bounds, in points; 8 at top and bottom by default.
  open var textContainerInset: UIEdgeInsets {
    get { textState.insets }
    set { change { $0.insets = newValue } }
  }

  /// A Boolean value that determines whether fonts of text styles follow the text size that the
  /// user chooses.
  open var adjustsFontForContentSizeCategory: Bool {
    get { textState.adjustsFontForContentSizeCategory }
    set {
      textState.adjustsFontForContentSizeCategory = newValue
      adjustFont()
    }
  }

  // MARK: Editing

  /// A Boolean value that determines whether the text can be edited.
  open var isEditable: Bool {
    get { textState.isEditable }
    set { textState.isEditable = newValue }
  }

  /// A Boolean value that determines whether text can be selected.
  open var isSelectable: Bool {
    get { textState.isSelectable }
    set { textState.isSelectable = newValue }
  }

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !textState.text.isEmpty }

  /// Puts characters at the end of the text.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the last character of the text.
  open func deleteBackward() { deleteLast() }

  /// A view in place of the keyboard; `nil` is the system's.
  open override var inputView: UIView? {
    get { input.view }
    set { input.view = newValue }
  }

  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { input.accessoryView }
    set { input.accessoryView = newValue }
  }

  /// A Boolean value that indicates whether the view can be edited now.
  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Begins editing when a touch is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  // MARK: Keyboard

  /// The keyboard type for the text; `.default` by default.
  open var keyboardType: UIKeyboardType {
    get { input.keyboardType }
    set { input.keyboardType = newValue }
  }

  /// The appearance of the keyboard for the text.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { input.keyboardAppearance }
    set { input.keyboardAppearance = newValue }
  }

  /// The type of the Return key for the text.
  open var returnKeyType: UIReturnKeyType {
    get { input.returnKeyType }
    set { input.returnKeyType = newValue }
  }

  /// The autocapitalization style for the text.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { input.autocapitalizationType }
    set { input.autocapitalizationType = newValue }
  }

  /// The autocorrection style for the text; `.default` by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { input.autocorrectionType }
    set { input.autocorrectionType = newValue }
  }

  /// The spell-checking style for the text; `.default` by default.
  open var spellCheckingType: UITextSpellCheckingType {
    get { input.spellCheckingType }
    set { input.spellCheckingType = newValue }
  }

  /// The semantic meaning of the text, such as a name.
  open var textContentType: UITextContentType! {
    get { input.textContentType }
    set { input.textContentType = newValue }
  }

  /// A Boolean value that determines whether the return key waits for text.
  open var enablesReturnKeyAutomatically: Bool {
    get { input.enablesReturnKeyAutomatically }
    set { input.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that determines whether the text is hidden; text views never hide it.
  open var isSecureTextEntry: Bool {
    get { input.isSecureTextEntry }
    set { input.isSecureTextEntry = newValue }
  }

  // MARK: Size

  /// A Boolean value that determines whether the text scrolls; if not, the view wants to be as high
  /// as its text.
  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the text without scrolling; none while the text scrolls.
  open override var intrinsicContentSize: CGSize { naturalTextSize }

  /// Returns the size of the text broken at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  /// Lays the text out in the present width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  /// Shows the text in the size and colors that the new traits give it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    page.setNeedsDisplay()
    adjustFont()
  }

  package override var firstBaselineFromTop: CGFloat { textBaseline }

  func change(_ change: (inout TextViewState) -> Void) {
    change(&textState)
    textDidChange()
    keyboardTextDidChange()
  }
}
