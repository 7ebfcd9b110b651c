import Foundation
import Testing

@testable import UIKit

@Suite("Sharing")
@MainActor
struct UIActivityViewControllerTests {
  /// An app's activity that records its items.
  private final class Keep: UIActivity {
    var kept: [Any] = []
    override var activityType: ActivityType? { ActivityType("app.keep") }
    override var activityTitle: String? { "Keep" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is URL }
    }
    override func prepare(withActivityItems activityItems: [Any]) { kept = activityItems }
  }

  /// An activity of the share category.
  private final class Send: UIActivity {
    override class var activityCategory: Category { .share }
    override var activityTitle: String? { "Send" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  private let window: UIWindow
  private let root = UIViewController()
  private let url = URL(string: "https://good.example/a")!

  init() {
    window = UIWindow(windowScene: bootTestScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func buttons(_ view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
  }

  private func titles(of sheet: UIActivityViewController) -> [String] {
    sheet.loadViewIfNeeded()
    return buttons(sheet.view).compactMap { $0.configuration?.title }
  }

  @Test("activities that can perform with the items are listed, unless excluded")
  func performableActivitiesAreListed() {
    let keep = Keep()
    let all = UIActivityViewController(activityItems: [url], applicationActivities: [keep])
    #expect(titles(of: all) == ["Copy", "Keep"])
    let text = UIActivityViewController(activityItems: ["text"], applicationActivities: [keep])
    #expect(titles(of: text) == ["Copy"])
    let fewer = UIActivityViewController(activityItems: [url], applicationActivities: [keep])
    fewer.excludedActivityTypes = [.copyToPasteboard]
    #expect(titles(of: fewer) == ["Keep"])
  }

  @Test("share activities are listed before action activities")
  func shareActivitiesComeFirst() {
    let sheet = UIActivityViewController(
      activityItems: [url], applicationActivities: [Keep(), Send()])
    #expect(titles(of: sheet) == ["Send", "Copy", "Keep"])
  }

  @Test("copying a URL puts it on the pasteboard and calls the completion handler")
  func copyingPutsTheURLOnThePasteboard() {
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    var ended: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      ended.append("\(type?.rawValue ?? "-") \(completed)")
    }
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    let changes = UIPasteboard.general.changeCount
    buttons(sheet.view).first?.sendActions(for: .primaryActionTriggered)
    #expect(UIPasteboard.general.url == url)
    #expect(UIPasteboard.general.string == url.absoluteString)
    #expect(UIPasteboard.general.changeCount == changes + 1)
    #expect(ended == ["com.apple.UIKit.activity.CopyToPasteboard true"])
  }

  @Test("an app's activity gets the items")
  func anAppsActivityGetsTheItems() {
    let keep = Keep()
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: [keep])
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    buttons(sheet.view).last?.sendActions(for: .primaryActionTriggered)
    #expect(keep.kept.first as? URL == url)
  }
}
