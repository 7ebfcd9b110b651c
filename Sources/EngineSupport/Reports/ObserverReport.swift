package import Foundation
package import WebEngine

/// A report of the observer.
package enum ObserverReport: Equatable {
  /// The public identifier of the document's type.
  case doctype(String)
  /// The document's metadata for its use as a web app.
  case webApp(WebAppMetas)
  /// The viewport metas of the document.
  case metas([String])
  /// The first frame.
  case rendered
  /// The title.
  case title(String)
  /// The size of the document.
  case size(CGSize)
  /// Colors, and the page's preferences for its scroll view.
  case appearance(PageAppearance)

  /// The page scrolled itself, after the app had scrolled it `order` times.
  case scroll(CGPoint, order: Int)
  /// The contents of form fields.
  case fields(String)
  /// The focused field changed; `nil` for none.
  case focus(PageFocus?)
  /// A link was clicked; a script may still prevent the default action.
  case linkPressed(String)
  /// A link was clicked, and no script prevented the default action.
  case linkFollowed(String)
  /// A form was submitted to another frame or a window.
  case formSubmitted(SubmittedForm)
  /// A link to a fragment of the document was followed, with or without a user gesture.
  case fragmentLink(String, hasUserGesture: Bool)
  /// A navigation to a URL whose scheme the engine does not handle, such as another app's, was canceled.
  case leaves(String, NavigationRequest.Cause)

  /// A same-document navigation adds a history entry, with or without a user gesture.
  case moves(byUser: Bool)
  /// A script requests a traversal of the history to another document.
  case requestsTraversal(Int)
  /// The user touched the page or typed something.
  case userInteracted

  /// Decodes a report; `nil` if it is invalid.
  package init?(payload: String) {
    struct Focus: Decodable {
      let kind: String
      let hasText: Bool
      let hasUserGesture: Bool
      let frame: [Double]
      let inputMode: String
      let autocapitalize: String
      let enterKeyHint: String
      let pattern: String
      let hasFormAction: Bool

      var value: PageFocus {
        var focus = PageFocus(
          kind: kind, hasText: hasText, hasUserGesture: hasUserGesture,
          frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        focus.inputMode = inputMode
        focus.autocapitalize = autocapitalize
        focus.enterKeyHint = enterKeyHint
        focus.pattern = pattern
        focus.hasFormAction = hasFormAction
        return focus
      }
    }
    struct FragmentLink: Decodable {
      let href: String
      let hasUserGesture: Bool
    }
    struct Appearance: Decodable {
      let background: String
      let theme: String?
      let top: String?
      let isAtTop: Bool
      let bounces: [Bool]
      let indicators: Bool
      let scrolls: Bool

      var value: PageAppearance {
        PageAppearance(
          backgroundColor: background, themeColor: theme, topColor: top, isAtTop: isAtTop,
          bouncesHorizontally: bounces[0], bouncesVertically: bounces[1],
          showsScrollIndicators: indicators, scrollsVertically: scrolls)
      }
    }
    struct WebApp: Decodable {
      let isCapable: Bool
      let statusBarStyle: String?
      let hasManifest: Bool

      var value: WebAppMetas {
        WebAppMetas(
          isCapable: isCapable, statusBarStyle: statusBarStyle, hasManifest: hasManifest)
      }
    }
    struct Report: Decodable {
      enum Key: CodingKey { case kind, value }
      let report: ObserverReport?

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(String.self, forKey: .kind) {
        case "metas": report = .metas(try container.decode([String].self, forKey: .value))
        case "webApp":
          report = .webApp(try container.decode(WebApp.self, forKey: .value).value)
        case "doctype": report = .doctype(try container.decode(String.self, forKey: .value))
        case "fields": report = .fields(try container.decode(String.self, forKey: .value))
        case "rendered": report = .rendered
        case "title": report = .title(try container.decode(String.self, forKey: .value))
        case "moves": report = .moves(byUser: try container.decode(Bool.self, forKey: .value))
        case "requestsTraversal":
          report = .requestsTraversal(try container.decode(Int.self, forKey: .value))
        case "userInteracted": report = .userInteracted
        case "linkPressed":
          report = .linkPressed(try container.decode(String.self, forKey: .value))
        case "linkFollowed":
          report = .linkFollowed(try container.decode(String.self, forKey: .value))
        case "formSubmitted":
          report = .formSubmitted(try container.decode(SubmittedForm.self, forKey: .value))
        case "fragmentLink":
          let link = try container.decode(FragmentLink.self, forKey: .value)
          report = .fragmentLink(link.href, hasUserGesture: link.hasUserGesture)
        case "leaves":
          let values = try container.decode([String].self, forKey: .value)
          let causes: [String: NavigationRequest.Cause] = ["link": .link, "form": .form]
          report =
            values.count == 2 ? .leaves(values[0], causes[values[1]] ?? .other) : nil
        case "focus":
          let focus = try container.decode([Focus?].self, forKey: .value).first ?? nil
          report = .focus(focus?.value)
        case "scroll":
          let values = try container.decode([Double].self, forKey: .value)
          report =
            values.count == 3
            ? .scroll(CGPoint(x: values[0], y: values[1]), order: Int(values[2])) : nil
        case "size":
          let size = try container.decode([Double].self, forKey: .value)
          report = size.count == 2 ? .size(CGSize(width: size[0], height: size[1])) : nil
        case "appearance":
          report = .appearance(try container.decode(Appearance.self, forKey: .value).value)
        default: report = nil
        }
      }
    }
    guard let report = try? LenientDecoder.decode(Report.self, from: Data(payload.utf8)).report
    else {
      return nil
    }
    self = report
  }
}
