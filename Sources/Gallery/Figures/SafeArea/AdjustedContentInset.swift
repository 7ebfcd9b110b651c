import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The properties that include the system's insets on iOS 10 and on iOS 11.
  static let adjustedContentInset = Figure(
    "001-adjusted-content-inset", of: .safeArea,
    title: "contentInset and adjustedContentInset",
    why: """
      Code that reads contentInset to find out where content begins was right up to iOS 10. From \
      iOS 11 on it reads zero under a bar of 88 points.
      """,
    rule: """
      Up to iOS 10 the system writes what bars cover into contentInset itself. From iOS 11 on \
      contentInset is the app's alone, and adjustedContentInset is the sum. Ten points that the \
      app adds on every side are added to what bars cover on both.
      """,
    statements: ["S4.2", "S4.3", "S4.37", "S4.39"], screens: ["TextScrollViewController"]
  ) { stage in
    // S4.39: a navigation bar that ends at 64, and a tab bar of 49.
    let bars = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    let more = UIEdgeInsets(top: 74, left: 10, bottom: 59, right: 10)
    let ten = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    var result = FigureResult()
    var rows: [[String]] = []
    for system in ["10.3", "11.4"] {
      let isOld = system == "10.3"
      let simulator = try stage.boot("iPhone 7", system: system)
      let screen = TextScrollViewController()
      simulator.settle(showing: AppBars.tabs(around: screen))
      let scrollView = screen.scrollView
      for adds in [false, true] {
        if adds {
          let own = scrollView.contentInset
          scrollView.contentInset = UIEdgeInsets(
            top: own.top + 10, left: own.left + 10, bottom: own.bottom + 10, right: own.right + 10)
          simulator.layOut()
        }
        let subject = "iPhone 7, iOS \(system)\(adds ? ", 10 points added" : "")"
        let sum = adds ? more : bars
        result.checks.append(
          FigureCheck(
            "contentInset", on: subject, expected: isOld ? sum : adds ? ten : .zero,
            measured: scrollView.contentInset))
        if !isOld {
          result.checks.append(
            FigureCheck(
              "adjustedContentInset", on: subject, expected: sum,
              measured: scrollView.adjustedContentInset))
        }
        let adjusted = scrollView.adjustedContentInset.figureValue.text
        rows.append([
          system, adds ? "10 on every side" : "nothing",
          scrollView.contentInset.figureValue.text, isOld ? "not there yet" : adjusted,
        ])
        scrollView.contentOffset = CGPoint(x: -(adds ? 10 : 0), y: -sum.top)
        simulator.layOut()
        result.pictures.append(
          simulator.picture(
            "ios-\(isOld ? 10 : 11)\(adds ? "-added" : "")",
            row: adds ? "The app adds 10 on every side" : "The app adds nothing",
            label: "iOS \(system)", caption: "The picture is the same on both.",
            showing: "The text begins \(adds ? "ten points " : "")below the navigation bar.",
            insets: isOld
              ? [
                InsetDrawing(
                  "contentInset", in: scrollView.frameOnScreen, insets: scrollView.contentInset)
              ] : [.adjustedContentInset(of: scrollView)]))
      }
    }
    result.tables = [
      FigureTable(
        "The two properties on each system",
        columns: ["iOS", "added", "contentInset", "adjustedContentInset"], rows: rows)
    ]
    return result
  }

  /// The callbacks for changes of the adjusted content inset.
  static let adjustedInsetCallbacks = Figure(
    "001-adjusted-inset-callbacks", of: .safeArea, title: "When the adjusted insets change",
    why: """
      An app that places something of its own by the insets of a scroll view, such as a button \
      above the last line, has to move it when they change.
      """,
    rule: """
      When the app or the system changes the insets of a scroll view, its \
      adjustedContentInsetDidChange() is called and then its delegate's \
      scrollViewDidChangeAdjustedContentInset(_:), before the scroll view lays out its content.
      """,
    statements: ["S4.28", "S4.29"], code: ["adjusted-inset-did-change"]
  ) { stage in
    let simulator = try stage.boot("iPhone X", system: "11.4")
    let screen = RecordingScrollScreen()
    simulator.settle(showing: screen)
    let shown = screen.drainCalls()
    screen.scrollView.contentInset.top = 10
    simulator.layOut()
    let byApp = screen.drainCalls()
    screen.additionalSafeAreaInsets.bottom = 50
    simulator.layOut()
    let bySystem = screen.drainCalls()
    let pair = "adjustedContentInsetDidChange(), scrollViewDidChangeAdjustedContentInset(_:)"
    let notices = [
      ("The app sets contentInset.top = 10", byApp), ("The safe area grows", bySystem),
    ]
    var checks = notices.map { subject, calls in
      FigureCheck(
        "calls before layoutSubviews()", on: subject, expected: pair,
        measured: calls.prefix { $0 != "layoutSubviews()" }.joined(separator: ", "))
    }
    checks.append(
      FigureCheck(
        "adjustedContentInset", on: "In the end",
        expected: UIEdgeInsets(top: 54, left: 0, bottom: 84, right: 0),
        measured: screen.scrollView.adjustedContentInset))
    return FigureResult(
      checks: checks,
      logs: [
        FigureLog("The screen appears", lines: shown),
        FigureLog("The app sets contentInset.top = 10", lines: byApp),
        FigureLog("The safe area grows by 50 at the bottom", lines: bySystem),
      ])
  }
}

/// A scroll view from edge to edge whose calls are recorded.
private final class RecordingScrollScreen: UIViewController, UIScrollViewDelegate {
  private let recorder = CallRecorder()
  lazy var scrollView = RecordingScrollView(recorder)

  /// Returns the recorded calls and clears them.
  func drainCalls() -> [String] {
    defer { recorder.calls = [] }
    return recorder.calls
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 375, height: 3000)
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  // figure: adjusted-inset-did-change
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    recorder.calls.append("scrollViewDidChangeAdjustedContentInset(_:)")
  }
  // end figure
}

/// A scroll view that records its calls.
private final class RecordingScrollView: UIScrollView {
  private let recorder: CallRecorder

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    recorder.calls.append("adjustedContentInsetDidChange()")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    recorder.calls.append("layoutSubviews()")
  }
}
