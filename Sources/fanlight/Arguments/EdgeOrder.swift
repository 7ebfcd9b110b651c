import ArgumentParser

/// The order in which tables print the lengths of four edges.
enum EdgeOrder: String, ExpressibleByArgument, CaseIterable {
  /// As in `UIEdgeInsets`.
  case uikit
  /// As in CSS shorthands such as `padding`.
  case css

  /// The lengths in this order.
  func arrange<Length>(top: Length, left: Length, bottom: Length, right: Length) -> [Length] {
    switch self {
    case .uikit: [top, left, bottom, right]
    case .css: [top, right, bottom, left]
    }
  }

  /// The names of the edges in this order.
  var names: String {
    arrange(top: "top", left: "left", bottom: "bottom", right: "right").joined(separator: "/")
  }
}
