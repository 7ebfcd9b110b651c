public import Foundation

/// A part of the app's response to a scheme request.
public enum SchemeResponsePart: Sendable, Hashable {
  /// The response, with the beginning of its body.
  case begin(SchemeResponse)
  /// More data of the body.
  case more(Data)
  /// The end of the body.
  case end
  /// The failure of the request, before or after the response has begun.
  case fail(PageFailure.Kind)
}
