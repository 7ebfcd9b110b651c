/// The definitions of variables that had to be known before their own row was.
///
/// In a column of views with equal heights nothing gives the first height until the last view meets
/// the bottom. The variable is opened as a parameter, the rest is ordered as if it were known, and
/// the row that finds nothing left to define closes it: the definitions in between are put into the
/// row until only the parameter and what comes before it remain. That linear form is kept.
struct ClosedForms {
  /// Where a form's reads begin; one more than there are forms.
  var start: [Int32] = [0]
  /// A variable, or a row as its complement.
  var source: [Int32] = []
  var coefficient: [Double] = []
  /// The variable that each form defines.
  var target: [Int32] = []
  /// Lists of the forms that read one source.
  var linkForm: [Int32] = []
  var linkNext: [Int32] = []

  /// Adds a read to the form that is being made.
  mutating func read(_ source: Int32, _ coefficient: Double) {
    self.source.append(source)
    self.coefficient.append(coefficient)
  }

  /// Puts a form in front of a list and returns the list's new head.
  mutating func link(_ form: Int32, before head: Int32) -> Int32 {
    linkForm.append(form)
    linkNext.append(head)
    return Int32(truncatingIfNeeded: linkForm.count - 1)
  }

  mutating func removeAll() {
    start = [0]
    source.removeAll(keepingCapacity: true)
    coefficient.removeAll(keepingCapacity: true)
    target.removeAll(keepingCapacity: true)
    linkForm.removeAll(keepingCapacity: true)
    linkNext.removeAll(keepingCapacity: true)
  }
}
