/// What is known of a task that shows a screen asynchronously.
enum ShowingTask {
  /// Whether the task shows a screen: to wait for another one would last forever.
  @TaskLocal static var isShowing = false
}
