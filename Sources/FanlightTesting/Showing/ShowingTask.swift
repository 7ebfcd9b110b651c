/// The state of a task that shows a screen asynchronously.
enum ShowingTask {
  /// Whether the task shows a screen, and would deadlock if it waited for another one.
  @TaskLocal static var isShowing = false
}
