import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// Text that is measured and drawn outside a view (S8.42 to S8.47).
struct StringDrawing {
  private let content: TextContent
  /// The height of empty text: that of a line.
  private let emptyHeight: CGFloat

  init(_ text: NSAttributedString) {
    // UIKit's default font is Helvetica of 12 points; here it is the system font.
    let font = UIFont.systemFont(ofSize: 12)
    content = TextContent(text, font: font)
    emptyHeight = font.lineHeight
  }

  init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    content = TextContent(NSAttributedString(string: string, attributes: attributes), font: font)
    emptyHeight = font.lineHeight
  }

  // MARK: Measuring

  /// Returns the size of the text without wrapping.
  func size() -> CGSize { size(styledText(), width: .infinity, maximumHeight: .infinity) }

  /// Returns the bounds of the text in a space.
  func bounds(
    in space: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = space.width > 0 ? space.width : .infinity
    var bounds = CGRect.zero
    if options.contains(.usesLineFragmentOrigin) {
      let isLimited = options.contains(.truncatesLastVisibleLine) && space.height > 0
      bounds.size = size(
        styledText(truncatesLastLine: isLimited), width: width,
        maximumHeight: isLimited ? space.height : .infinity)
    } else {
      bounds.size = size(
        oneLine, width: truncatesFirstParagraph ? width : .infinity, maximumHeight: .infinity)
      bounds.origin.y = content.runs.map(\.font.descender).min() ?? 0
    }
    context?.totalBounds = bounds
    return bounds
  }

  private func size(_ text: StyledText, width: CGFloat, maximumHeight: CGFloat) -> CGSize {
    guard !content.string.isEmpty else { return CGSize(width: 0, height: emptyHeight) }
    return text.size(
      width: width, maximumHeight: maximumHeight, in: TextEnvironment.currentOnAnyThread)
  }

  // MARK: Drawing

  /// Draws the text without wrapping, with its top left corner at a point.
  @MainActor func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Draws the lines that fit into a rectangle.
  @MainActor func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let commands = styledText().commands(
      at: rect.origin, width: rect.width, maximumHeight: rect.height, color: Color(white: 0),
      traits: .current)
    for command in commands { context.append(command) }
  }

  // MARK: Lines

  /// Returns the text for the layout engine; each paragraph has its own line break mode (S8.46, S8.51).
  ///
  /// - Parameter truncatesLastLine: Whether the last line of a paragraph that wraps ends in an ellipsis
  ///   if lines are left out (S8.45).
  private func styledText(truncatesLastLine: Bool = false) -> StyledText {
    var content = content
    for index in content.runs.indices {
      guard let mode = content.runs[index].paragraph?.lineBreakMode else { continue }
      content.runs[index].paragraph?.spacing.lineBreakMode = mode.paragraphMode
    }
    return StyledText(
      content,
      style: ParagraphStyle(
        lineBreakMode: truncatesLastLine ? .truncateTail : .wordWrap, numberOfLines: 0))
  }

  /// The first line of the text, without wrapping (S8.44).
  private var oneLine: StyledText {
    StyledText(
      content,
      style: ParagraphStyle(
        lineBreakMode: truncatesFirstParagraph ? firstMode.paragraphMode : .clip,
        numberOfLines: 1))
  }

  private var firstMode: NSLineBreakMode {
    content.runs.first?.paragraph?.lineBreakMode ?? .byWordWrapping
  }

  private var truncatesFirstParagraph: Bool {
    switch firstMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
