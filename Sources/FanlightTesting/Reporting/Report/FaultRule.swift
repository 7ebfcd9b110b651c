import AuditRules
import Reporting

/// The rules of layout faults, as reports explain them.
enum FaultRule {
  /// Returns the rule of a fault.
  static func rule(_ fault: LayoutFault) -> Report.Rule {
    let severity = Report.Severity(rawValue: fault.severity.rawValue) ?? .moderate
    if let rule = Rule.named(fault.rule) {
      return Report.Rule(
        id: rule.id, severity: Report.Severity(rawValue: rule.severity.rawValue) ?? severity,
        title: rule.title, help: rule.help)
    }
    let (title, help) = texts[fault.rule] ?? (fault.rule, "")
    return Report.Rule(id: fault.rule, severity: severity, title: title, help: help)
  }

  private static let texts: [String: (title: String, help: String)] = [
    "constraint-conflict": (
      "Constraints exclude each other",
      "UIKit breaks one of them, which one is not said anywhere. Remove one, or lower its priority."
    ),
    "layout-ambiguous": (
      "Constraints leave a frame open",
      "The view may be anywhere. Add what its position or size lacks, or tell priorities apart."
    ),
    "layout-loop": ("Layout never settles", "A layout pass causes the next one again and again."),
    "text-clipped": (
      "Text is cut off or shortened",
      "Let the view grow with its text, wrap it, or let it shrink to fit."
    ),
    "views-overlap": (
      "Texts or controls are over each other", "One of them cannot be read or touched."
    ),
    "outside-parent": (
      "A control or text is outside its superview",
      "No touch reaches a control there, and a view that clips cuts text off."
    ),
    "hit-region": (
      "A control is hard to tap", "Touches should reach it in 44 x 44 points, at least in 24 x 24."
    ),
    "scroll-sideways": (
      "Content scrolls down and a little sideways", "Make the content as wide as its scroll view."
    ),
    "not-mirrored": (
      "A view stays in place from right to left",
      "Use leading and trailing instead of left and right, and natural text alignment."
    ),
    "fixed-text": (
      "Text keeps its size in every text size",
      "Use a preferred font, and let it adjust for the content size category."
    ),
    "keyboard-cover": (
      "The keyboard covers the field", "Inset the scroll view, or move the field with the keyboard."
    ),
    "sub-pixel": ("Text begins between pixels", "Round the frame to the pixels of the screen."),
  ]
}
