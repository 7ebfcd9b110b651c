import Testing
import UIKit

@testable import FanlightTesting

/// Each exemption is needed: without it a sound screen has a fault.
@MainActor
@Suite("Faults · exemptions (testing.md 12)")
struct ExemptionTests {
  /// A screen that an exemption keeps sound.
  @MainActor
  private struct Twin {
    var rules: LayoutRules
    var screen = plainPhone
    var container = Container.plain
    /// A Boolean value that indicates whether an animation runs while the rules are applied.
    var isMoving = false
    let build: (BuiltViewController) -> Void
  }

  /// The certain faults, or all faults of rules that only have faults for review.
  private func faults(of twin: Twin) -> [LayoutFault] {
    let isReview = [.notMirrored, .fixedText, .hitRegion].contains(twin.rules)
    let controller = BuiltViewController(twin.build)
    let all: [LayoutFault]? = twin.screen.show(controller, in: twin.container) { shown in
      // A pending work item keeps the app from settling.
      if twin.isMoving {
        UIView.animate(withDuration: 1) {
          shown.window.alpha = 0.99
        } completion: { _ in
        }
      }
      return shown.faults(rules: twin.rules)
    }
    return (all ?? []).filter { isReview || $0.certainty == .certain || twin.rules == .subPixel }
  }

  @Test(
    "each exemption is needed: without it a sound screen has a fault", arguments: Exemption.allCases
  )
  func exemptionsAreNeeded(exemption: Exemption) {
    let twin = twin(of: exemption)
    #expect(faults(of: twin) == [])
    Exemption.$disabled.withValue(exemption) {
      #expect(!faults(of: twin).isEmpty)
    }
  }

  private func twin(of exemption: Exemption) -> Twin {
    switch exemption {
    case .previews: Twin(rules: .textClipped, build: Self.preview)
    case .shrinkingText: Twin(rules: .textClipped, build: Self.shrinkingText)
    case .scrollingClear: Twin(rules: .viewsOverlap, build: Self.textOverAList)
    case .badges: Twin(rules: .viewsOverlap, build: Self.badge)
    case .coveredText: Twin(rules: .viewsOverlap, build: Self.coveredText)
    case .animations: Twin(rules: .textClipped, isMoving: true, build: Self.animation)
    case .closedViews: Twin(rules: .outsideParent, build: Self.closedView)
    case .paging: Twin(rules: .scrollSideways) { Self.scrollView(in: $0).isPagingEnabled = true }
    case .zooming: Twin(rules: .scrollSideways) { Self.scrollView(in: $0).maximumZoomScale = 3 }
    case .horizontalLayouts: Twin(rules: .scrollSideways, build: Self.horizontalLayout)
    case .semanticContent:
      Twin(rules: .notMirrored) { Self.leftLabel(in: $0).semanticContentAttribute = .playback }
    case .sidewaysRows: Twin(rules: .notMirrored, build: Self.sidewaysRow)
    case .lopsidedSafeAreas:
      Twin(
        rules: .notMirrored, screen: Screen("iPhone Duo (outer display)"),
        build: Self.labelInSafeArea)
    case .attributedText: Twin(rules: .fixedText, build: Self.attributedText)
    case .transforms:
      Twin(rules: .subPixel) { controller in
        let label = controller.add(UILabel("Departure"), 20, 100, 200, 22)
        label.transform = CGAffineTransform(scaleX: 1.01, y: 1.03)
      }
    case .ties: Twin(rules: .layoutAmbiguous, build: Self.tie)
    case .systemViews:
      // The field in the bar is 36 points high.
      Twin(rules: .hitRegion) { $0.add(UISearchBar(), 0, 300, 375, 56) }
    case .offCanvas: Twin(rules: .geometry, build: Self.closedMenu)
    }
  }

  // MARK: Screens

  private static func scrollView(in controller: BuiltViewController) -> UIScrollView {
    let scrollView = controller.add(UIScrollView(), 0, 0, 375, 600)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 750, height: 900)
    return scrollView
  }

  private static func preview(_ controller: BuiltViewController) {
    let list = scrollView(in: controller)
    list.contentSize.width = 375
    let label = UILabel("Free returns within thirty days of delivery")
    label.frame = CGRect(x: 20, y: 20, width: 100, height: 22)
    list.addSubview(label)
  }

  private static func shrinkingText(_ controller: BuiltViewController) {
    let label = controller.add(UILabel("Free returns in thirty days"), 20, 200, 160, 22)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
  }

  private static func textOverAList(_ controller: BuiltViewController) {
    let list = scrollView(in: controller)
    list.contentSize.width = 375
    let row = UILabel("Departure")
    row.frame = CGRect(x: 20, y: 300, width: 200, height: 22)
    list.addSubview(row)
    controller.add(UILabel("Crossings"), 20, 300, 200, 22)
  }

  private static func badge(_ controller: BuiltViewController) {
    controller.add(UILabel("Messages and calls"), 20, 300, 160, 22)
    controller.add(UILabel("12"), 20, 296, 22, 20)
  }

  private static func coveredText(_ controller: BuiltViewController) {
    controller.add(UILabel("Departure"), 20, 100, 200, 22)
    let card = controller.add(UIView(), 0, 80, 375, 80)
    card.backgroundColor = .white
    let label = UILabel("Arrival")
    label.frame = CGRect(x: 20, y: 20, width: 200, height: 22)
    card.addSubview(label)
  }

  /// A label that rotates after its view has appeared, for longer than the app takes to settle.
  private static func animation(_ controller: BuiltViewController) {
    let label = controller.add(UILabel("Free returns within thirty days"), 20, 200, 100, 22)
    label.transform = CGAffineTransform(rotationAngle: .pi / 2)
  }

  private static func closedView(_ controller: BuiltViewController) {
    let closed = controller.add(UIView(), 20, 300, 200, 0)
    closed.clipsToBounds = true
    let label = UILabel("Details")
    label.frame = CGRect(x: 0, y: 10, width: 100, height: 22)
    closed.addSubview(label)
  }

  private static func horizontalLayout(_ controller: BuiltViewController) {
    final class Large: UICollectionViewFlowLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 900, height: 900) }
    }
    let layout = Large()
    layout.scrollDirection = .horizontal
    controller.add(UICollectionView(frame: .zero, collectionViewLayout: layout), 0, 0, 375, 600)
  }

  private static func leftLabel(in controller: BuiltViewController) -> UILabel {
    controller.add(UILabel("Departure")) {
      [
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100),
        $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 20),
      ]
    }
  }

  private static func sidewaysRow(_ controller: BuiltViewController) {
    let row = controller.add(UIScrollView(), 0, 100, 375, 60)
    row.contentSize = CGSize(width: 900, height: 60)
    let label = UILabel("Departure")
    label.frame = CGRect(x: 20, y: 10, width: 100, height: 22)
    row.addSubview(label)
  }

  private static func labelInSafeArea(_ controller: BuiltViewController) {
    controller.add(UILabel("Departure")) {
      [
        $0.topAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.topAnchor),
        $0.leadingAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.leadingAnchor),
      ]
    }
  }

  private static func attributedText(_ controller: BuiltViewController) {
    controller.add(UILabel(), 20, 100, 200, 22).attributedText = NSAttributedString(
      string: "10 €", attributes: [.font: UIFont.systemFont(ofSize: 15)])
  }

  /// Creates two labels in a row with equal priorities, so that either may be compressed.
  private static func tie(_ controller: BuiltViewController) {
    let first = controller.add(UILabel("Departure")) {
      [
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100),
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
      ]
    }
    controller.add(UILabel("Arrival")) {
      [
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100),
        $0.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
      ]
    }
  }

  private static func closedMenu(_ controller: BuiltViewController) {
    let menu = controller.add(UIView(), 0, 667, 375, 300)
    let button = UIButton(titled: "Pay")
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    menu.addSubview(button)
  }
}
