public import Foundation

/// Mutable attributed text that informs its layout managers and its delegate of changes (S19.13).
///
/// A subclass overrides the four primitive methods of `NSMutableAttributedString`, and calls
/// ``edited(_:range:changeInLength:)`` in the two that change the text, as on iOS.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes, as a set.
  public struct EditActions: OptionSet, Sendable {
    /// The raw value: a bit for each kind.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Attributes were added, removed or changed.
    public static let editedAttributes: EditActions = .init(rawValue: 1 << 0)
    /// Characters were added, removed or replaced.
    public static let editedCharacters: EditActions = .init(rawValue: 1 << 1)
  }

  /// Posted when the text storage is about to process changes.
  public static let willProcessEditingNotification: NSNotification.Name = .init(
    rawValue: "NSTextStorageWillProcessEditingNotification")
  /// Posted when the text storage has processed changes.
  public static let didProcessEditingNotification: NSNotification.Name = .init(
    rawValue: "NSTextStorageDidProcessEditingNotification")

  private var depth = 0
  private var mask: EditActions = []
  private var changedRange = NSRange(location: NSNotFound, length: 0)
  private var delta = 0
  private var managers: [NSLayoutManager] = []
  /// A closure that is called after each edit, for the view that shows the text.
  var onChange: (() -> Void)?

  /// The delegate of the text storage.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The layout managers of the text storage.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// The kinds of the pending changes.
  open var editedMask: EditActions { mask }

  /// The range of the pending changes, in the changed text.
  open var editedRange: NSRange { changedRange }

  /// The change in length of the pending changes, in UTF-16 code units.
  open var changeInLength: Int { delta }

  /// Adds a layout manager, and removes it from its current text storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.setTextStorage(self)
  }

  /// Removes a layout manager, which has no text storage then.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.setTextStorage(nil)
  }

  /// Begins a group of changes, which are processed together when it ends.
  open override func beginEditing() { depth += 1 }

  /// Ends a group of changes; the end of the outermost one processes them.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !mask.isEmpty { processEditing() }
  }

  /// Records a change, which is processed immediately or at the end of the group.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The range of the change in the text before it.
  ///   - delta: The change in length, in UTF-16 code units.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    mask.formUnion(editedMask)
    self.delta += delta
    var range = editedRange
    range.length += delta
    changedRange =
      changedRange.location == NSNotFound ? range : NSUnionRange(changedRange, range)
    if depth == 0 { processEditing() }
  }

  /// Informs the delegate, and then the layout managers, of the pending changes.
  open func processEditing() {
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: mask, range: changedRange, changeInLength: delta)
    fixAttributes(in: changedRange)
    center.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: mask, range: changedRange, changeInLength: delta)
    for manager in managers {
      manager.processEditing(
        for: self, edited: mask, range: changedRange, changeInLength: delta,
        invalidatedRange: changedRange)
    }
    mask = []
    changedRange = NSRange(location: NSNotFound, length: 0)
    delta = 0
    onChange?()
  }

  /// Fixes attributes after changes; does nothing by default, because one font contains all characters
  /// here.
  open func fixAttributes(in range: NSRange) {}

  // MARK: Primitives

  /// Replaces characters; the new ones get the attributes of the first replaced one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    recordOwnEdit(.editedCharacters, range, str.utf16.count - range.length)
  }

  /// Sets the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    recordOwnEdit(.editedAttributes, range, 0)
  }

  /// Records a change of the storage's own text; a subclass records its own changes.
  private func recordOwnEdit(_ kind: EditActions, _ range: NSRange, _ change: Int) {
    if type(of: self) == NSTextStorage.self { edited(kind, range: range, changeInLength: change) }
  }
}
