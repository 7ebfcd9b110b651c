import Foundation

/// The text and selection of a text field.
@MainActor
struct TextFieldState {
  var text = ""
  var attributedText: NSAttributedString?
  var placeholder: String?
  var attributedPlaceholder: NSAttributedString?
  var font: UIFont = .systemFont(ofSize: 17)
  var textColor: UIColor = .label
  var alignment = NSTextAlignment.natural
  var borderStyle = UITextField.BorderStyle.none
  var clearButtonMode = UITextField.ViewMode.never
  var leftViewMode = UITextField.ViewMode.never
  var rightViewMode = UITextField.ViewMode.never
  var clearsOnBeginEditing = false
  var adjustsFontForContentSizeCategory = false
  var isEditing = false
  /// The selected UTF-16 code units, which input replaces.
  var selection = NSRange(location: 0, length: 0)
  /// The UTF-16 code units of the marked text.
  var mark: NSRange?

  /// Whether all of the text is selected.
  var isAllSelected: Bool { selection.length > 0 && selection.length == text.utf16.count }

  /// Moves the insertion point to the end.
  mutating func selectEnd() { selection = NSRange(location: text.utf16.count, length: 0) }

  /// Returns the displayed text; bullets for secure entry.
  func shown(isSecure: Bool) -> TextContent {
    if isSecure { return TextContent(String(repeating: "•", count: text.count), font: font) }
    return attributedText.map { TextContent($0, font: font) } ?? TextContent(text, font: font)
  }

  /// The placeholder as it is shown.
  var shownPlaceholder: TextContent {
    attributedPlaceholder.map { TextContent($0, font: font) }
      ?? TextContent(placeholder ?? "", font: font)
  }

  /// Returns whether an overlay view with a mode is shown.
  func shows(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
