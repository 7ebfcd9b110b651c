/// A coefficient of a row.
struct TermEntry {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  /// The next of the list of terms that `VariableEntry.columnHead` begins.
  var next: Int32
}
