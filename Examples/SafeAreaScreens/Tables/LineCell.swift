public import UIKit

/// A transparent cell with a white content view, and a hairline that is put into the cell itself.
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
    line.backgroundColor = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      // One pixel.
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
  }

  /// Storyboards are not used: `nil`.
  public required init?(coder: NSCoder) { nil }
}
