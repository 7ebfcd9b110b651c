public import Foundation

/// A step of the app's answer.
public enum SchemeStep: Sendable, Hashable {
  /// The head of the answer, and the beginning of its body.
  case begin(SchemeAnswer)
  /// More of the body.
  case more(Data)
  /// The end of the body.
  case end
  /// The request fails, before or after the answer has begun.
  case fail(PageFailure.Kind)
}
