public import UIKit

/// A transparent header with a red content view.
public final class TitleHeader: UITableViewHeaderFooterView {
  /// The title, in the content view.
  public let label: UILabel = .init()

  /// Creates a header.
  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundView = UIView()
    contentView.backgroundColor = .systemRed
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  /// Storyboards are not used: `nil`.
  public required init?(coder: NSCoder) { nil }
}
