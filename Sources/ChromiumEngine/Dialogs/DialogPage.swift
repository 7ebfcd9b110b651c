/// The page as its dialog controller sees it.
@PageActor
protocol DialogPage: PageContext {
  /// Ends the script that a dialog of the halted page blocks.
  func endScriptOfDialog()
}
