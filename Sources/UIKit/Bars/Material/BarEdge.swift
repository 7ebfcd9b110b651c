import QuartzCore

/// The edge of a bar that content lies beyond, where its hairline is.
package enum BarEdge: Sendable {
  case top
  case bottom
}
