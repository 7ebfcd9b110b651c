/// How far the audit of a page is.
package enum AuditProgress: Sendable, Hashable {
  /// The page is laid out for a number of screens, of as many as are known.
  case laidOut(Int, of: Int)
  /// Its findings are confirmed on a number of screens, of those where they are worst.
  case confirmed(Int, of: Int)
}
