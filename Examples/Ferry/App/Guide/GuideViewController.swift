import UIKit

/// The article: a picture from edge to edge, and text in the readable width.
public class GuideViewController: UIViewController {
  private let page = PageScrollView()
  private let horizon = HorizonView()

  /// Makes the article.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    page.fill(view)
    page.column.spacing = 12
    addHorizon()
    let title = UILabel(.largeTitle, "The lights of the sound", lines: 0)
    let byline = UILabel(.subheadline, "From the keepers' log", color: .secondaryLabel)
    for part in [title, byline] { page.column.addArrangedSubview(part) }
    page.column.setCustomSpacing(2, after: title)
    page.column.setCustomSpacing(20, after: byline)
    for (index, text) in Self.paragraphs.enumerated() {
      page.column.addArrangedSubview(UILabel(.body, text, lines: 0))
      if index == 0 { page.column.addArrangedSubview(QuoteView(Self.quote)) }
      if index == 1 { page.column.addArrangedSubview(lights()) }
    }
  }

  /// Room at the top of the column, and a picture that is as wide as the screen behind it.
  private func addHorizon() {
    let room = UIView()
    page.column.addArrangedSubview(room)
    horizon.translatesAutoresizingMaskIntoConstraints = false
    page.page.addSubview(horizon)
    let shape = horizon.heightAnchor.constraint(equalTo: horizon.widthAnchor, multiplier: 9 / 16)
    shape.priority = .defaultHigh
    NSLayoutConstraint.activate([
      horizon.topAnchor.constraint(equalTo: page.page.topAnchor),
      horizon.leadingAnchor.constraint(equalTo: page.page.leadingAnchor),
      horizon.trailingAnchor.constraint(equalTo: page.page.trailingAnchor),
      shape, horizon.heightAnchor.constraint(lessThanOrEqualToConstant: 280),
      room.bottomAnchor.constraint(equalTo: horizon.bottomAnchor),
    ])
  }

  /// Two figures side by side, equally wide, with captions on one baseline.
  private func lights() -> UIView {
    let figures = [
      ("Fl(2) 10s", "The outer light, two flashes every ten seconds"), ("Iso 4s", "Pier head"),
    ].map { sign, caption in
      let box = UILabel(.title3, sign)
      box.textAlignment = .center
      box.backgroundColor = .secondarySystemBackground
      box.heightAnchor.constraint(equalToConstant: 72).isActive = true
      let column = UIStackView(arrangedSubviews: [
        box, UILabel(.caption1, caption, lines: 0, color: .secondaryLabel),
      ])
      column.axis = .vertical
      column.spacing = 6
      return column
    }
    let row = UIStackView(arrangedSubviews: figures)
    row.distribution = .fillEqually
    row.alignment = .top
    row.spacing = 16
    return row
  }

  private static let quote = "A light that nobody needs tonight is still lit tonight."

  private static let paragraphs = [
    """
    Five lights mark the way through the sound, and each has a rhythm of its own. Whoever comes in \
    at night counts: two flashes and a long dark, that is the outer skerry; four seconds of light \
    and four of dark, that is the pier. No chart is needed for it, only patience.
    """,
    """
    The oldest of them stood on the rock before there was a road to the village. It burned coal \
    first, then oil, and since the cable was laid it has needed nobody but the gulls. The lamp room \
    is open to visitors on the first Sunday of a month, if the weather lets the boat land.
    """,
    """
    From the gallery one sees all harbours of the islands at once, and on clear days the mainland \
    with its chimneys. Take something warm with you. The wind up there has come a long way and is \
    in no hurry to leave.
    """,
    """
    The last boat back leaves at a quarter to seven. It does not wait, but it whistles.
    """,
  ]
}
