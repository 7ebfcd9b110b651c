/// The run of a test that the calling code is part of: a test that is repeated runs in another task.
@MainActor
enum TestRun {
  /// The tasks that have asked, in order.
  ///
  /// A task is kept, so that no later one has its address; it is asked for nothing but its identity.
  private static var tasks: [UnsafeCurrentTask: Int] = [:]

  /// The number of the run; 0 outside of a task, as in test cases of XCTest that are not asynchronous.
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
