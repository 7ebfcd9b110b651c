/// The definitions of variables that are needed before their own row is defined.
///
/// In a column of views with equal heights nothing determines the first height until the last view
/// meets the bottom. The variable is opened as a parameter, the other rows are ordered as if it
/// were known, and the row that finds nothing left to define closes it: the definitions in between
/// are substituted into the row until only the parameter and what precedes it remain. That linear
/// form is stored.
struct ClosedForms {
  /// Where a form's reads begin; one more than the number of forms.
  var start: [Int32] = [0]
  /// A variable, or a row as its complement.
  var source: [Int32] = []
  var coefficient: [Double] = []
  /// The variable that each form defines.
  var target: [Int32] = []
  /// Lists of the forms that read one source.
  var linkForm: [Int32] = []
  var linkNext: [Int32] = []

  /// Adds a read to the form that is being built.
  mutating func read(_ source: Int32, _ coefficient: Double) {
    self.source.append(source)
    self.coefficient.append(coefficient)
  }

  /// Prepends a form to a list and returns the list's new head.
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
