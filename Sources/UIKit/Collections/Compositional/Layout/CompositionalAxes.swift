import Foundation

/// The axis that content scrolls along and the one across it.
struct CompositionalAxes: Equatable, Sendable {
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }
  func min(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func max(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  func rect(along: CGFloat, across: CGFloat, length: CGFloat, width: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }

  func start(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    isVertical ? insets.top : insets.leading
  }

  func end(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    isVertical ? insets.bottom : insets.trailing
  }

  func startAcross(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    isVertical ? insets.leading : insets.top
  }

  func endAcross(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    isVertical ? insets.trailing : insets.bottom
  }

  var startEdge: NSDirectionalRectEdge { isVertical ? .top : .leading }
  var endEdge: NSDirectionalRectEdge { isVertical ? .bottom : .trailing }
  var startAcrossEdge: NSDirectionalRectEdge { isVertical ? .leading : .top }
  var endAcrossEdge: NSDirectionalRectEdge { isVertical ? .trailing : .bottom }
}
