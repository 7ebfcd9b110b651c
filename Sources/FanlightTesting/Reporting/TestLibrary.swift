/// A library that runs tests and records their failures.
package protocol TestLibrary: Sendable {
  /// The name of the test that is running; `nil` without one.
  var testName: String? { get }
  /// Records a failure of the test that is running.
  ///
  /// - Returns: `false` if no test is running.
  func fail(_ message: String, filePath: String, line: Int) -> Bool
}
