public import UIKit

/// A transparent cell with a white content view, and a line that is put into the cell itself.
public final class LineCell: UITableViewCell {
  /// The text, in the content view.
  public let label: UILabel = .init()
  /// The line, in the cell.
  public let line: UIView = .init()

  /// Creates a cell.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    contentView.backgroundColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    line.backgroundColor = .darkGray
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  /// Storyboards are not used: `nil`.
  public required init?(coder: NSCoder) { nil }
}
