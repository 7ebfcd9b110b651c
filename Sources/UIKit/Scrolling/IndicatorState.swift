/// The state of a scroll view's indicators.
@MainActor
struct IndicatorState {
  var showsVertical = true
  var showsHorizontal = true
  var verticalInsets: UIEdgeInsets = .zero
  var horizontalInsets: UIEdgeInsets = .zero
  var isAdjusted = true
  var style = UIScrollView.IndicatorStyle.default
  /// The layers, created when they first become visible.
  var layers: IndicatorLayers?
  let timer = Countdown()
}
