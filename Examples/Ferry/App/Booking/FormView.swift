import UIKit

/// The fields of a booking.
class FormView: UIStackView {
  let name = UITextField()
  private let mail = UITextField()
  private let plate = UITextField()
  private let passengers = PassengerRow()
  private let kind = UISegmentedControl(items: ["Deck", "Lounge", "Cabin"])
  private let vehicle = UISwitch()
  private let bicycle = UISwitch()
  private let news = UISwitch()
  private var plateRow = UIView()
  private var names: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    // Fields stick out of their rows above, as rows aligned by first baselines let them.
    spacing = 18
    set(name, "As in your passport", .name, "name")
    set(mail, "name@example.com", .emailAddress, "mail")
    set(plate, "AB 123", nil, "plate")
    mail.keyboardType = .emailAddress
    kind.selectedSegmentIndex = 1
    vehicle.addAction(UIAction { [weak self] _ in self?.showPlate() }, for: .valueChanged)
    news.isOn = true
    plateRow = row("Plate", plate)
    plateRow.isHidden = true
    addSections()
    // One column of names, as wide as the widest of them.
    let widest = names.map { $0.widthAnchor }
    for (one, next) in zip(widest, widest.dropFirst()) {
      let isEqual = one.constraint(equalTo: next)
      // Where rows have become columns, names are as wide as they like.
      isEqual.priority = UILayoutPriority(740)
      isEqual.isActive = true
    }
  }

  required init(coder: NSCoder) {
    fatalError("the form is made in code")
  }

  private func addSections() {
    let heading = UILabel(.title3, "Passengers", lines: 0)
    let options = UILabel(.title3, "On board", lines: 0)
    let hint = UILabel(
      .footnote,
      "Vehicles are loaded from half an hour before departure. Bicycles and dogs come on board with "
        + "you.", lines: 0, color: .secondaryLabel)
    let rows = [
      heading, row("Name", name), row("E-mail address", mail), passengers, kind, options,
      option("Vehicle", vehicle), plateRow, option("Bicycle", bicycle),
      option("Tell me of delays", news), hint,
    ]
    for row in rows { addArrangedSubview(row) }
    names.insert(passengers.title, at: 2)
    setCustomSpacing(28, after: kind)
    setCustomSpacing(UIStackView.spacingUseSystem, after: options)
    setCustomSpacing(20, after: rows[rows.count - 2])
  }

  private func set(
    _ field: UITextField, _ placeholder: String, _ content: UITextContentType?,
    _ identifier: String
  ) {
    field.accessibilityIdentifier = identifier
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.textContentType = content
    field.clearButtonMode = .whileEditing
  }

  /// A name and a field, on one baseline.
  private func row(_ title: String, _ field: UITextField) -> UIStackView {
    let label = UILabel(.body, title)
    label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    names.append(label)
    return AdaptiveRow([label, field], alignment: .firstBaseline, inColumn: .fill)
  }

  /// A wish, with its switch at the other end.
  private func option(_ title: String, _ control: UISwitch) -> UIView {
    let label = UILabel(.body, title, lines: 0)
    control.setContentHuggingPriority(.required, for: .horizontal)
    return AdaptiveRow([label, control])
  }

  private func showPlate() { plateRow.isHidden = !vehicle.isOn }
}
