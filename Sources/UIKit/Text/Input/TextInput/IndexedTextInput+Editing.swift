import Foundation

/// The standard edit actions of UIKit's own text inputs (S19.10).
extension IndexedTextInput {
  private var selectedText: String {
    Range(indexedSelection, in: indexedText).map { String(indexedText[$0]) } ?? ""
  }

  private var canChange: Bool {
    (self as? UITextView)?.isEditable ?? (self as? UITextField)?.isEnabled ?? true
  }

  /// Returns whether an edit action can be performed now; `nil` for other actions.
  func canEdit(_ action: Selector) -> Bool? {
    guard let edit = EditAction(rawValue: action.description) else { return nil }
    let hasSelection = indexedSelection.length > 0
    let isHidden = isSecureTextEntry
    switch edit {
    case .cut: return hasSelection && canChange && !isHidden
    case .copy: return hasSelection && !isHidden
    case .paste: return canChange && isFirstResponder && UIPasteboard.general.hasStrings
    case .delete: return hasSelection && canChange
    case .select: return !hasSelection && hasText
    case .selectAll: return hasText && indexedSelection.length < unitCount
    default: return false
    }
  }

  func copySelection() {
    guard indexedSelection.length > 0 else { return }
    UIPasteboard.general.string = selectedText
  }

  func cutSelection() {
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    guard indexedSelection.length > 0 else { return }
    change(indexedSelection, to: "")
  }

  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    change(indexedSelection, to: text)
  }

  func selectWord() {
    let place = indexedSelection.location
    let words = TextUnits.ranges(of: .word, in: indexedText)
    if let word = words.first(where: { $0.location <= place && place <= $0.upperBound }) {
      indexedSelection = word
    }
  }

  private func change(_ range: NSRange, to text: String) {
    guard canChange, mayReplaceUnits(range, with: text) else { return }
    replaceUnits(range, with: text)
  }
}
