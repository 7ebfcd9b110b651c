package import Foundation

/// The axis along which content scrolls and the one across it.
package struct CompositionalAxes: Equatable, Sendable {
  package let isVertical: Bool

  /// Creates the axes of content that scrolls up and down, or from side to side.
  @inlinable package init(isVertical: Bool) { self.isVertical = isVertical }

  @inlinable package func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  @inlinable package func across(_ size: CGSize) -> CGFloat {
    isVertical ? size.width : size.height
  }
  @inlinable package func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  @inlinable package func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }
  @inlinable package func min(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  @inlinable package func max(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  @inlinable package func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  @inlinable package func rect(along: CGFloat, across: CGFloat, length: CGFloat, width: CGFloat)
    -> CGRect
  {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }

  @inlinable package func start(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    isVertical ? insets.top : insets.leading
  }

  @inlinable package func end(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    isVertical ? insets.bottom : insets.trailing
  }

  @inlinable package func startAcross(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    isVertical ? insets.leading : insets.top
  }

  @inlinable package func endAcross(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    isVertical ? insets.trailing : insets.bottom
  }

  @inlinable package var startEdge: NSDirectionalRectEdge { isVertical ? .top : .leading }
  @inlinable package var endEdge: NSDirectionalRectEdge { isVertical ? .bottom : .trailing }
  @inlinable package var startAcrossEdge: NSDirectionalRectEdge { isVertical ? .leading : .top }
  @inlinable package var endAcrossEdge: NSDirectionalRectEdge { isVertical ? .trailing : .bottom }
}
