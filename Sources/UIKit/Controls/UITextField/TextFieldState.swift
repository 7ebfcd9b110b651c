import Foundation

/// What a text field shows.
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
  /// The selected UTF-16 units, in whose place input comes.
  var selection = NSRange(location: 0, length: 0)
  /// The units that are not final yet.
  var mark: NSRange?

  /// Whether all of the text is selected.
  var isAllSelected: Bool { selection.length > 0 && selection.length == text.utf16.count }

  /// Puts the insertion point at the end.
  mutating func selectEnd() { selection = NSRange(location: text.utf16.count, length: 0) }

  /// The displayed text; bullets for secure entry.
  func shown(isSecure: Bool) -> TextContent {
    if isSecure { return TextContent(String(repeating: "•", count: text.count), font: font) }
    return attributedText.map { TextContent($0, font: font) } ?? TextContent(text, font: font)
  }

  /// The placeholder as it is shown.
  var shownPlaceholder: TextContent {
    attributedPlaceholder.map { TextContent($0, font: font) }
      ?? TextContent(placeholder ?? "", font: font)
  }

  /// Whether a view of a mode is shown.
  func shows(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
