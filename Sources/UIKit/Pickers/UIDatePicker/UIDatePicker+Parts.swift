import CoreGraphics
import Foundation

extension UIDatePicker {
  func setUp() {
    picker.dataSource = wheels
    picker.delegate = wheels
    for label in labels {
      label.textAlignment = .center
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 6
      label.clipsToBounds = true
    }
    if frame.size == .zero { frame.size = naturalPickerSize }
    showParts()
  }

  func change(_ change: (inout DatePickerState) -> Void) {
    change(&dateState)
    showParts()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showParts() {
    let isWheels = dateState.shownStyle == .wheels
    if isWheels {
      for label in labels { label.removeFromSuperview() }
      if picker.superview == nil { addSubview(picker) }
      wheels.showDate()
    } else {
      picker.removeFromSuperview()
      for (index, label) in labels.enumerated() {
        let text = index < texts.count ? texts[index] : nil
        label.text = text
        if text != nil, label.superview == nil { addSubview(label) }
        if text == nil { label.removeFromSuperview() }
      }
    }
  }

  /// The strings of the compact style's labels: the date, the time or both, depending on the mode.
  var texts: [String] {
    let formatter = DateFormatter()
    formatter.calendar = dateState.usedCalendar
    formatter.timeZone = dateState.usedCalendar.timeZone
    formatter.locale = dateState.locale ?? .current
    func text(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      (formatter.dateStyle, formatter.timeStyle) = (date, time)
      return formatter.string(from: dateState.date)
    }
    switch dateState.mode {
    case .date, .yearAndMonth: return [text(.medium, .none)]
    case .time, .countDownTimer: return [text(.none, .short)]
    case .dateAndTime: return [text(.medium, .none), text(.none, .short)]
    }
  }

  /// Returns the size of a label: its text with 11 points on both sides, and 34 points high.
  ///
  /// Source: S21.5, inferred from pictures.
  private func labelSize(_ label: UILabel) -> CGSize {
    CGSize(width: (label.sizeThatFits(.zero).width + 22).rounded(.up), height: 34)
  }

  var naturalPickerSize: CGSize {
    guard dateState.shownStyle == .compact else { return PickerLayout.naturalSize }
    let sizes = labels.prefix(texts.count).map(labelSize)
    let width = sizes.map(\.width).reduce(0, +) + CGFloat(max(0, sizes.count - 1)) * 6
    return CGSize(width: width, height: 34)
  }

  func layOutParts() {
    picker.frame = bounds
    var x: CGFloat = 0
    for label in labels where label.superview === self {
      let size = labelSize(label)
      label.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 6
    }
  }

  /// Selects a date as if the user had selected it: sends `.valueChanged` (S21.6) and
  /// `.primaryActionTriggered`.
  package func userSelects(_ date: Date) {
    change { $0.set(date) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Selects a duration as if the user had selected it: sends `.valueChanged` (S21.6) and
  /// `.primaryActionTriggered`.
  package func userSelects(duration: TimeInterval) {
    change { $0.setDuration(duration) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
