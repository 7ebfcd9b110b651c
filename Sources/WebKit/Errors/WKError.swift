public import Foundation
import WebEngine

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors that WebKit reports.
public let WKErrorDomain: String = "WKErrorDomain"

/// An error that WebKit reports, as opposed to a network error.
public struct WKError: CustomNSError, Sendable, Equatable {
  /// Constants that identify WebKit's errors (W302).
  public enum Code: Int, Sendable {
    /// An unknown error occurred.
    case unknown = 1
    /// The web content process terminated.
    case webContentProcessTerminated = 2
    /// The web view was invalidated.
    case webViewInvalidated = 3
    /// A JavaScript exception occurred (W296).
    case javaScriptExceptionOccurred = 4
    /// The result of a script has a type that cannot be returned to the app (W295).
    case javaScriptResultTypeIsUnsupported = 5
    /// A content rule list failed to compile.
    case contentRuleListStoreCompileFailed = 6
    /// No content rule list has the given identifier.
    case contentRuleListStoreLookUpFailed = 7
    /// A content rule list could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// A content rule list was compiled by another version.
    case contentRuleListStoreVersionMismatch = 9
    /// The content of an attributed string failed to load; no method here creates one from HTML.
    case attributedStringContentFailedToLoad = 10
    /// Loading the content of an attributed string timed out; no method here creates one from HTML.
    case attributedStringContentLoadTimedOut = 11
    /// The frame in which to run a script no longer exists (W297).
    case javaScriptInvalidFrameTarget = 12
    /// A navigation left the app-bound domains to which the web view is limited.
    case navigationAppBoundDomain = 13
    /// A script ran outside the app-bound domains; scripts are never limited to them here.
    case javaScriptAppBoundDomain = 14
    /// A passkey already exists; passkeys are not supported here.
    case duplicateCredential = 15
    /// A passkey is malformed; passkeys are not supported here.
    case malformedCredential = 16
    /// A passkey was not found; passkeys are not supported here.
    case credentialNotFound = 17
  }

  /// The code of the error.
  public let code: Code
  /// The localized description, one sentence.
  let message: String
  /// The JavaScript exception; `nil` for other errors.
  let exception: ScriptFailure.Exception?
  /// The details of an error in a content rule list.
  private var help: String?

  /// Creates an error with a code and a general description.
  public init(_ code: Code) {
    self.init(code, message: "The operation couldn’t be completed.")
  }

  init(_ code: Code, message: String) {
    self.code = code
    self.message = message
    exception = nil
  }

  init(_ code: Code, help: String) {
    self.init(code)
    self.help = help
  }

  init(_ exception: ScriptFailure.Exception) {
    code = .javaScriptExceptionOccurred
    message = "A JavaScript exception occurred"
    self.exception = exception
  }

  /// The domain of the error, `WKErrorDomain`.
  public static var errorDomain: String { WKErrorDomain }

  /// The raw value of the error's code.
  public var errorCode: Int { code.rawValue }

  /// The description, and the details of a JavaScript exception under WebKit's keys (W296).
  public var errorUserInfo: [String: Any] {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let help { userInfo["NSHelpAnchor"] = help }
    guard let exception else { return userInfo }
    userInfo["WKJavaScriptExceptionMessage"] = exception.message
    userInfo["WKJavaScriptExceptionLineNumber"] = exception.line
    userInfo["WKJavaScriptExceptionColumnNumber"] = exception.column
    if let url = exception.sourceURL { userInfo["WKJavaScriptExceptionSourceURL"] = url }
    return userInfo
  }

  /// A description of the error, one sentence.
  public var localizedDescription: String { message }
}
