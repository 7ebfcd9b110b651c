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
  /// Whether all of the text is selected, so that input replaces it.
  var isAllSelected = false

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
