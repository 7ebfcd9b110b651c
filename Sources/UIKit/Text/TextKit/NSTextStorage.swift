public import Foundation

/// Attributed text that tells its layout managers and its delegate of changes (S19.13).
///
/// A subclass overrides the four primitives of `NSMutableAttributedString` and calls
/// ``edited(_:range:changeInLength:)`` in two of them, as on iOS.
open class NSTextStorage: NSMutableAttributedString {
  /// Constants for what a change is about, as a set.
  public struct EditActions: OptionSet, Sendable {
    /// The raw value: one bit for each kind.
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

  /// Posted when the changes of an edit are about to be processed.
  public static let willProcessEditingNotification: NSNotification.Name = .init(
    rawValue: "NSTextStorageWillProcessEditingNotification")
  /// Posted when the changes of an edit were processed.
  public static let didProcessEditingNotification: NSNotification.Name = .init(
    rawValue: "NSTextStorageDidProcessEditingNotification")

  private var depth = 0
  private var mask: EditActions = []
  private var changedRange = NSRange(location: NSNotFound, length: 0)
  private var delta = 0
  private var managers: [NSLayoutManager] = []
  /// Runs after an edit, for the view that shows the text.
  var onChange: (() -> Void)?

  /// The object that follows changes.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The layout managers that lay the text out.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// What the pending changes are about.
  open var editedMask: EditActions { mask }

  /// The range of the pending changes, in the changed text.
  open var editedRange: NSRange { changedRange }

  /// By how many UTF-16 units the text has become longer by the pending changes.
  open var changeInLength: Int { delta }

  /// Adds a layout manager, which leaves the storage that it had before.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.take(self)
  }

  /// Removes a layout manager, which has no storage then.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.take(nil)
  }

  /// Begins a group of changes, which are processed together at its end.
  open override func beginEditing() { depth += 1 }

  /// Ends a group of changes; the outermost processes them.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !mask.isEmpty { processEditing() }
  }

  /// Notes a change, which is processed now or at the end of the group.
  ///
  /// - Parameters:
  ///   - editedMask: What the change is about.
  ///   - editedRange: The range before the change.
  ///   - delta: By how many UTF-16 units the text has become longer.
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

  /// Tells the delegate, and then the layout managers, of the pending changes.
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

  /// Makes attributes fit the characters; does nothing by default, for one font has all of them here.
  open func fixAttributes(in range: NSRange) {}

  // MARK: Primitives

  /// Replaces characters by others, which get the attributes of the first replaced one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    noteOwnEdit(.editedCharacters, range, str.utf16.count - range.length)
  }

  /// Sets the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    noteOwnEdit(.editedAttributes, range, 0)
  }

  /// Notes a change of the storage's own text; a subclass notes those of its own.
  private func noteOwnEdit(_ kind: EditActions, _ range: NSRange, _ change: Int) {
    if type(of: self) == NSTextStorage.self { edited(kind, range: range, changeInLength: change) }
  }
}
