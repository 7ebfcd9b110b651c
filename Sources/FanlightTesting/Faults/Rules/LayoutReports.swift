import Foundation
import UIKit

/// UIKit's reports about constraints and layout (testing.md 9, `constraint-conflict` and `layout-loop`).
@MainActor
struct LayoutReports {
  /// The views by their memory addresses, as printed in reports.
  private let views: [String: UIView]

  /// Creates a parser of reports about views.
  init(about views: [UIView]) {
    self.views = Dictionary(views.map { (Self.address(of: $0), $0) }) { first, _ in first }
  }

  /// Returns the faults in reports, in order.
  func faults(in reports: [String], _ rules: LayoutRules) -> [FoundFault] {
    reports.compactMap { report in
      if rules.contains(.constraintConflict),
        report.contains("Unable to simultaneously satisfy constraints")
      {
        return FoundFault(conflict(named(report)), views: named(in: report))
      }
      if rules.contains(.layoutLoop), report.contains(" did not settle in ") {
        return FoundFault(loop(report), views: [])
      }
      return nil
    }
  }

  /// Returns the memory address of a view as printed in reports.
  private static func address(of view: UIView) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(view).hashValue), radix: 16)
  }

  private func named(in report: String) -> [UIView] {
    views.filter { report.contains($0.key) }.map(\.value)
  }

  /// Returns a report with the memory addresses of views replaced with identifiers.
  private func named(_ report: String) -> String {
    var text = report
    for (address, view) in views {
      guard let identifier = view.accessibilityIdentifier else { continue }
      text = text.replacingOccurrences(of: ":\(address)", with: " id=\(identifier)")
    }
    return Self.withoutAddresses(text)
  }

  private func conflict(_ report: String) -> LayoutFault {
    let lines = report.split(separator: "\n").map(String.init)
    let set = lines.filter { $0.hasPrefix("    \"") }.map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \",")).trimmingCharacters(
        in: .whitespaces)
    }
    let place = lines.firstIndex { $0.hasPrefix("Will attempt to recover by breaking") }
    let broken = place.map { $0 + 1 }.flatMap { lines.indices.contains($0) ? lines[$0] : nil } ?? ""
    return LayoutFault(
      rule: "constraint-conflict", severity: .serious, certainty: .certain, view: nil,
      message: "these constraints exclude each other:\n  \(set.joined(separator: "\n  "))\n"
        + "  broken: \(broken)",
      rect: .zero, weight: Double(set.count), key: broken)
  }

  private func loop(_ report: String) -> LayoutFault {
    LayoutFault(
      rule: "layout-loop", severity: .moderate, certainty: .certain, view: nil,
      message: Self.withoutAddresses(report).replacingOccurrences(of: "\n", with: " "), rect: .zero,
      weight: 1, key: Self.withoutAddresses(report))
  }

  /// Returns a string without its memory addresses, which differ from run to run.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: ":?0x[0-9a-f]+", with: "", options: .regularExpression)
  }
}
