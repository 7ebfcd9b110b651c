import Testing
import UIKit

@testable import FanlightTesting

@MainActor
@Suite("Faults · expecting none (testing.md 9)")
struct ExpectNoLayoutFaultsTests {
  private final class Box: @unchecked Sendable {
    var messages: [String] = []
    var severities: [Issue.Severity] = []
  }

  /// The issues that a block records.
  private func issues(_ body: () -> Void) -> Box {
    let box = Box()
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      box.messages.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      box.severities.append(issue.severity)
      return true
    }
    return box
  }

  private static func clipped() -> BuiltViewController {
    BuiltViewController { controller in
      let label = controller.add(UILabel("Free returns within thirty days"), 20, 200, 100, 22)
      label.accessibilityIdentifier = "returns"
    }
  }

  private let screens: [Screen] = [plainPhone, Screen("iPhone 15", system: "18"), Screen("iPad 9")]

  @Test("a sound screen records nothing")
  func soundScreenRecordsNothing() {
    let found = issues {
      expectNoLayoutFaults(
        of: BuiltViewController { controller in
          let label = UILabel("Pay")
          label.font = .preferredFont(forTextStyle: .body)
          label.adjustsFontForContentSizeCategory = true
          controller.add(label) {
            [
              $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
              $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor),
            ]
          }
        }, on: screens)
    }
    #expect(found.messages == [])
  }

  @Test("a fault of several screens is one issue, with the worst and the number of the others")
  func faultsAreGrouped() throws {
    let found = issues {
      expectNoLayoutFaults(of: Self.clipped(), on: screens, rules: .textClipped)
    }
    let message = try #require(found.messages.first)
    #expect(found.messages.count == 1)
    #expect(found.severities == [.error])
    #expect(
      message.hasPrefix("text-clipped · UILabel \"Free returns within thirty days\" id=returns"))
    #expect(message.contains("and 2 more, of 3 screens"))
  }

  @Test("the worst screen is the one where the fault is worst")
  func worstScreenIsNamed() throws {
    final class Share: UIViewController {
      let label = UILabel("Free returns within thirty days of delivery")
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 0, y: 100, width: view.bounds.width / 4, height: 22)
      }
    }
    let found = issues {
      expectNoLayoutFaults(
        of: Share(), on: [Screen("iPhone 15 Pro Max", system: "18"), plainPhone],
        rules: .textClipped)
    }
    #expect(found.messages.count == 1)
    #expect(found.messages.first?.contains("(on iPhone SE (3rd gen)") == true)
  }

  @Test("two faults are two issues")
  func twoFaultsAreTwoIssues() {
    let found = issues {
      expectNoLayoutFaults(
        of: BuiltViewController {
          $0.add(UILabel("Free returns within thirty days"), 20, 200, 100, 22)
          $0.add(UILabel("Payment after your journey"), 20, 300, 100, 22)
        }, on: screens, rules: .textClipped)
    }
    #expect(found.messages.count == 2)
  }

  @Test("faults for review and faults below the limit are warnings")
  func reviewsAreWarnings() {
    func severities(_ rules: LayoutRules, failOn: LayoutFault.Severity) -> [Issue.Severity] {
      issues {
        expectNoLayoutFaults(
          of: BuiltViewController { $0.add(UILabel("Pay"), 20.25, 200, 100, 22) }, on: [plainPhone],
          rules: rules, failOn: failOn)
      }.severities
    }
    #expect(severities(.fixedText, failOn: .minor) == [.warning])
    #expect(severities(.subPixel, failOn: .moderate) == [.warning])
    #expect(severities(.subPixel, failOn: .minor) == [.error])
  }

  @Test("allowances of a rule, a view and a class allow their faults, and no others")
  func allowancesAllow() {
    func count(_ allowance: Allowance) -> Int {
      plainPhone.show(Self.clipped()) {
        $0.faults(rules: .textClipped, allowing: [allowance]).count
      } ?? -1
    }
    #expect(count(.rule("text-clipped")) == 0)
    #expect(count(.rule("hit-region")) == 1)
    #expect(count(.view(identified: "returns")) == 0)
    #expect(count(.view(identified: "other")) == 1)
    #expect(count(.views(of: UILabel.self)) == 0)
    #expect(count(.views(of: UIButton.self)) == 1)
  }

  @Test("an allowance without a match on any screen is a warning")
  func staleAllowancesAreWarnings() {
    let found = issues {
      expectNoLayoutFaults(
        of: Self.clipped(), on: screens, rules: .textClipped,
        allowing: [.view(identified: "returns"), .view(identified: "gone")])
    }
    #expect(found.severities == [.warning])
    #expect(found.messages.first?.contains(".view(identified: \"gone\")") == true)
  }

  @Test("in a part of a matrix, an allowance may be for a screen of another part")
  func partialMatricesHaveNoStaleAllowances() throws {
    let part = try #require(ScreenShard("1/2"))
    let found = issues {
      ScreenShard.$ofTest.withValue(part) {
        expectNoLayoutFaults(
          of: Self.clipped(), on: screens, rules: .textClipped,
          allowing: [.view(identified: "returns"), .view(identified: "gone")])
      }
    }
    #expect(found.messages == [])
  }

  @Test("no screen at all is a failure")
  func noScreenFails() {
    let found = issues { expectNoLayoutFaults(of: UIViewController(), on: []) }
    #expect(found.severities == [.error])
  }

  @Test("a shown screen's faults are issues of their own, with the screen's name")
  func shownFaultsAreIssues() {
    let found = issues {
      plainPhone.show(Self.clipped()) { $0.expectNoLayoutFaults(rules: .textClipped) }
    }
    #expect(found.severities == [.error])
    #expect(found.messages.first?.hasSuffix("(on \(plainPhone.name))") == true)
  }

  @Test("an alert's views and the views behind it are not judged")
  func alertViewsAreNotJudged() {
    plainPhone.show(Self.clipped()) { shown in
      #expect(shown.faults(rules: .textClipped).count == 1)
      shown.controller.present(
        UIAlertController(title: "Pay", message: nil, preferredStyle: .alert), animated: false)
      shown.settle()
      #expect(shown.faults() == [])
    }
  }

  @Test("the rules restore content offsets")
  func offsetsAreRestored() {
    let controller = BuiltViewController { controller in
      let list = controller.add(UIScrollView(), 0, 0, 375, 600)
      list.contentSize = CGSize(width: 375, height: 2000)
      list.contentOffset.y = 300
    }
    plainPhone.show(controller) { shown in
      let list = shown.views(of: UIScrollView.self).first
      list?.contentOffset.y = 300
      _ = shown.faults()
      #expect(list?.contentOffset.y == 300)
    }
  }
}
