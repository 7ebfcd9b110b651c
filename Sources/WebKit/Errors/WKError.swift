public import Foundation
import WebEngine

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors that WebKit itself reports.
public let WKErrorDomain: String = "WKErrorDomain"

/// An error of WebKit, as opposed to one of the network.
public struct WKError: CustomNSError, Sendable, Equatable {
  /// The codes of WebKit's errors (W302).
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
    /// The text of a content rule list could not be compiled.
    case contentRuleListStoreCompileFailed = 6
    /// There is no content rule list of that name.
    case contentRuleListStoreLookUpFailed = 7
    /// The content rule list could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// The content rule list was compiled by another version.
    case contentRuleListStoreVersionMismatch = 9
    /// The text of an attributed string could not be loaded; no method here makes one from HTML.
    case attributedStringContentFailedToLoad = 10
    /// The text of an attributed string did not come in time; no method here makes one from HTML.
    case attributedStringContentLoadTimedOut = 11
    /// The frame that a script was to run in is gone (W297).
    case javaScriptInvalidFrameTarget = 12
    /// A load left the app's own domains, which the view is kept within.
    case navigationAppBoundDomain = 13
    /// A script was to run beyond the app's own domains, which scripts here are never kept within.
    case javaScriptAppBoundDomain = 14
    /// A passkey is there already; there are none here.
    case duplicateCredential = 15
    /// A passkey cannot be read; there are none here.
    case malformedCredential = 16
    /// There is no such passkey; there are none here.
    case credentialNotFound = 17
  }

  /// The code of the error.
  public let code: Code
  /// One sentence on what happened.
  let message: String
  /// What the script threw, where it threw.
  let exception: ScriptFailure.Exception?
  /// What exactly is wrong with a content rule list.
  private var help: String?

  /// Creates an error.
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

  /// `WKErrorDomain`.
  public static var errorDomain: String { WKErrorDomain }

  /// The raw value of the code.
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

  /// A description of the error.
  public var localizedDescription: String { message }
}
