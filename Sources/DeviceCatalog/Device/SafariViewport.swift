/// The part of the screen in which Safari shows a page, with its bars expanded and minimized.
public struct SafariViewport: Sendable, Hashable {
  /// The provenance of a number.
  public enum Evidence: String, Sendable, Hashable {
    /// Read on a device or simulator.
    case measured
    /// Computed by a rule that was fitted to measured devices of the same kind.
    case formula
    /// An estimate: no public source gives this device on this system.
    case unsourced
  }

  /// What the bars cover at the top and bottom of the screen, in points from its edges.
  public struct Bars: Sendable, Hashable {
    /// From the top edge to the page's first line.
    public let top: Double
    /// From the page's last unobscured line to the bottom edge.
    public let bottom: Double
  }

  /// The width of a page that keeps to the safe area.
  public let width: Double
  /// The height of the layout viewport with the bars expanded: `innerHeight`, `svh`.
  public let minimumHeight: Double
  /// The height with the bars minimized, `lvh`; `nil` if Safari's bars do not minimize.
  public let maximumHeight: Double?
  /// The insets of the expanded bars, in points.
  public let expandedBars: Bars
  /// What the minimized bars cover, as after scrolling down; `nil` if they do not minimize, which
  /// is on an iPad and where all bars stand beside the page.
  public let minimizedBars: Bars?
  /// The source of ``maximumHeight`` and how sure it is.
  public let minimizedEvidence: Evidence
  /// The source of ``minimumHeight`` and how sure it is.
  public let evidence: Evidence
  /// The same in words, with the rule.
  public let basis: String
}
