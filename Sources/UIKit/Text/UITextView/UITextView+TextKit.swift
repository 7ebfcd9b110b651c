import CoreGraphics
import Foundation

/// The text storage and the layout manager of a text view, created on demand.
extension UITextView {
  var existingStorage: NSTextStorage {
    if let storedStorage { return storedStorage }
    let storage = NSTextStorage(attributedString: storageText)
    storedStorage = storage
    storage.onChange = { [weak self, weak storage] in
      MainThread.assume(for: "a change of a text view's storage", (self, storage)) {
        guard let storage = $0.1 else { return }
        $0.0?.textFollows(storage)
      }
    }
    return storage
  }

  var existingLayoutManager: NSLayoutManager {
    if let storedLayoutManager { return storedLayoutManager }
    let manager = NSLayoutManager()
    storedLayoutManager = manager
    existingStorage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return manager
  }

  /// The text, with the view's font and color where it has no such attributes.
  private var storageText: NSAttributedString {
    var base: [NSAttributedString.Key: Any] = [.font: textState.shownFont]
    base[.foregroundColor] = textState.textColor
    guard let own = textState.attributedText else {
      return NSAttributedString(string: textState.text, attributes: base)
    }
    let result = NSMutableAttributedString(string: own.string, attributes: base)
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { values, range, _ in
      result.addAttributes(values, range: range)
    }
    return result
  }

  /// Updates the text storage from the view's text.
  func storageFollows() {
    guard let storage = storedStorage, !isFollowingStorage else { return }
    let change = storage.onChange
    storage.onChange = nil
    storage.setAttributedString(storageText)
    storage.onChange = change
    storedLayoutManager?.invalidate()
  }

  /// Updates the view's text from the text storage, without calling the delegate.
  private func textFollows(_ storage: NSTextStorage) {
    isFollowingStorage = true
    defer { isFollowingStorage = false }
    let selection = textState.selection
    change {
      $0.text = storage.string
      $0.attributedText = NSAttributedString(attributedString: storage)
    }
    textState.selection = valid(selection)
  }
}
