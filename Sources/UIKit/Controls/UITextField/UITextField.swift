import CoreGraphics
public import Foundation
import QuartzCore

/// A control with one line of text that can be edited.
open class UITextField: UIControl, UITextInput, UITextInputTraits,
  UIContentSizeCategoryAdjusting
{
  var field = TextFieldState()
  var input = TextInputValues()
  /// Called when the Return key is pressed, for the owner of the field.
  var onReturn: (() -> Void)?
  private var storedLeftView: UIView?
  private var storedRightView: UIView?

  /// Creates an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty field without a border; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    layer.drawingExtent = .lines
    isOpaque = false
    control.horizontalAlignment = .left
  }

  /// The delegate of the text field; `nil` by default.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The characters; never `nil` when read.
  open var text: String? {
    get { field.text }
    set { setText(newValue ?? "") }
  }

  /// The styled text of the field; `nil` if there is none.
  open var attributedText: NSAttributedString? {
    get { field.attributedText ?? NSAttributedString(string: field.text) }
    set { setAttributedText(newValue) }
  }

  /// The placeholder, which is shown while the text is empty.
  open var placeholder: String? {
    get { field.attributedPlaceholder?.string ?? field.placeholder }
    set {
      change {
        $0.placeholder = newValue
        $0.attributedPlaceholder = nil
      }
    }
  }

  /// The styled placeholder; `nil` if there is none.
  open var attributedPlaceholder: NSAttributedString? {
    get { field.attributedPlaceholder }
    set { change { $0.attributedPlaceholder = newValue } }
  }

  /// The font; 17 points of the system font if none is set.
  open var font: UIFont? {
    get { field.font }
    set { change { $0.font = newValue ?? .systemFont(ofSize: 17) } }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { field.textColor }
    set { change { $0.textColor = newValue ?? .label } }
  }

  /// The horizontal alignment of the text; `.natural` by default.
  open var textAlignment: NSTextAlignment {
    get { field.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// A Boolean value that determines whether fonts of text styles follow the text size that the
  /// user chooses.
  open var adjustsFontForContentSizeCategory: Bool {
    get { field.adjustsFontForContentSizeCategory }
    set {
      field.adjustsFontForContentSizeCategory = newValue
      adjustFont()
    }
  }

  // MARK: Appearance

  /// The style of the border around the text; `.none` by default.
  open var borderStyle: BorderStyle {
    get { field.borderStyle }
    set { change { $0.borderStyle = newValue } }
  }

  /// The visibility of the clear button, which needs text; `.never` by default.
  open var clearButtonMode: ViewMode {
    get { field.clearButtonMode }
    set { change { $0.clearButtonMode = newValue } }
  }

  /// The overlay view at the left of the text.
  open var leftView: UIView? {
    get { storedLeftView }
    set {
      storedLeftView?.removeFromSuperview()
      storedLeftView = newValue
      change { _ in }
    }
  }

  /// The visibility of the left overlay view; `.never` by default.
  open var leftViewMode: ViewMode {
    get { field.leftViewMode }
    set { change { $0.leftViewMode = newValue } }
  }

  /// The overlay view at the right of the text.
  open var rightView: UIView? {
    get { storedRightView }
    set {
      storedRightView?.removeFromSuperview()
      storedRightView = newValue
      change { _ in }
    }
  }

  /// The visibility of the right overlay view; `.never` by default.
  open var rightViewMode: ViewMode {
    get { field.rightViewMode }
    set { change { $0.rightViewMode = newValue } }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the text is being edited.
  open var isEditing: Bool { field.isEditing }

  /// A Boolean value that determines whether the text is cleared when editing begins.
  open var clearsOnBeginEditing: Bool {
    get { field.clearsOnBeginEditing }
    set { field.clearsOnBeginEditing = newValue }
  }

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !field.text.isEmpty }

  /// Replaces the selection with characters; a line break is the Return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection, or the character before the insertion point.
  open func deleteBackward() { deleteLast() }

  /// Selects all of the text of a field that is being edited; the next input replaces it.
  open override func selectAll(_ sender: Any?) { select(all: true) }

  // MARK: Positions and ranges

  /// The delegate that follows changes; `nil` until it is set.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// The tokenizer that finds words and other units (S19.9).
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  /// The selected range; an empty one is the insertion point (S19.6).
  open var selectedTextRange: UITextRange? {
    get { IndexedRange(indexedSelection) }
    set { if let newValue { indexedSelection = units(newValue) } }
  }

  /// The range of the marked text; `nil` if there is none.
  open var markedTextRange: UITextRange? { indexedMark.map(IndexedRange.init) }

  /// The attributes of marked text, which is drawn like other text here.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { IndexedPosition(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { IndexedPosition(unitCount) }

  /// Returns the text of a range.
  open func text(in range: UITextRange) -> String? { string(range) }

  /// Replaces the text of a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceUnits(units(range), with: text)
  }

  /// Inserts text that is not final, and selects a range in it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText, selected: selectedRange)
  }

  /// Accepts the marked text unchanged.
  open func unmarkText() { indexedMark = nil }

  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(fromPosition, toPosition) }

  /// Returns the position at an offset of UTF-16 units from another; `nil` beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    moved(position, by: offset)
  }

  /// Returns the position at an offset in a direction on the screen; `nil` beyond the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, by: offset) }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }

  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    index(toPosition) - index(from)
  }

  /// Returns the position in a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { end(of: range, direction) }

  /// Returns the range from a position to the farthest in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, direction) }

  /// Returns the direction in which text is written at a position: that of the view.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sets the writing direction of the whole text, whatever the range, by changing its alignment.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    switch writingDirection {
    case .natural: textAlignment = .natural
    case .leftToRight: textAlignment = .left
    case .rightToLeft: textAlignment = .right
    }
  }

  /// Returns the rectangle of a range's first line, in points.
  open func firstRect(for range: UITextRange) -> CGRect { lineRects(units(range)).first ?? .zero }

  /// Returns the rectangle of the caret at a position, in points (S19.7).
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: index(position)) }

  /// Returns the rectangles of a selection, in points.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionRects(of: range)
  }

  /// Returns the position that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    IndexedPosition(nearest(point, in: NSRange(location: 0, length: unitCount)))
  }

  /// Returns the position in a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    IndexedPosition(nearest(point, in: units(range)))
  }

  /// Returns the range of the character at a point; `nil` beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  /// Asks the delegate whether the text of a range may be replaced.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayReplaceUnits(units(range), with: text)
  }

  // MARK: Edit actions

  /// Returns whether the selection and the pasteboard allow a standard edit action (S19.10).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selection and deletes it.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Copies the selection.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Replaces the selection with the text of the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }

  // MARK: Input views

  /// A view that replaces the keyboard; `nil` uses the system's keyboard.
  open override var inputView: UIView? {
    get { input.view }
    set { input.view = newValue }
  }

  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { input.accessoryView }
    set { input.accessoryView = newValue }
  }

  /// A Boolean value that indicates whether the field can be edited now.
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

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

  /// A Boolean value that determines whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { input.isSecureTextEntry }
    set {
      input.isSecureTextEntry = newValue
      change { _ in }
    }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }

  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }

  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    field.isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(bounds) }

  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(storedLeftView, atRight: false, bounds)
  }

  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(storedRightView, atRight: true, bounds)
  }

  /// Draws the text in a rectangle, centered vertically.
  open func drawText(in rect: CGRect) { drawShownText(in: rect) }

  /// Draws the placeholder in a rectangle, centered vertically.
  open func drawPlaceholder(in rect: CGRect) { drawShownPlaceholder(in: rect) }

  /// The size of text or placeholder with border and side views.
  open override var intrinsicContentSize: CGSize { naturalFieldSize }

  /// Returns the size of text or placeholder with border and side views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFieldSize }

  /// Lays out the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSideViews()
  }

  /// Draws border, text and the button that clears it.
  open override func draw(_ rect: CGRect) { drawField() }

  /// Begins editing, or clears the text by its button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { tapped(at: touch.location(in: self)) }
  }

  /// Draws the field in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Shows the field in the size and colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    adjustFont()
  }

  /// The color of a placeholder without a color attribute.
  var placeholderColor: UIColor { .placeholderText }

  package override var firstBaselineFromTop: CGFloat { fieldBaseline }

  package override var lastBaselineFromBottom: CGFloat {
    intrinsicContentSize.height - fieldBaseline
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, label: hasText ? nil : placeholder,
      value: isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text,
      traits: isEnabled ? .none : .notEnabled)
  }
}
