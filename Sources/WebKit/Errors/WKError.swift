public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors that a web view itself makes.
public let WKErrorDomain: String = "WKErrorDomain"

/// A failure of a web view, as opposed to one of the network.
public struct WKError: CustomNSError, Sendable, Equatable {
  /// What failed (W302).
  public enum Code: Int, Sendable {
    /// Something that has no code of its own.
    case unknown = 1
    /// The page's process ended.
    case webContentProcessTerminated = 2
    /// The web view was closed.
    case webViewInvalidated = 3
    /// A script threw (W296).
    case javaScriptExceptionOccurred = 4
    /// A script's value has no copy outside the page (W295).
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// What failed.
  public let code: Code
  /// One sentence on what happened.
  let message: String
  /// What the script's exception said, where there was one.
  let exceptionMessage: String?

  /// Creates an error.
  public init(_ code: Code) {
    self.init(code, message: "The operation couldn’t be completed.")
  }

  init(_ code: Code, message: String, exceptionMessage: String? = nil) {
    self.code = code
    self.message = message
    self.exceptionMessage = exceptionMessage
  }

  /// `WKErrorDomain`.
  public static var errorDomain: String { WKErrorDomain }

  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// The description, and the exception's message under WebKit's key (W296).
  public var errorUserInfo: [String: Any] {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let exceptionMessage { userInfo["WKJavaScriptExceptionMessage"] = exceptionMessage }
    return userInfo
  }

  /// The sentence on what happened.
  public var localizedDescription: String { message }
}
