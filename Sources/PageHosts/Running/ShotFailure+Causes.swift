package import Foundation
import Reporting
package import WebEngine

extension ShotFailure {
  /// Creates the failure of a load, with the time that it took.
  ///
  /// - Parameter argument: The page as the user named it.
  package init(loading argument: String, failure: PageFailure, after time: Duration) {
    let (reason, advice) = Self.words(for: failure)
    let detail = failure.detail.isEmpty ? "" : " (\(failure.detail.printable))"
    self.init(
      "\(argument.printable) could not be loaded: \(reason)\(detail), after \(Self.text(of: time)).",
      advice: advice)
  }

  /// Creates the failure of a load that exceeded its deadline before the commit.
  ///
  /// - Parameters:
  ///   - activity: The pending activity of the page, if a document was committed.
  ///   - hasResponse: Whether the server has responded.
  package init(
    noResponseFrom page: PageSource, within time: Duration, activity: PageActivity? = nil,
    hasResponse: Bool = false
  ) {
    if let activity, activity.isOfDocument {
      self.init(
        "\(page.argument) could not be shown: nothing of it was there within \(Self.text(of: time)), "
          + "while it waited for \(activity).",
        advice: "Make the page lighter, or give it more time with --timeout.")
    } else if case .web = page.place, !hasResponse {
      self.init(
        "\(page.argument.printable) could not be loaded: there was no response within \(Self.text(of: time)).",
        advice: "Check that the server responds, or give it more time with --timeout.")
    } else {
      self.init(
        "\(page.argument.printable) could not be loaded: nothing of it was there within \(Self.text(of: time)).",
        advice: "Give it more time with --timeout, or make the page lighter.")
    }
  }

  /// Creates the failure of a page that Safari downloads instead of displaying it.
  ///
  /// - Parameter attachment: The suggested file name; empty if the server specifies none.
  package init(attachment: String, page: String) {
    let name = attachment.isEmpty ? "" : " as “\(attachment)”"
    self.init(
      """
      \(page) is a download: its server sends it with “Content-Disposition: attachment”, so Safari \
      offers to save it\(name) instead of showing it.
      """,
      advice: "Serve it without that header field, or show it with --host wkwebview.")
  }

  /// Creates the failure of a page whose process did not respond before the deadline.
  package init(noPictureOf page: PageSource, within time: Duration, activity: PageActivity?) {
    let cause =
      switch activity {
      case nil, .script: " A script that does not end, or too much to paint, does this."
      case .some(let activity): " It waited for \(activity)."
      }
    self.init(
      "\(page.argument) could not be pictured within \(Self.text(of: time)): its process did not respond."
        + cause,
      advice: "Make the page lighter, or give it more time with --timeout.")
  }

  /// Creates the failure of an invalid CSS selector.
  package init(invalidSelector selector: String) {
    self.init(
      "“\(selector)” is no CSS selector.",
      advice: "Write one that document.querySelector understands, such as '#app .ready'.")
  }

  /// Creates the failure of an engine's error while a page was displayed.
  package init(showing argument: String, error: WebEngineError) {
    self.init("\(argument.printable) could not be shown: \(error.message)", advice: error.advice)
  }

  /// Creates the failure of a screenshot that could not be written.
  package init(writing file: URL, error: any Error) {
    let folder = file.deletingLastPathComponent().path
    self.init(
      "The picture could not be written to \(folder): \(SystemReason.text(of: error)).",
      advice: "Make room there, or name another folder with --out.")
  }

  private static func words(for failure: PageFailure) -> (reason: String, advice: String) {
    let host = failure.url?.host?.printable ?? "the host"
    if failure.detail.hasPrefix("a redirect to ") {
      return (
        "it redirects to what is no page",
        "Name the page itself: addresses such as tel: and mailto: open apps."
      )
    }
    switch failure.kind {
    case .hostNotFound:
      return ("\(host) has no address", "Check the spelling of the host and the network.")
    case .cannotConnect:
      return ("no server listens at \(host)", "Check the port, and that the server runs.")
    case .offline:
      return ("there is no network", "Connect to a network, or show a local file.")
    case .timedOut:
      return ("\(host) did not respond in time", "Try again, or give it more time with --timeout.")
    case .insecure, .certificateUntrusted, .certificateOutOfDate, .clientCertificateNeeded:
      return (
        "the connection to \(host) is not secure",
        "Fix the server's certificate, or accept it with --accept-certificate \(host)."
      )
    case .connectionLost:
      return ("\(host) ended the connection too early", "Try again, or look at the server's log.")
    case .undecodable:
      return (
        "its contents are not encoded as \(host) says",
        "Compare the response with its Content-Encoding."
      )
    case .cancelled:
      return (
        "the load was cancelled", "Check where it leads, and that it does not stop its own load."
      )
    case .interrupted:
      return (
        "its response is not a page",
        "Name a page: downloads, PDF files and responses without contents cannot be shown."
      )
    case .tooManyRedirects:
      return ("it redirects without end", "Follow it with “curl -sIL” and fix the server.")
    case .errorWithoutPage:
      return (
        "\(host) responds with an error and no page",
        "Check the address, and look at the server's log."
      )
    case .restrictedPort:
      return ("browsers do not talk to that port", "Serve the page at another port.")
    case .unsupportedURL:
      return (
        "such URLs are not supported",
        "Name a file, an http or https URL, or - for HTML on standard input."
      )
    case .fileNotFound, .fileOutsideFolder:
      return (
        "the file is not there or may not be read",
        "Check its name and permissions, or widen the folder with --read-access."
      )
    case .privateAddress:
      return (
        "\(host) is of this machine or its networks, which --block-private-addresses keeps pages from",
        "Name that page itself, or leave the option out."
      )
    case .fileTooLarge:
      return (
        "the file is too large for a document",
        "Show a page that has it as an image or as media, which is read in parts."
      )
    case .blockedByRule:
      return ("a content rule blocks it", "Remove the rule.")
    case .program(_, _, let message):
      return (
        "the app responds: \(message.printable)", "Look at the handler of the URL's scheme."
      )
    case .mediaDocument:
      return ("it is audio or video", "Name a page that plays it.")
    case .engineMissing:
      return ("there is no engine that could load it", "Run “fanlight doctor” to see why.")
    case .other:
      return ("the engine refused it", "Open it in a browser to see what is wrong with it.")
    }
  }

  /// Returns a duration as text, such as "0.2 s" or "30 s".
  private static func text(of time: Duration) -> String {
    guard time >= .milliseconds(50) else { return "less than 0.1 s" }
    let tenths = (time / .milliseconds(100)).rounded()
    return "\(JSONText.text(of: tenths / 10)) s"
  }
}

extension PageActivity {
  /// Whether the activity is one of a committed document.
  fileprivate var isOfDocument: Bool { if case .navigation = self { false } else { true } }
}
