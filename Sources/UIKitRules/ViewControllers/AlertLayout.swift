package import Foundation

/// The layout of the title, message, fields and buttons of an alert in its card.
///
/// Source of the numbers of iOS 26: measured on iOS 26.1 by the project that the spec calls OUK (20
/// alerts). Those of earlier systems: width 270 and rows of 44, action sheets with rows of 57 and 8
/// around, from Apple's design templates; the paddings of the text are estimated.
package struct AlertLayout: Sendable {
  /// Constants for the form of the card.
  package enum Form: Sendable, Equatable {
    /// A centered card with hairlines.
    case classicAlert
    /// Two cards at the bottom; the lower one contains the cancel button.
    case classicSheet
    /// A centered card with capsules.
    case modern
  }

  package var form: Form
  /// The width of the card.
  package var width: CGFloat
  /// The height of the title at its width; `nil` if there is no title.
  package var title: CGFloat?
  /// The height of the message at its width; `nil` if there is no message.
  package var message: CGFloat?
  /// The number of buttons.
  package var count: Int
  /// The index of the cancel button; `nil` if there is none.
  package var cancel: Int?
  /// Whether two buttons fit side by side.
  package var fitsBeside: Bool
  /// The number of text fields.
  package var fields = 0

  /// Creates a layout of an alert's title, message, buttons and fields.
  package init(
    form: Form, width: CGFloat, title: CGFloat? = nil, message: CGFloat? = nil, count: Int,
    cancel: Int? = nil, fitsBeside: Bool, fields: Int = 0
  ) {
    self.form = form
    self.width = width
    self.title = title
    self.message = message
    self.count = count
    self.cancel = cancel
    self.fitsBeside = fitsBeside
    self.fields = fields
  }

  /// The frames of all parts.
  package struct Placement: Equatable, Sendable {
    package var title = CGRect.zero
    package var message = CGRect.zero
    /// The backgrounds of the text fields, from the top.
    package var fields: [CGRect] = []
    /// The frames of the buttons, in the order in which they were added.
    package var buttons: [CGRect] = []
    /// The card that contains title, message, fields and buttons; the cancel button of an action sheet has its
    /// own.
    package var body = CGRect.zero
    /// The card of an action sheet's cancel button.
    package var cancelPart: CGRect?
    package var height: CGFloat = 0

    /// Creates an empty placement.
    package init() {}
  }

  /// Returns the space between the texts and the sides.
  package static func textInset(_ form: Form) -> CGFloat { form == .modern ? 30 : 16 }

  package func placement() -> Placement {
    var placement = Placement()
    let inset = Self.textInset(form)
    let textWidth = width - 2 * inset
    var y: CGFloat = title == nil && message == nil ? 0 : topPadding
    if let title {
      placement.title = CGRect(x: inset, y: y, width: textWidth, height: title)
      y += title
    }
    if let message {
      if title != nil { y += textGap }
      placement.message = CGRect(x: inset, y: y, width: textWidth, height: message)
      y += message
    }
    layOutFields(&placement, below: &y)
    if title != nil || message != nil || fields > 0 { y += bottomPadding }
    layOutButtons(&placement, from: y)
    return placement
  }

  /// Text fields are below the title and message: joined before iOS 26, separate capsules from then on; their
  /// sizes are estimated.
  private func layOutFields(_ placement: inout Placement, below y: inout CGFloat) {
    guard fields > 0 else { return }
    let isModern = form == .modern
    y += isModern ? 14 : 16
    let (height, gap, inset): (CGFloat, CGFloat, CGFloat) = isModern ? (44, 8, 16) : (31, 0, 16)
    for index in 0..<fields {
      if index > 0 { y += gap }
      placement.fields.append(CGRect(x: inset, y: y, width: width - 2 * inset, height: height))
      y += height
    }
  }

  private var topPadding: CGFloat {
    switch form {
    case .modern: 22
    case .classicAlert: 20
    case .classicSheet: 14
    }
  }

  private var textGap: CGFloat {
    switch form {
    case .modern: 23.0 / 3
    case .classicAlert: 4
    case .classicSheet: 6
    }
  }

  private var bottomPadding: CGFloat {
    switch form {
    case .modern: title != nil && message != nil ? 13.0 / 3 : 4
    case .classicAlert: 20
    case .classicSheet: 16
    }
  }

  private func layOutButtons(_ placement: inout Placement, from top: CGFloat) {
    placement.buttons = Array(repeating: .zero, count: count)
    let isBeside = count == 2 && fitsBeside && form != .classicSheet
    // Side by side the cancel button is on the left, stacked it is the last.
    var order = Array(0..<count)
    if let cancel {
      order.removeAll { $0 == cancel }
      order.insert(cancel, at: isBeside ? 0 : order.count)
    }
    let padding: CGFloat = form == .modern ? 16 : 0
    let spacing: CGFloat = form == .modern ? 8 : 0
    let height: CGFloat = form == .modern ? 48 : form == .classicAlert ? 44 : 57
    var y = top + (count > 0 ? padding : 0)
    if isBeside {
      let each = (width - 2 * padding - spacing) / 2
      for (place, index) in order.enumerated() {
        placement.buttons[index] = CGRect(
          x: padding + CGFloat(place) * (each + spacing), y: y, width: each, height: height)
      }
      y += height
    } else {
      for (place, index) in order.enumerated() {
        if form == .classicSheet, index == cancel {
          placement.body = CGRect(x: 0, y: 0, width: width, height: y)
          if y > 0 { y += 8 }
          placement.cancelPart = CGRect(x: 0, y: y, width: width, height: height)
        } else if place > 0 {
          y += spacing
        }
        placement.buttons[index] = CGRect(
          x: padding, y: y, width: width - 2 * padding, height: height)
        y += height
      }
    }
    if count > 0 { y += padding }
    placement.height = y
    if placement.cancelPart == nil {
      placement.body = CGRect(x: 0, y: 0, width: width, height: y)
    }
  }
}
