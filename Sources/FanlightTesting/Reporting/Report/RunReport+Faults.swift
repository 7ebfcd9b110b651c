import Foundation
import Reporting
import Simulator

extension RunReport {
  /// Adds the layout faults of a screen.
  @MainActor
  func add(_ faults: [LayoutFault], of shown: Shown, at location: Sink.Location) {
    let screen = Report.Screen(shown)
    add(screen)
    let subject = subject(of: location.filePath)
    // The picture is optional: if it cannot be drawn, the finding has none.
    let picture = faults.isEmpty ? nil : (try? shown.png()).flatMap { add($0) }
    for fault in faults {
      add(FaultRule.rule(fault))
      append(.finding(Report.Finding(fault, of: subject, on: screen.id, picture: picture)))
    }
  }
}

extension Report.Finding {
  /// A layout fault of a test on a screen.
  fileprivate init(_ fault: LayoutFault, of subject: String, on screen: String, picture: String?) {
    var hash = FNV1a()
    for word in [subject, fault.rule, fault.key] { hash.combine(word) }
    let rect = Report.Rectangle(
      x: fault.rect.minX, y: fault.rect.minY, width: fault.rect.width, height: fault.rect.height)
    self.init(
      fingerprint: hash.hexadecimal, rule: fault.rule,
      severity: Report.Severity(rawValue: fault.severity.rawValue) ?? .moderate,
      certainty: fault.certainty == .certain ? .certain : .review, subject: subject,
      element: fault.view.map { Element(view: $0) },
      worst: Worst(screen: screen, rect: rect, picture: picture),
      screens: [Occurrence(screen: screen, rect: rect)],
      cause: fault.rule == "constraint-conflict"
        ? Cause(constraint: fault.message) : Cause(declaration: fault.message))
  }
}
