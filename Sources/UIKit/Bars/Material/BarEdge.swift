import QuartzCore

/// The edge of a bar that faces the content, where its hairline is.
package enum BarEdge: Sendable {
  case top
  case bottom
}
