/// The requirements of a page's dialog controller.
@PageActor
protocol DialogPage: PageContext {
  /// Called when a dialog blocks a script of the main frame.
  func didBlockScript()
  /// Called when a dialog was closed.
  func didUnblockScript()
  /// Terminates the script that a dialog of the halted page blocks.
  func terminateLateScript()
}
