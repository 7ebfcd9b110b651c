import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

/// The card of an alert: title, message, fields and buttons on a material.
final class AlertView: UIView {
  /// The contents of the card.
  struct Content {
    var title: String?
    var message: String?
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
    var isSheet = false
    var fields: [UITextField] = []
  }

  var content = Content() {
    didSet { isStale = true }
  }
  /// Called when a button is tapped.
  var onTap: ((UIAlertAction) -> Void)?
  private let backgroundView = UIVisualEffectView(effect: nil)
  private let cancelBackgroundView = UIVisualEffectView(effect: nil)
  private let title = UILabel()
  private let message = UILabel()
  private var buttons: [AlertButton] = []
  private var hairlines: [UIView] = []
  private var fields: [AlertFieldView] = []
  private var placement = AlertLayout.Placement()
  private var form = AlertLayout.Form.classicAlert
  private var isStale = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [title, message] { label.numberOfLines = 0 }
    for view in [backgroundView, cancelBackgroundView, title, message] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the view is in a popover, which has its own background and is canceled by taps
  /// outside.
  var isInPopover = false {
    didSet {
      guard isInPopover != oldValue else { return }
      isStale = true
      setNeedsLayout()
    }
  }

  private var shownActions: [UIAlertAction] {
    isInPopover ? content.actions.filter { $0.style != .cancel } : content.actions
  }

  // MARK: Layout

  /// Lays the card out for a popover and returns its size.
  ///
  /// Source: 304 points, the width of action sheets on an iPad until iOS 18 in Apple's design
  /// templates; that of iOS 26 is a guess.
  func popoverSize(situation: ScreenSituation) -> CGSize {
    isInPopover = true
    let isModern = situation.system.metrics.bars.barDesign == .glass
    form = isModern ? .modern : .classicSheet
    showContent()
    let width: CGFloat = isModern ? 288 : 304
    let text = width - 2 * AlertLayout.textInset(form)
    placement =
      AlertLayout(
        form: form, width: width, title: content.title == nil ? nil : height(of: title, text),
        message: content.message == nil ? nil : height(of: message, text),
        count: shownActions.count, cancel: nil, fitsBeside: false
      ).placement()
    setNeedsLayout()
    return CGSize(width: width, height: placement.height)
  }

  /// Lays the card out and returns its frame.
  ///
  /// - Parameter keyboard: The height that a keyboard covers from below.
  func frame(
    in size: CGSize, safeArea: UIEdgeInsets, situation: ScreenSituation, keyboard: CGFloat = 0
  ) -> CGRect {
    let isModern = situation.system.metrics.bars.barDesign == .glass
    form = isModern ? .modern : content.isSheet ? .classicSheet : .classicAlert
    showContent()
    let width: CGFloat =
      switch form {
      case .modern: 320
      case .classicAlert: 270
      case .classicSheet: min(size.width, size.height) - 16
      }
    let text = width - 2 * AlertLayout.textInset(form)
    let half = (width - (isModern ? 40 : 0)) / 2 - 16
    placement =
      AlertLayout(
        form: form, width: width, title: content.title == nil ? nil : height(of: title, text),
        message: content.message == nil ? nil : height(of: message, text),
        count: shownActions.count,
        cancel: shownActions.firstIndex { $0.style == .cancel },
        fitsBeside: isModern || buttons.allSatisfy { $0.textWidth <= half },
        fields: content.fields.count
      ).placement()
    setNeedsLayout()
    let scale = max(1, traitCollection.displayScale)
    func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let x = onPixel((size.width - width) / 2)
    let height = placement.height
    let y: CGFloat =
      switch form {
      // In the center of the safe area (OUK); before iOS 26 of the screen.
      case .modern:
        (safeArea.top + size.height - max(safeArea.bottom, keyboard) - height) / 2
      case .classicAlert: (size.height - keyboard - height) / 2
      case .classicSheet: size.height - height - max(8, safeArea.bottom)
      }
    return CGRect(x: x, y: onPixel(y), width: width, height: height)
  }

  /// Returns the height of a label in a width.
  ///
  /// OUK measured 20.333 and 22 for each further line of 17 points, 18 and 20 of 15.
  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    let natural = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    guard form == .modern else { return natural }
    let isLarge = label.font.pointSize == 17
    let line = label.font.lineHeight
    let lines = max(1, (natural / max(1, line)).rounded())
    return (isLarge ? 61.0 / 3 : 18) + (lines - 1) * (isLarge ? 22 : 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInPopover { return layOutInPopover() }
    let radius: CGFloat = form == .modern ? 34 : 14
    for (view, rect) in [
      (backgroundView, placement.body), (cancelBackgroundView, placement.cancelPart ?? .zero),
    ] {
      view.frame = rect
      view.isHidden = rect.isEmpty || isInPopover
      view.layer.cornerRadius = radius
      view.clipsToBounds = true
      view.setNeedsLayout()
    }
    title.frame = placement.title
    message.frame = placement.message
    for (button, rect) in zip(buttons, placement.buttons) { button.frame = rect }
    for (field, rect) in zip(fields, placement.fields) { field.frame = rect }
    layOutHairlines()
  }

  /// Texts and buttons begin below an arrow at the top.
  private func layOutInPopover() {
    for view in [backgroundView, cancelBackgroundView] { view.isHidden = true }
    let (x, y) = (safeAreaInsets.left, safeAreaInsets.top)
    bounds.origin = CGPoint(x: -x, y: -y)
    title.frame = placement.title
    message.frame = placement.message
    for (button, rect) in zip(buttons, placement.buttons) { button.frame = rect }
    layOutHairlines()
  }

  private func layOutHairlines() {
    let thin = 1 / max(1, traitCollection.displayScale)
    var places: [CGRect] = []
    for rect in placement.buttons
    where form != .modern && placement.body.contains(rect) && rect.minY > 0 {
      places.append(CGRect(x: 0, y: rect.minY, width: placement.body.width, height: thin))
      if rect.minX > 0 {
        places.append(CGRect(x: rect.minX, y: rect.minY, width: thin, height: rect.height))
      }
    }
    while hairlines.count > places.count { hairlines.removeLast().removeFromSuperview() }
    while hairlines.count < places.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      hairlines.append(line)
    }
    for (line, rect) in zip(hairlines, places) { line.frame = rect }
  }

  // MARK: Appearance

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBackground()
  }

  private func showContent() {
    showBackground()
    guard isStale else { return }
    isStale = false
    title.text = content.title
    message.text = content.message
    title.isHidden = content.title == nil
    message.isHidden = content.message == nil
    showFonts()
    for field in fields { field.removeFromSuperview() }
    fields = content.fields.enumerated().map { index, field in
      AlertFieldView(
        field, form: form, isFirst: index == 0, isLast: index == content.fields.count - 1)
    }
    for field in fields { addSubview(field) }
    for button in buttons { button.removeFromSuperview() }
    buttons = shownActions.map { action in
      let isStressed =
        action === content.preferred
        || (form != .modern && content.preferred == nil && action.style == .cancel)
      let button = AlertButton(action, form: form, isStressed: isStressed)
      button.addAction(
        UIAction { [weak self] _ in self?.onTap?(action) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
  }

  private func showFonts() {
    let isAlone = (content.title == nil) != (content.message == nil)
    switch form {
    case .modern:
      title.font = .systemFont(ofSize: 17, weight: isAlone ? .regular : .semibold)
      message.font = .systemFont(ofSize: isAlone ? 17 : 15)
      message.textColor = isAlone ? .label : .secondaryLabel
      for label in [title, message] { label.textAlignment = isAlone ? .center : .left }
    case .classicAlert:
      title.font = .systemFont(ofSize: 17, weight: .semibold)
      message.font = .systemFont(ofSize: 13)
      for label in [title, message] { label.textAlignment = .center }
    case .classicSheet:
      title.font = .systemFont(ofSize: 13, weight: .semibold)
      message.font = .systemFont(ofSize: 13)
      for label in [title, message] {
        label.textAlignment = .center
        label.textColor = .secondaryLabel
      }
    }
  }

  private func showBackground() {
    if form == .modern {
      // OUK's fit of the card over gray backgrounds of iOS 26.1; the radius of the blur is
      // estimated.
      let isDark = traitCollection.userInterfaceStyle == .dark
      backgroundView.show(
        Material(
          radius: 15, saturation: 1.5,
          tint: isDark ? Color(white: 0.0989, alpha: 0.6506) : Color(white: 0.9937, alpha: 0.7143)))
    } else {
      backgroundView.effect = UIBlurEffect(style: .systemThickMaterial)
      // Opaque until iOS 18 (S9.6).
      cancelBackgroundView.backgroundColor = .secondarySystemGroupedBackground
    }
  }
}
