import FanlightTesting
import UIKit

/// A screen after a public thread of section 1 of testing.md, with its fault and without.
@MainActor
struct ThreadScreen {
  /// The rule that the fault breaks.
  let rule: String
  /// The rules to apply.
  var rules: LayoutRules = .default
  /// The screen of the thread, or a similar one.
  let screen: Screen
  /// The container in which the screen is shown.
  var container = Container.plain
  /// Builds the screen with its fault, or without.
  let build: (BuiltViewController, _ isMended: Bool) -> Void

  /// The faults of the rule.
  func faults(isMended: Bool) -> [LayoutFault] {
    FanlightTestingTests.faults(rules, on: screen, in: container) { build($0, isMended) }
      .filter { $0.rule == rule }
  }

  /// The screens by their threads.
  static let all: [String: ThreadScreen] = [
    "hackiftekhar/IQKeyboardManager#1347": field, "deltachat/deltachat-ios#3035": emptyState,
    "realm/realm-loginkit#13": login, "gdombiak/OctoPod#95": temperatures,
    "mozilla-mobile/firefox-ios#9003": history, "mozilla-mobile/firefox-ios#9867": header,
    "mozilla-mobile/firefox-ios#24276": accessory, "TortugaPower/BookPlayer#199": settings,
    "mullvad/mullvadvpn-app#3112": cog, "mapbox/mapbox-navigation-ios#1070": banner,
    "uias/Tabman#180": pages, "NYPL-Simplified/Simplified-iOS#708": catalog,
  ]

  private static let landscape = Screen(
    "iPhone X", system: "15", orientation: .landscapeRight)

  /// A field at the end of a form whose scroll view has no content to scroll.
  private static let field = ThreadScreen(
    rule: "keyboard-cover", rules: .keyboard, screen: Screen("iPhone SE 3", system: "18")
  ) { controller, isMended in
    let list = controller.add(UIScrollView(), 0, 0, 375, 667)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 375, height: isMended ? 1000 : 0)
    let field = UITextField()
    field.frame = CGRect(x: 20, y: 600, width: 335, height: 44)
    list.addSubview(field)
  }

  /// A label with margins in a background view that has no width yet.
  private static let emptyState = ThreadScreen(
    rule: "constraint-conflict", screen: Screen("iPhone 15", system: "18")
  ) { controller, isMended in
    let background = controller.add(UIImageView(), 0, 0, 0, 0)
    controller.add(UILabel("No messages yet", lines: 0), to: background) {
      let leading = $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 40)
      let trailing = $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -40)
      if isMended {
        for constraint in [leading, trailing] { constraint.priority = .defaultHigh }
      }
      return [
        leading, trailing, $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
        $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
      ]
    }
  }

  /// A form of a fixed height over a line at the bottom, on a small phone.
  private static let login = ThreadScreen(
    rule: "views-overlap", screen: Screen("iPhone SE 1", system: "15")
  ) { controller, isMended in
    controller.add(UIButton(titled: "Register a New Account"), 60, isMended ? 440 : 530, 200, 24)
    controller.add(UILabel("Powered by Realm"), 80, 532, 160, 22)
  }

  /// Two words in a row that is too narrow for both.
  private static let temperatures = ThreadScreen(
    rule: "views-overlap", screen: Screen("iPhone SE 1", system: "15")
  ) { controller, isMended in
    controller.add(UILabel("Target temperature")) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 16),
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100),
      ]
    }
    controller.add(UILabel("Actual temperature")) {
      [
        isMended
          ? $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 16)
          : $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -16),
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: isMended ? 130 : 100),
        $0.widthAnchor.constraint(equalToConstant: 200),
      ]
    }
  }

  /// Content of a list whose first letters are under the notch.
  private static let history = ThreadScreen(rule: "sensor-overlap", screen: landscape) {
    controller, isMended in
    controller.add(UILabel("Today")) {
      [
        $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
        $0.leadingAnchor.constraint(
          equalTo: isMended ? $1.safeAreaLayoutGuide.leadingAnchor : $1.leadingAnchor, constant: 8),
      ]
    }
  }

  /// A header that is as wide as the screen, beside the notch.
  private static let header = ThreadScreen(rule: "side-strip", screen: landscape) {
    controller, isMended in
    controller.add(UILabel("Send to device")) {
      [
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 12),
        $0.leadingAnchor.constraint(
          equalTo: isMended ? $1.safeAreaLayoutGuide.leadingAnchor : $1.leadingAnchor, constant: 8),
      ]
    }
  }

  /// The button at the end of a row, on the side of the island.
  private static let accessory = ThreadScreen(
    rule: "sensor-overlap", screen: Screen("iPhone 16", system: "18", orientation: .landscapeLeft)
  ) { controller, isMended in
    controller.add(UIButton(titled: "i")) {
      [
        $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
        $0.trailingAnchor.constraint(
          equalTo: isMended ? $1.safeAreaLayoutGuide.trailingAnchor : $1.trailingAnchor,
          constant: -4),
        $0.widthAnchor.constraint(equalToConstant: 44),
        $0.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
  }

  /// A row of settings whose height does not follow the text size.
  private static let settings = ThreadScreen(
    rule: "text-clipped", screen: Screen("iPhone 15", system: "18", textSize: .extraExtraExtraLarge)
  ) { controller, isMended in
    let label = UILabel("Boost the volume of quiet books", lines: isMended ? 0 : 1)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    controller.add(label) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 16),
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 120),
        $0.widthAnchor.constraint(equalToConstant: 240),
      ]
    }
  }

  /// A settings button of 24 points; with the fix it accepts touches ten points around it.
  private static let cog = ThreadScreen(
    rule: "hit-region", screen: Screen("iPhone 15", system: "18")
  ) { controller, isMended in
    final class Cog: UIButton {
      var margin: CGFloat = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -margin, dy: -margin).contains(point)
      }
    }
    let cog = controller.add(Cog(), 340, 80, 24, 24)
    cog.margin = isMended ? 10 : 0
  }

  /// The distance to the next turn of a route, with left and right constraints.
  private static let banner = ThreadScreen(
    rule: "not-mirrored", screen: Screen("iPhone 15", system: "18")
  ) { controller, isMended in
    controller.add(UILabel("350 m")) {
      [
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 120),
        isMended
          ? $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 16)
          : $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 16),
      ]
    }
  }

  /// Content that does not scroll, under the bar.
  private static let pages = ThreadScreen(
    rule: "app-bar-overlap", screen: Screen("iPhone X", system: "15"), container: .navigation
  ) { controller, isMended in
    controller.add(UILabel("First page")) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 16),
        $0.topAnchor.constraint(
          equalTo: isMended ? $1.safeAreaLayoutGuide.topAnchor : $1.topAnchor,
          constant: isMended ? 8 : 56),
      ]
    }
  }

  /// A list that adds the safe area to its insets, which UIKit adjusts by it as well.
  private static let catalog = ThreadScreen(
    rule: "double-inset", screen: Screen("iPhone X", system: "15"), container: .navigation
  ) { controller, isMended in
    final class List: UIScrollView {
      var addsSafeArea = false
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if addsSafeArea { contentInset.top = safeAreaInsets.top }
      }
    }
    let list = List()
    list.addsSafeArea = !isMended
    controller.add(list, 0, 0, 375, 812)
    list.contentSize = CGSize(width: 375, height: 1600)
    let label = UILabel("Catalog")
    label.frame = CGRect(x: 20, y: 8, width: 200, height: 22)
    list.addSubview(label)
  }
}
