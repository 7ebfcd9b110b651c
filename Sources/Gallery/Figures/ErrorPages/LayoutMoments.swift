import Simulator
import UIKit

extension Figure {
  /// The callback in which a view first has the size of the screen.
  static let layoutMoments = Figure(
    "002-layout-moments", of: .errorPages, title: "When a view has its size",
    why: """
      A web view is often made in viewDidLoad, from the size of the view that it is to fill. That \
      view still has the size it was drawn with, for another phone.
      """,
    rule: """
      On an iPhone X a view drawn for iPhone 8 is 375 × 667 in viewDidLoad and viewWillAppear. \
      Constraints are applied before viewDidLayoutSubviews, where it is 375 × 812.
      """,
    statements: ["S2.13", "S2.14", "S2.15", "S8.33"], code: ["layout-moments"]
  ) { stage in
    let simulator = try stage.boot("iPhone X", system: "11.4")
    let screen = MomentsViewController()
    simulator.settle(showing: screen)
    let drawn = CGSize(width: 375, height: 667)
    let whole = CGSize(width: 375, height: 812)
    let rows: [[FigureCell]] = [
      ("viewDidLoad()", drawn), ("viewWillAppear(_:)", drawn),
      ("viewDidLayoutSubviews()", whole), ("viewDidAppear(_:)", whole),
    ].map { moment, size in
      [
        .words(moment),
        .check(
          FigureCheck(
            "size of the inner view", on: moment, expected: size,
            measured: screen.moments.first { $0.name == moment }?.size)),
      ]
    }
    let names = screen.moments.map(\.name)
    let order =
      ["viewDidLoad()", "viewWillAppear(_:)", "viewWillLayoutSubviews()"]
      + ["viewDidLayoutSubviews()", "viewDidAppear(_:)"]
    return FigureResult(
      pictures: [
        simulator.picture(
          "sizes", caption: "Blue: as large as the view was in viewDidLoad.",
          showing: "A blue view of the size of an iPhone 8 in a view that fills an iPhone X.",
          insets: [])
      ],
      checks: [
        FigureCheck(
          "the calls, each at its first time", on: "iPhone X",
          expected: order.joined(separator: ", "),
          measured: names.enumerated().filter { names.firstIndex(of: $1) == $0 }
            .map(\.element).joined(separator: ", "))
      ],
      tables: [
        FigureTable(
          "The size of a view that fills the screen by constraints",
          columns: ["in", "size"], cells: rows)
      ],
      logs: [
        FigureLog(
          "All calls", lines: screen.moments.map { "\($0.name): \($0.size.figureValue.text)" })
      ])
  }
}

/// A screen designed for iPhone 8, whose inner view fills it by constraints.
private final class MomentsViewController: UIViewController {
  private(set) var moments: [(name: String, size: CGSize)] = []
  private let inner = UIView()
  private let copy = UIView()

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.backgroundColor = .white
    inner.frame = view.bounds
    inner.backgroundColor = UIColor(red: 1, green: 0.97, blue: 0.85, alpha: 1)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // figure: layout-moments
  override func viewDidLoad() {
    super.viewDidLoad()
    record("viewDidLoad()")
    // Too early: the size is that of the storyboard's phone.
    copy.frame = inner.frame
    copy.backgroundColor = UIColor(red: 0.55, green: 0.75, blue: 0.95, alpha: 1)
    inner.addSubview(copy)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record("viewDidLayoutSubviews()")
  }
  // end figure

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear(_:)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    record("viewWillLayoutSubviews()")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear(_:)")
  }

  private func record(_ name: String) { moments.append((name, inner.frame.size)) }
}
