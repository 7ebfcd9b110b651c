import Foundation
import Testing
import UIKit

@testable import FanlightTesting

/// Calls in the forms that five public suites have, which compile with one changed import (testing.md 12).
@MainActor
@Suite("Strategies · calls of public suites (testing.md 12)", .serialized)
struct PublicSuiteCallTests {
  /// The folder of the golden files, beside a test file that does not exist.
  private static let file: StaticString = "/tmp/fanlight-public-calls/Tests/OldTests/OldTests.swift"

  /// The failures that the calls record.
  private final class MessageBox: @unchecked Sendable {
    var texts: [String] = []
  }

  private func recorded(_ body: () -> Void) -> [String] {
    let box = MessageBox()
    withKnownIssue(isIntermittent: true) {
      withSnapshotTesting(record: .all) { body() }
    } matching: { issue in
      box.texts.append("\(issue)")
      return true
    }
    try? FileManager.default.removeItem(atPath: "/tmp/fanlight-public-calls")
    return box.texts
  }

  @Test("stream-chat-swift: controllers at a size and views, in variants of traits")
  func variantsOfTraits() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let precision: Float = 0.96
    let size: CGSize? = CGSize(width: 60, height: 40)
    let variants: [UITraitCollection] = [
      .init(userInterfaceStyle: .dark), .init(preferredContentSizeCategory: .small),
      .init(layoutDirection: .rightToLeft),
    ]
    let told = recorded {
      for (number, traits) in variants.enumerated() {
        assertSnapshot(
          of: controller,
          as: .image(
            perceptualPrecision: precision, size: CGSize(width: 360, height: 700), traits: traits),
          named: "controller-\(number)", file: Self.file, testName: "variants", line: #line)
        assertSnapshot(
          of: view,
          as: size != nil
            ? .image(perceptualPrecision: precision, size: size!, traits: traits)
            : .image(perceptualPrecision: precision, traits: traits),
          named: "view-\(number)", file: Self.file, testName: "variants", line: #line)
      }
    }
    #expect(told.count == 6)
    #expect(told.allSatisfy { $0.contains("was recorded") })
  }

  @Test("swift-snapshot-testing: devices, parts of iPads, descriptions, layers and images")
  func devicesAndDescriptions() {
    let controller = UIViewController()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let sizes: [UIContentSizeCategory] = [.extraSmall, .accessibilityLarge]
    let told = recorded {
      assertSnapshot(of: controller, as: .image(on: .iPhoneSe), named: "se", file: Self.file)
      assertSnapshot(
        of: controller, as: .image(on: .iPadMini(.landscape(splitView: .oneThird))),
        named: "third", file: Self.file)
      assertSnapshot(
        of: controller, as: .recursiveDescription(on: .iPhoneXsMax), named: "max", file: Self.file)
      assertSnapshots(
        of: controller, as: ["se-image": .image(on: .iPhoneSe), "pad": .image(on: .iPadMini)],
        file: Self.file)
      for size in sizes {
        assertSnapshot(
          of: controller,
          as: .image(on: .iPhoneSe, traits: .init(preferredContentSizeCategory: size)),
          named: "se-\(size.rawValue)", file: Self.file)
      }
      assertSnapshot(of: layer, as: .image, named: "layer", file: Self.file)
      assertSnapshot(of: controller, as: .hierarchy, named: "hierarchy", file: Self.file)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      assertSnapshot(of: label, as: .image(precision: 0.9), named: "label", file: Self.file)
      assertSnapshot(of: label, as: .recursiveDescription, named: "tree", file: Self.file)
    }
    #expect(told.count == 11)
    #expect(told.allSatisfy { $0.contains("was recorded") })
  }

  @Test("Charts: a helper over verifySnapshot, with a folder and traits")
  func helpersVerify() {
    func failure<Chart: UIView>(of value: @autoclosure () throws -> Chart) -> String? {
      verifySnapshot(
        of: try value(), as: .image(traits: .init(userInterfaceStyle: .light)), record: true,
        snapshotDirectory: "/tmp/fanlight-public-calls/Charts", timeout: 5, file: Self.file,
        testName: "chart")
    }
    let told = failure(of: UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(told?.contains("was recorded") == true)
    try? FileManager.default.removeItem(atPath: "/tmp/fanlight-public-calls")
  }
}
