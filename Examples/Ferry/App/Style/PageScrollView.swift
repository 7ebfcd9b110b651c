import UIKit

/// A scroll view with a column as wide as text is read easily, inside the margins and the safe area.
class PageScrollView: UIScrollView {
  /// What scrolls; as wide as the scroll view.
  let page = UIView()
  /// The column in it.
  let column = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    keyboardDismissMode = .interactive
    // The margins of the controller's view come through to the column.
    preservesSuperviewLayoutMargins = true
    page.preservesSuperviewLayoutMargins = true
    page.translatesAutoresizingMaskIntoConstraints = false
    addSubview(page)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(column)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      page.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      page.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      column.leadingAnchor.constraint(equalTo: page.readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: page.readableContentGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the scroll view into a view, down to its bottom or to what stands there.
  func fill(_ view: UIView, above bottom: NSLayoutYAxisAnchor? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: bottom ?? view.bottomAnchor),
    ])
  }
}
