import CoreGraphics
import HarfBuzzShaper
import Testing
import TextLayout

@testable import UIKit

/// Labels of equal priorities in a row from 20 to 373 with 24 between them, as in S8.17.
@Suite(
  "Auto Layout · ties of labels",
  .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is not installed"))
@MainActor
struct LabelTieTests {
  private let root: UIView

  init() throws {
    Runtime.boot(TestDevice.iPhoneX(), shaper: HarfBuzzShaper(), fonts: try FontLibrary())
    root = UIView.root(393, 200)
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// The row's constraints from its leading end on.
  private func row(_ labels: [UILabel]) -> [NSLayoutConstraint] {
    var constraints = [
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    ]
    for (one, next) in zip(labels, labels.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 24))
    }
    constraints.append(
      labels[labels.count - 1].trailingAnchor.constraint(
        equalTo: root.trailingAnchor, constant: -20))
    return constraints
  }

  private func layOut(_ labels: [UILabel], isReversed: Bool = false) {
    for label in labels { root.addSubview(label) }
    let constraints = row(labels)
    NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
    root.layoutIfNeeded()
  }

  private func width(_ label: UILabel) -> CGFloat { label.intrinsicContentSize.width }

  private func expect(
    _ label: UILabel, x: CGFloat? = nil, width: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(label.frame.width - width) < 1e-6, sourceLocation: sourceLocation)
    if let x { #expect(abs(label.frame.minX - x) < 1e-6, sourceLocation: sourceLocation) }
  }

  @Test("S8.17 the label that a constraint names first stretches", arguments: [false, true])
  func firstNamedLabelStretches(isReversed: Bool) {
    let (a, b) = (label("Departures"), label("Arrivals"))
    layOut([a, b], isReversed: isReversed)

    if isReversed {
      expect(a, x: 20, width: width(a))
      expect(b, x: 44 + width(a), width: 329 - width(a))
    } else {
      expect(a, x: 20, width: 329 - width(b))
      expect(b, x: 373 - width(b), width: width(b))
    }
  }

  @Test("S8.17 the order of subviews changes nothing")
  func subviewOrder() {
    let (a, b) = (label("Departures"), label("Arrivals"))
    root.add(b, a)
    NSLayoutConstraint.activate(row([a, b]))
    root.layoutIfNeeded()

    expect(a, width: 329 - width(b))
  }

  @Test("S8.17 of three labels the first stretches")
  func firstOfThreeLabelsStretches() {
    let labels = ["One", "Two", "Three"].map { label($0) }
    layOut(labels)

    expect(labels[0], width: 353 - 48 - width(labels[1]) - width(labels[2]))
    expect(labels[1], width: width(labels[1]))
    expect(labels[2], width: width(labels[2]))
  }

  @Test(
    "S8.17 the label with the higher hugging priority, 251, keeps its width", arguments: [0, 1])
  func higherHuggingKeepsItsWidth(index: Int) {
    let labels = [label("Departures"), label("Arrivals")]
    labels[index].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    layOut(labels)

    expect(labels[index], width: width(labels[index]))
    expect(labels[1 - index], width: 329 - width(labels[index]))
  }

  @Test(
    "S8.17 at equal compression resistance the first label keeps its width, the other is compressed"
  )
  func compressionTieKeepsTheFirst() {
    let (a, b) = (label("A long text for half of the row"), label("One that is as long again"))
    layOut([a, b])
    #expect(width(a) + width(b) > 329)

    expect(a, x: 20, width: width(a))
    expect(b, width: 329 - width(a))
  }

  @Test("S8.17 in a column the first stretches as well")
  func firstInAColumnStretches() {
    let (a, b) = (label("Departures"), label("Arrivals"))
    root.add(a, b)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
      b.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 69),
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()

    // A line of 17 points is 20 1/3 high at three pixels a point: 65 - 4 - 20 1/3.
    #expect(abs(a.frame.height - (40 + 2.0 / 3)) < 1e-6)
    #expect(abs(b.frame.height - (20 + 1.0 / 3)) < 1e-6)
  }

  @Test("S8.18 when the second label wraps, or both, the second stretches", arguments: [1, 0])
  func secondWraps(linesOfFirst: Int) {
    let (a, b) = (label("Departures", lines: linesOfFirst), label("Arrivals", lines: 0))
    layOut([a, b])

    expect(a, x: 20, width: width(a))
    expect(b, x: 44 + width(a), width: 329 - width(a))
  }

  @Test("S8.18 if only the first label wraps, it still stretches")
  func firstWraps() {
    let (a, b) = (label("Departures", lines: 0), label("Arrivals"))
    layOut([a, b])

    expect(a, x: 20, width: 329 - width(b))
    expect(b, width: width(b))
  }

  @Test("S8.31 in a stack of a given width the tie is the same: the first stretches")
  func inStack() {
    let (a, b) = (label("Departures"), label("Arrivals"))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()

    expect(a, x: 0, width: 329 - width(b))
    expect(b, x: 353 - width(b), width: width(b))
  }
}
