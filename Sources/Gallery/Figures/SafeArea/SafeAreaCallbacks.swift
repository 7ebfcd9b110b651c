import Simulator
import UIKit

extension Figure {
  /// The callbacks for changes of the safe area.
  static let safeAreaCallbacks = Figure(
    "001-safe-area-callbacks", of: .safeArea, title: "When the safe area changes",
    why: """
      A view that sets frames by hand has to do so again when a bar comes or the device turns. \
      These are the methods that say when.
      """,
    rule: """
      A change of the safe area is told to the view, after that of its margins, and to its \
      controller: when bars change, when the app adds insets, before the view appears. Setting \
      the same insets again calls neither.
      """,
    statements: ["S1.14", "S1.17", "S2.1", "S2.4", "S2.13"], code: ["safe-area-did-change"]
  ) { stage in
    let simulator = try stage.boot("iPhone X", system: "11.4")
    let screen = RecordingViewController()
    simulator.settle(showing: screen)
    let appearing = screen.drainCalls()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    simulator.layOut()
    let adding = screen.drainCalls()
    let added = screen.view.safeAreaInsets
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
    simulator.layOut()
    let again = screen.drainCalls()
    simulator.rotate(to: .landscapeRight)
    let turning = screen.drainCalls()

    func order(_ calls: [String], _ first: String, _ second: String) -> Bool {
      guard let one = calls.firstIndex(of: first), let other = calls.firstIndex(of: second) else {
        return false
      }
      return one < other
    }
    let change = "viewSafeAreaInsetsDidChange()"
    var checks = [
      FigureCheck(
        "told before viewDidAppear", on: "The view appears", expected: true,
        measured: order(appearing, change, "viewDidAppear(_:)")),
      FigureCheck(
        "told after viewWillAppear", on: "The view appears", expected: true,
        measured: order(appearing, "viewWillAppear(_:)", change)),
      FigureCheck(
        "view.safeAreaInsets", on: "The app adds (10, 0, 6, 0)",
        expected: UIEdgeInsets(top: 54, left: 0, bottom: 40, right: 0), measured: added),
    ]
    for (subject, calls) in [
      ("The app adds (10, 0, 6, 0)", adding), ("The device is turned", turning),
    ] {
      checks += [
        FigureCheck(
          "calls of viewSafeAreaInsetsDidChange", on: subject, expected: 1,
          measured: calls.filter { $0 == change }.count),
        FigureCheck(
          "layoutMarginsDidChange before safeAreaInsetsDidChange", on: subject, expected: true,
          measured: order(
            calls, "view.layoutMarginsDidChange()", "view.safeAreaInsetsDidChange()")),
      ]
    }
    checks.append(
      FigureCheck("calls", on: "The app sets the same again", expected: 0, measured: again.count))
    return FigureResult(
      checks: checks,
      logs: [
        FigureLog("The view appears", lines: appearing),
        FigureLog("The app adds (10, 0, 6, 0) to the safe area", lines: adding),
        FigureLog("The device is turned", lines: turning),
      ])
  }
}

/// A view controller that records its callbacks and those of its view.
private final class RecordingViewController: UIViewController {
  private let recorder = CallRecorder()

  /// Returns the recorded calls and clears them.
  func drainCalls() -> [String] {
    defer { recorder.calls = [] }
    return recorder.calls
  }

  override func loadView() { view = RecordingView(recorder) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recorder.calls.append("viewWillAppear(_:)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recorder.calls.append("viewDidAppear(_:)")
  }

  // figure: safe-area-did-change
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    recorder.calls.append("viewSafeAreaInsetsDidChange()")
  }
  // end figure
}

/// A view that records its callbacks.
private final class RecordingView: UIView {
  private let recorder: CallRecorder

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    recorder.calls.append("view.layoutMarginsDidChange()")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    recorder.calls.append("view.safeAreaInsetsDidChange()")
  }
}
