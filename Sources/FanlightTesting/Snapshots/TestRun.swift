/// The run of a test to which the calling code belongs: each repetition of a test runs in another task.
@MainActor
enum TestRun {
  /// The tasks that have asked, in order.
  ///
  /// A task is kept so that no later task has the same address; only its identity is used.
  private static var tasks: [UnsafeCurrentTask: Int] = [:]

  /// The number of the run; 0 outside a task, as in synchronous test cases of XCTest.
  static var number: Int {
    withUnsafeCurrentTask { task in
      guard let task else { return 0 }
      if let number = tasks[task] { return number }
      let number = tasks.count + 1
      tasks[task] = number
      return number
    }
  }
}
