import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows multiline text, scrolls it and lets it be edited.
open class UITextView: UIScrollView, UITextInput, UITextInputTraits,
  UIContentSizeCategoryAdjusting
{
  var textState = TextViewState()
  var input = TextInputValues()
  let page = TextPage()
  var storedStorage: NSTextStorage?
  var isFollowingStorage = false
  var storedLayoutManager: NSLayoutManager?

  /// The text container in which the text is laid out.
  public let textContainer: NSTextContainer

  /// Creates a text view with a frame, in points, and no text.
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view of zero size; the argument is ignored, because both text kits are the same
  /// here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view without text; a `nil` text container creates one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view; the coder is ignored.
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

  /// The styled text of the view.
  open var attributedText: NSAttributedString! {
    get { textState.attributedText ?? NSAttributedString(string: textState.text) }
    set { setAttributedText(newValue) }
  }

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

  /// The selected characters, as UTF-16 units; with length 0 the insertion point (S19.6).
  open var selectedRange: NSRange {
    get { textState.selection }
    set { indexedSelection = newValue }
  }

  /// The attributes of text that is typed next (S19.11).
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { currentTypingAttributes }
    set { textState.typingAttributes = newValue }
  }

  /// The attributes of links, which replace those of their text; only a color is drawn (S19.12).
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { textState.linkAttributes ?? [.foregroundColor: tintColor ?? UIColor.link] }
    set { change { $0.linkAttributes = newValue } }
  }

  /// Scrolls until a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToShow(range) }

  /// The text with its attributes, which can be changed in place (S19.13).
  open var textStorage: NSTextStorage { existingStorage }

  /// The layout manager of the text view (S19.14).
  open var layoutManager: NSLayoutManager { existingLayoutManager }

  /// Replaces the selection with characters.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selection, or the character before the insertion point.
  open func deleteBackward() { deleteLast() }

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

  /// Sets the direction in which text is written, for all of it: by its alignment.
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

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) {
    indexedSelection = NSRange(location: 0, length: unitCount)
  }

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

  /// Begins editing when a touch ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, interact(at: touch.location(in: self)) { return }
    if becomeFirstResponder(), let touch = touches.first {
      setInsertionPoint(at: touch.location(in: self))
    }
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

  /// A Boolean value that determines whether the text scrolls; if not, the view's intrinsic height
  /// is that of its text.
  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the text without scrolling; no intrinsic size while the text scrolls.
  open override var intrinsicContentSize: CGSize { naturalTextSize }

  /// Returns the size of the text broken at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  /// Lays out the text in the current width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  /// Shows the text in the size and colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    page.setNeedsDisplay()
    adjustFont()
  }

  package override var firstBaselineFromTop: CGFloat { textBaseline }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: text, traits: isEditable ? .none : .staticText)
  }
}
