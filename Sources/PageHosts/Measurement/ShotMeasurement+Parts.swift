extension ShotMeasurement {
  /// The size of a screen in its orientation.
  package struct Screen: Sendable, Hashable, Codable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// The number of pixels per point.
    package var scale: Double

    /// Creates a screen.
    package init(width: Double, height: Double, scale: Double) {
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// A rectangle relative to the top-left corner of the screen.
  package struct Rectangle: Sendable, Hashable, Codable {
    /// The left edge.
    package var x: Double
    /// The top edge.
    package var y: Double
    /// The width of the rectangle.
    package var width: Double
    /// The height of the rectangle.
    package var height: Double

    /// Creates a rectangle.
    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Four lengths, one for each edge.
  package struct Edges: Sendable, Hashable, Codable {
    /// The length at the top.
    package var top: Double
    /// The length at the left.
    package var left: Double
    /// The length at the bottom.
    package var bottom: Double
    /// The length at the right.
    package var right: Double

    /// Creates four lengths.
    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A point relative to a top-left corner.
  package struct Point: Sendable, Hashable, Codable {
    /// The x-coordinate.
    package var x: Double
    /// The y-coordinate.
    package var y: Double

    /// Creates a point from its coordinates.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A width and a height.
  package struct Size: Sendable, Hashable, Codable {
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// Creates a size.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The geometry of a web view.
  package struct WebView: Sendable, Hashable, Codable {
    /// The frame on the screen.
    package var frame: Rectangle
    /// The safe area insets.
    package var safeAreaInsets: Edges

    /// Creates the geometry of a web view.
    package init(frame: Rectangle, safeAreaInsets: Edges) {
      self.frame = frame
      self.safeAreaInsets = safeAreaInsets
    }
  }

  /// The insets and the offset of a web view's scroll view.
  package struct ScrollView: Sendable, Hashable, Codable {
    /// The name of the `contentInsetAdjustmentBehavior`, such as "always".
    package var contentInsetAdjustmentBehavior: String
    /// The content inset, which the app sets.
    package var contentInset: Edges
    /// The adjusted content inset, which includes the system's insets.
    package var adjustedContentInset: Edges
    /// The content offset.
    package var contentOffset: Point
    /// The insets of the vertical scroll indicator.
    package var verticalScrollIndicatorInsets: Edges
    /// The insets of the horizontal scroll indicator.
    package var horizontalScrollIndicatorInsets: Edges

    /// Creates the insets and the offset of a scroll view.
    package init(
      contentInsetAdjustmentBehavior: String, contentInset: Edges, adjustedContentInset: Edges,
      contentOffset: Point, verticalScrollIndicatorInsets: Edges,
      horizontalScrollIndicatorInsets: Edges
    ) {
      self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
      self.contentInset = contentInset
      self.adjustedContentInset = adjustedContentInset
      self.contentOffset = contentOffset
      self.verticalScrollIndicatorInsets = verticalScrollIndicatorInsets
      self.horizontalScrollIndicatorInsets = horizontalScrollIndicatorInsets
    }
  }

  /// The lengths that a page reads, in CSS pixels.
  package struct Page: Sendable, Hashable, Codable {
    /// The values of `env(safe-area-inset-*)`.
    package var env: Edges
    /// The size of the initial containing block.
    package var layoutViewport: Size
    /// The value of `innerWidth`.
    package var innerWidth: Double
    /// The value of `innerHeight`.
    package var innerHeight: Double

    /// Creates the lengths that a page reads.
    package init(env: Edges, layoutViewport: Size, innerWidth: Double, innerHeight: Double) {
      self.env = env
      self.layoutViewport = layoutViewport
      self.innerWidth = innerWidth
      self.innerHeight = innerHeight
    }
  }
}
