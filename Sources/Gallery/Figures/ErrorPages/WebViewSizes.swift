import Foundation
import Simulator
import UIKit
import WebKit

extension Figure {
  /// Trap 4: a web view that is sized in `viewDidLoad`.
  static let webViewSizes = Figure(
    "002-web-view-sizes", of: .errorPages, title: "A web view sized in viewDidLoad",
    why: """
      On the phone that the storyboard was drawn for, everything looks right. On all others the \
      web view is too large or too small.
      """,
    rule: """
      In viewDidLoad a view still has the size of the storyboard's phone. A web view that takes its \
      frame from there fits only that phone; with constraints it fits all. Constraints without \
      translatesAutoresizingMaskIntoConstraints = false contradict those of its mask.
      """,
    statements: ["S2.13", "S8.3", "S8.19", "S8.22"], code: ["web-view-constraints"],
    needsEngine: true
  ) { stage in
    var result = FigureResult()
    let phones: [(name: String, size: CGSize)] = [
      ("iPhone SE (1st gen)", CGSize(width: 320, height: 568)),
      ("iPhone 8", CGSize(width: 375, height: 667)),
      ("iPhone 8 Plus", CGSize(width: 414, height: 736)),
      ("iPhone X", CGSize(width: 375, height: 812)),
    ]
    for sizing in [StoryboardController.Sizing.frame, .constraints] {
      for phone in phones {
        let simulator = try stage.boot(phone.name, system: "11.4")
        let screen = StoryboardController(sizing)
        simulator.settle(showing: screen)
        screen.webView.loadHTMLString(EdgePages.lines("auto"), baseURL: nil)
        try await screen.webView.waitUntilQuiet()
        let expected =
          sizing == .frame ? CGSize(width: 375, height: 667) : phone.size
        result.checks.append(
          FigureCheck(
            "size of the web view", on: "\(phone.name), \(sizing.rawValue)", expected: expected,
            measured: screen.webView.frame.size))
        try await screen.webView.snapshotPage()
        let slug = phone.name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
          .replacing(" ", with: "-")
        result.pictures.append(
          simulator.picture(
            "\(sizing.slug)-\(slug)",
            row: sizing == .frame ? "Before: the frame of viewDidLoad" : "After: constraints",
            label: phone.name,
            caption: "\(FigureValue.text(of: Double(expected.width))) × "
              + FigureValue.text(of: Double(expected.height)),
            showing: sizing == .frame
              ? "the page as large as an iPhone 8's screen." : "the page fills the screen.",
            insets: []))
        await screen.webView.close()
      }
    }
    let message = try conflict(on: stage)
    result.checks.append(
      FigureCheck(
        "first line of the log", on: "iPhone X, constraints beside those of the mask",
        expected: "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
        measured: message.first))
    result.checks.append(
      FigureCheck(
        "constraints of the mask in it", on: "iPhone X, constraints beside those of the mask",
        expected: true,
        measured: message.contains { $0.contains("<NSAutoresizingMaskLayoutConstraint:") }))
    result.logs = [
      FigureLog(
        "The log of constraints that contradict the mask's, without the addresses of objects",
        lines: message.map(\.withoutAddresses))
    ]
    return result
  }

  /// Returns the log of constraints that conflict with those of the web view's autoresizing mask.
  @MainActor private static func conflict(on stage: Stage) throws -> [String] {
    let report = Runtime.report
    defer { Runtime.report = report }
    var message = ""
    Runtime.report = { if message.isEmpty { message = $0 } }
    let simulator = try stage.boot("iPhone X", system: "11.4")
    simulator.settle(showing: StoryboardController(.constraintsAndMask))
    return message.split(separator: "\n").map(String.init)
  }
}

/// A controller whose view comes from a storyboard that was designed for iPhone 8.
private final class StoryboardController: UIViewController {
  /// The way in which the web view is sized.
  enum Sizing: String {
    case frame = "frame of viewDidLoad"
    case constraints = "constraints"
    case constraintsAndMask = "constraints and mask"

    var slug: String { self == .frame ? "frame" : "constraints" }
  }

  lazy var webView = WKWebView(frame: webViewBase.frame)
  private let webViewBase = UIView()
  private let sizing: Sizing

  init(_ sizing: Sizing) {
    self.sizing = sizing
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0.75, alpha: 1)
    webViewBase.frame = view.bounds
    webViewBase.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(webViewBase)
    NSLayoutConstraint.activate(webViewBase.edges(equalTo: view))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    webViewBase.addSubview(webView)
    guard sizing != .frame else { return }
    // figure: web-view-constraints
    if sizing == .constraints { webView.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(webView.edges(equalTo: webViewBase))
    // end figure
  }
}

extension String {
  /// The text without the memory addresses of objects, which differ in each run.
  fileprivate var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x…") }
}

extension UIView {
  fileprivate func edges(equalTo view: UIView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
  }
}
