/// A value for each edge.
package struct EdgeValues<Value> {
  /// The value of the upper edge.
  package var top: Value
  /// The value of the left edge.
  package var left: Value
  /// The value of the lower edge.
  package var bottom: Value
  /// The value of the right edge.
  package var right: Value

  /// Creates values.
  package init(top: Value, left: Value, bottom: Value, right: Value) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the same value for all edges.
  package init(all value: Value) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// The value of an edge.
  package subscript(edge: Edge) -> Value {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}

extension EdgeValues: Sendable where Value: Sendable {}
extension EdgeValues: Equatable where Value: Equatable {}
extension EdgeValues: Hashable where Value: Hashable {}
