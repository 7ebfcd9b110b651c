extension SystemMetrics {
  /// The lengths of tables, stored once for each era because layout reads them often.
  package var tables: TableMetrics {
    switch version.major {
    case ..<8: .era7
    case 8: .era8
    case ..<11: .era9
    case ..<15: .era11
    case ..<26: .era15
    default: .era26
    }
  }
}
