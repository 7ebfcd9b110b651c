import DeviceCatalog
import Foundation
import Simulator
import Testing
import UIKit
import WebKit

/// The fourth trap of the article: a storyboard drawn for the 4.7 inch iPhone, and a web view that
/// takes its frame in `viewDidLoad`.
@Suite("Article, 4: a web view sized in viewDidLoad") @MainActor
struct SizedInViewDidLoadTests {
  /// The storyboard's views: of the size of an iPhone 8, with constraints to the edges of the screen.
  private class Drawn: UIViewController {
    let webViewBase = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    lazy var webView = WKWebView(frame: webViewBase.frame)
    var moments: [String] = []

    override func loadView() {
      view = UIView(frame: webViewBase.frame)
      view.addSubview(webViewBase)
      webViewBase.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(edges(of: webViewBase, to: view))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      webViewBase.addSubview(webView)
    }

    func edges(of view: UIView, to other: UIView) -> [NSLayoutConstraint] {
      [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
        view.topAnchor.constraint(equalTo: other.topAnchor),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      ]
    }

    private func note(_ moment: String) { moments.append("\(moment) \(webViewBase.frame.height)") }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("viewWillAppear")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      note("viewDidLayoutSubviews")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("viewDidAppear")
    }
  }

  /// The article's remedy.
  private final class Constrained: Drawn {
    override func viewDidLoad() {
      super.viewDidLoad()
      webView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(edges(of: webView, to: webViewBase))
    }
  }

  /// The remedy without its first line.
  private final class StillTranslated: Drawn {
    override func viewDidLoad() {
      super.viewDidLoad()
      NSLayoutConstraint.activate(edges(of: webView, to: webViewBase))
    }
  }

  private func show<C: UIViewController>(_ controller: C, on name: String) throws -> Simulator {
    let simulator = Simulator(try DeviceCatalog.builtIn.device(named: name))
    simulator.show(controller)
    return simulator
  }

  @Test("On an iPhone 8 all is well; on others the web view keeps the storyboard's size")
  func webViewKeepsTheStoryboardsSize() throws {
    let eight = Drawn()
    _ = try show(eight, on: "iPhone 8")
    #expect(eight.webView.frame == eight.webViewBase.bounds)

    for name in ["iPhone SE (1st gen)", "iPhone 8 Plus", "iPhone X"] {
      let other = Drawn()
      let simulator = try show(other, on: name)
      #expect(other.webViewBase.frame == simulator.window.bounds, "\(name)")
      #expect(other.webView.frame == CGRect(x: 0, y: 0, width: 375, height: 667), "\(name)")
    }
  }

  @Test("The size of the screen is there from viewDidLayoutSubviews on, and not before")
  func screenSizeFromViewDidLayoutSubviews() throws {
    let controller = Drawn()
    _ = try show(controller, on: "iPhone X")
    #expect(controller.moments.first == "viewWillAppear 667.0")
    #expect(controller.moments.dropFirst().first?.hasPrefix("viewWillLayoutSubviews") == true)
    #expect(controller.moments.dropFirst(2).first == "viewDidLayoutSubviews 812.0")
    #expect(controller.moments.last == "viewDidAppear 812.0")
  }

  @Test(
    "With constraints the web view fits every screen, standing and lying",
    arguments: DeviceCatalog.builtIn.devices.map(\.name))
  func constraintsFitEveryScreen(name: String) throws {
    let controller = Constrained()
    let simulator = try show(controller, on: name)
    #expect(controller.webView.frame == simulator.window.bounds)
    simulator.rotate(to: .landscapeLeft)
    #expect(controller.webView.frame == simulator.window.bounds)
  }

  @Test("With constraints and a translated mask the log says that not all can hold")
  func translatedMasksConflictWithConstraints() throws {
    let report = Runtime.report
    var reports: [String] = []
    Runtime.report = { reports.append($0) }
    defer { Runtime.report = report }
    _ = try show(Constrained(), on: "iPhone X")
    #expect(reports.isEmpty)

    let controller = StillTranslated()
    _ = try show(controller, on: "iPhone X")
    #expect(reports.count == 1)
    #expect(
      reports.first?.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.")
        == true)
    #expect(reports.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
    #expect(controller.webView.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
