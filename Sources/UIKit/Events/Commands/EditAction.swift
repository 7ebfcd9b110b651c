/// The standard edit actions by their names, which work without selectors (S18.2).
enum EditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case pasteAndGo = "pasteAndGo:"
  case pasteAndMatchStyle = "pasteAndMatchStyle:"
  case pasteAndSearch = "pasteAndSearch:"
  case select = "select:"
  case selectAll = "selectAll:"
  case delete = "delete:"
  case toggleBoldface = "toggleBoldface:"
  case toggleItalics = "toggleItalics:"
  case toggleUnderline = "toggleUnderline:"
  case increaseSize = "increaseSize:"
  case decreaseSize = "decreaseSize:"
  case makeTextWritingDirectionLeftToRight = "makeTextWritingDirectionLeftToRight:"
  case makeTextWritingDirectionRightToLeft = "makeTextWritingDirectionRightToLeft:"

  @MainActor
  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .pasteAndGo: responder.pasteAndGo(sender)
    case .pasteAndMatchStyle: responder.pasteAndMatchStyle(sender)
    case .pasteAndSearch: responder.pasteAndSearch(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    case .delete: responder.delete(sender)
    case .toggleBoldface: responder.toggleBoldface(sender)
    case .toggleItalics: responder.toggleItalics(sender)
    case .toggleUnderline: responder.toggleUnderline(sender)
    case .increaseSize: responder.increaseSize(sender)
    case .decreaseSize: responder.decreaseSize(sender)
    case .makeTextWritingDirectionLeftToRight:
      responder.makeTextWritingDirectionLeftToRight(sender)
    case .makeTextWritingDirectionRightToLeft:
      responder.makeTextWritingDirectionRightToLeft(sender)
    }
  }
}
