/// A recorder of calls of a figure's views and view controllers.
@MainActor
final class CallRecorder {
  /// The calls so far, oldest first.
  var calls: [String] = []
}
