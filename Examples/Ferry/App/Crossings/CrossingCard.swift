import UIKit

/// A departure on a rounded background: route and price, times, free seats, services, a note, buttons.
class CrossingCard: UIView {
  var onBook: () -> Void = {}

  private let content = UIStackView()

  init(_ crossing: Crossing) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14, leading: 16, bottom: 16, trailing: 16)
    let services = servicesRow(crossing)
    let note = UILabel(.footnote, crossing.note, lines: 0, color: .secondaryLabel)
    note.isHidden = crossing.note == nil
    for part in [
      titleRow(crossing), timesRow(crossing), seatsRow(crossing), services, note,
      buttonsRow(crossing),
    ] {
      content.addArrangedSubview(part)
    }
    content.axis = .vertical
    content.spacing = 12
    content.setCustomSpacing(16, after: note)
    content.setCustomSpacing(crossing.note == nil ? 16 : 8, after: services)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The route, and the price at its first line's baseline.
  private func titleRow(_ crossing: Crossing) -> UIView {
    let title = UILabel(
      .headline, "\(crossing.departure.harbour) – \(crossing.arrival.harbour)", lines: 0)
    let price = UILabel(.subheadline, "£\(crossing.price)", color: .secondaryLabel)
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    return AdaptiveRow([title, price], alignment: .firstBaseline)
  }

  /// Departure, duration and arrival with equal gaps.
  private func timesRow(_ crossing: Crossing) -> UIView {
    let way = UIStackView(arrangedSubviews: [
      UILabel(.caption2, crossing.duration, color: .tertiaryLabel),
      UIImageView(image: UIImage(systemName: "chevron.forward")),
    ])
    way.axis = .vertical
    way.alignment = .center
    way.spacing = 2
    let row = UIStackView(arrangedSubviews: [
      call(crossing.departure, .leading), way, call(crossing.arrival, .trailing),
    ])
    row.distribution = .equalSpacing
    row.alignment = .center
    row.spacing = 8
    return row
  }

  private func call(_ call: Crossing.Call, _ alignment: UIStackView.Alignment) -> UIView {
    let column = UIStackView(arrangedSubviews: [
      UILabel(.title2, call.time),
      UILabel(.caption1, call.harbour, color: .secondaryLabel),
    ])
    column.axis = .vertical
    column.alignment = alignment
    column.spacing = 1
    return column
  }

  /// How full the boat is: a bar between two words.
  private func seatsRow(_ crossing: Crossing) -> UIView {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 1 - Float(crossing.seats.free) / Float(crossing.seats.all)
    if crossing.seats.free < 10 { bar.progressTintColor = .systemRed }
    let left = UILabel(.caption1, "\(crossing.seats.free) free", color: .secondaryLabel)
    let row = UIStackView(arrangedSubviews: [
      UILabel(.caption1, "Seats", color: .secondaryLabel), bar, left,
    ])
    for label in row.arrangedSubviews where label is UILabel {
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    row.alignment = .center
    row.spacing = 8
    return row
  }

  private func servicesRow(_ crossing: Crossing) -> UIView {
    let row = UIStackView(arrangedSubviews: crossing.services.map(PillView.init))
    row.distribution = .fillProportionally
    row.spacing = 6
    return row
  }

  private func buttonsRow(_ crossing: Crossing) -> UIView {
    var plain = UIButton.Configuration.gray()
    plain.title = "Details"
    var filled = UIButton.Configuration.filled()
    filled.title = crossing.seats.free > 0 ? "Book" : "Wait"
    let row = UIStackView(arrangedSubviews: [
      UIButton(configuration: plain, primaryAction: nil),
      UIButton(
        configuration: filled, primaryAction: UIAction { [weak self] _ in self?.onBook() }),
    ])
    row.distribution = .fillEqually
    row.spacing = 12
    return row
  }
}
