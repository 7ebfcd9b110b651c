import AuditRules
import Snapshots

/// The message of a finding of the audit's rules about a view.
enum GeometryMessage {
  /// Returns the message.
  static func text(of finding: Finding) -> String {
    let worst = finding.worst
    let edge = finding.edge?.rawValue ?? ""
    let size =
      worst.overlap.map { "\(PointText.text($0.x)) x \(PointText.text($0.y)) points" } ?? ""
    switch finding.rule {
    case "corner-clip":
      return "a rounded corner of the display cuts off text by "
        + "\(PointText.text(worst.overlap?.x ?? 0)) points"
    case "trapped-content":
      return "it is \(PointText.text(worst.weight)) points beyond the \(edge) of the screen, and "
        + "nothing scrolls it into view"
    case "end-cover": return "at the end of what scrolls, \(size) stay under a bar of the app"
    case "side-strip": return "the text is beside the notch or island, \(size) of it"
    case "double-inset":
      let times = PointText.text((worst.weight * 10).rounded() / 10)
      return "it keeps \(times) times the inset clear at the \(edge)"
    default:
      return "\(size) are behind \(worst.obstruction.map(name) ?? "the display's edge")"
    }
  }

  private static func name(of obstruction: Obstruction) -> String {
    switch obstruction.kind {
    case .housing: "the notch or island"
    case .corner: "a rounded corner"
    case .statusBar: "the status bar"
    case .homeIndicator: "the home indicator"
    case .homeStrip: "the strip of the home indicator"
    case .navigationBar: "the navigation bar"
    case .toolbar: "the toolbar"
    case .tabBar: "the tab bar"
    case .browserBar: "a bar of the browser"
    }
  }
}
