extension SystemMetrics {
  /// The lengths of controls.
  package var controls: ControlMetrics {
    switch version.major {
    case ..<13: .era7
    case 13: .era13
    case ..<26: .era14
    default: .era26
    }
  }
}
