import CCairo
import DisplayList

extension Path {
  /// The cairo constant for the path's fill rule.
  var cairoRule: cairo_fill_rule_t {
    isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension StrokeStyle.Cap {
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension BlendMode {
  /// Each mode with cairo's operator.
  private static let operators: [(BlendMode, cairo_operator_t)] = [
    (.normal, CAIRO_OPERATOR_OVER), (.multiply, CAIRO_OPERATOR_MULTIPLY),
    (.screen, CAIRO_OPERATOR_SCREEN), (.overlay, CAIRO_OPERATOR_OVERLAY),
    (.darken, CAIRO_OPERATOR_DARKEN), (.lighten, CAIRO_OPERATOR_LIGHTEN),
    (.colorDodge, CAIRO_OPERATOR_COLOR_DODGE), (.colorBurn, CAIRO_OPERATOR_COLOR_BURN),
    (.softLight, CAIRO_OPERATOR_SOFT_LIGHT), (.hardLight, CAIRO_OPERATOR_HARD_LIGHT),
    (.difference, CAIRO_OPERATOR_DIFFERENCE), (.exclusion, CAIRO_OPERATOR_EXCLUSION),
    (.hue, CAIRO_OPERATOR_HSL_HUE), (.saturation, CAIRO_OPERATOR_HSL_SATURATION),
    (.color, CAIRO_OPERATOR_HSL_COLOR), (.luminosity, CAIRO_OPERATOR_HSL_LUMINOSITY),
    (.clear, CAIRO_OPERATOR_CLEAR), (.copy, CAIRO_OPERATOR_SOURCE),
    (.sourceIn, CAIRO_OPERATOR_IN), (.sourceOut, CAIRO_OPERATOR_OUT),
    (.sourceAtop, CAIRO_OPERATOR_ATOP), (.destinationOver, CAIRO_OPERATOR_DEST_OVER),
    (.destinationIn, CAIRO_OPERATOR_DEST_IN), (.destinationOut, CAIRO_OPERATOR_DEST_OUT),
    (.destinationAtop, CAIRO_OPERATOR_DEST_ATOP), (.xor, CAIRO_OPERATOR_XOR),
    (.plusLighter, CAIRO_OPERATOR_ADD),
  ]

  /// Creates the blend mode of a cairo operator.
  init(_ cairoOperator: cairo_operator_t) {
    self = BlendMode.operators.first { $0.1 == cairoOperator }?.0 ?? .normal
  }

  var cairoOperator: cairo_operator_t {
    BlendMode.operators.first { $0.0 == self }?.1 ?? CAIRO_OPERATOR_OVER
  }

  /// Whether cairo's operator is unbounded, which means that it also changes pixels outside the
  /// drawing.
  var isUnbounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
