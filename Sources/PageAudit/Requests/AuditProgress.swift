/// The progress of a page's audit.
package enum AuditProgress: Sendable, Hashable {
  /// The page is laid out for a number of screens, of the total known so far.
  case laidOut(Int, of: Int)
  /// The findings are confirmed on a number of screens, of those where one is worst.
  case confirmed(Int, of: Int)
}
