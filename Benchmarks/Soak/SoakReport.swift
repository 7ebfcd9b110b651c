/// How one soak went.
package struct SoakReport: Sendable {
  /// What was done, in words.
  package var name: String
  /// What was held before, in the middle and after.
  package var start: Figures
  /// What was held when half was done.
  package var middle: Figures
  /// What was held when all was done and nothing was loading any more.
  package var end: Figures
  /// How long it took, in seconds.
  package var seconds: Double
  /// How many loads began, and how many of them ended: well, with an error, or with the process.
  package var loads: (began: Int, ended: Int)
}
