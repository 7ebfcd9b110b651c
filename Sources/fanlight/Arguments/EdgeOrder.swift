import ArgumentParser

/// The order in which tables print the insets of four edges.
enum EdgeOrder: String, ExpressibleByArgument, CaseIterable {
  /// The order of `UIEdgeInsets`.
  case uikit
  /// The order of CSS shorthands such as `padding`.
  case css

  /// Returns the values of four edges in this order.
  func arrange<Length>(top: Length, left: Length, bottom: Length, right: Length) -> [Length] {
    switch self {
    case .uikit: [top, left, bottom, right]
    case .css: [top, right, bottom, left]
    }
  }

  /// The names of the edges in this order, separated by slashes.
  var names: String {
    arrange(top: "top", left: "left", bottom: "bottom", right: "right").joined(separator: "/")
  }
}
