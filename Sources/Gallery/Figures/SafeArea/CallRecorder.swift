/// Where a figure's views and controllers write down their calls.
@MainActor
final class CallRecorder {
  /// The calls so far, oldest first.
  var calls: [String] = []
}
