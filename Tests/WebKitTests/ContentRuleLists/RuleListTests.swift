import Foundation
import Testing
import WebEngine

@testable import WebKit

@Suite("Content rule lists are parsed, stored and applied")
@MainActor
struct RuleListTests {
  private nonisolated static func list(_ trigger: String, _ action: String = #""type":"block""#)
    -> String
  {
    #"[{"trigger":{\#(trigger)},"action":{\#(action)}}]"#
  }

  @Test(
    "W302 in part: an invalid rule list fails with a message",
    arguments: [
      ("{", "Failed to parse the JSON String."),
      ("{}", "Invalid input, the top level structure is not an array."),
      ("[]", "Empty extension."), ("[1]", "Invalid object in the top level array."),
      (#"[{"action":{}}]"#, "Invalid trigger object."),
      (list(""), "Invalid url-filter object."),
      (list(#""url-filter":"a|b""#), "Invalid or unsupported regular expression."),
      (list(#""url-filter":"a{2}""#), "Invalid or unsupported regular expression."),
      (list(#""url-filter":"a\\d""#), "Invalid or unsupported regular expression."),
      (list(#""url-filter":"(""#), "Invalid or unsupported regular expression."),
      (list(#""url-filter":"a","resource-type":"image""#), "Invalid trigger flags array."),
      (
        list(#""url-filter":"a","resource-type":[1]"#),
        "Invalid object in the trigger flags array."
      ),
      (
        list(#""url-filter":"a","load-type":["far"]"#),
        "Invalid string in the trigger flags array."
      ),
      (
        list(#""url-filter":"a","if-domain":[]"#),
        "Invalid list of if-domain, unless-domain, if-top-url, or unless-top-url conditions."
      ),
      (
        list(#""url-filter":"a","if-domain":["A.com"]"#),
        "Domains must be lower case ASCII. Use punycode to encode non-ASCII characters."
      ),
      (
        list(#""url-filter":"a","if-frame-url":["a"],"if-domain":["a"]"#),
        "A trigger cannot have more than one condition (if-domain, unless-domain, if-top-url, or unless-top-url)"
      ),
      (
        list(#""url-filter":"a","request-method":["post"]"#),
        "Invalid request-method in the trigger object."
      ),
      (
        list(#""url-filter":"a","request-method":"brew""#),
        "Invalid request-method in the trigger object."
      ),
      (list(#""url-filter":"a""#, #""type":"melt""#), "Invalid action type."),
      (
        list(#""url-filter":"a""#, #""type":"css-display-none""#),
        "Invalid css-display-none action type. Requires a selector."
      ),
      (#"[{"trigger":{"url-filter":"a"}}]"#, "Invalid action object."),
    ])
  func invalidListsFail(_ text: String, _ sentence: String) async {
    let store = WKContentRuleListStore.default()
    await #expect {
      try await store?.compileContentRuleList(
        forIdentifier: "wrong", encodedContentRuleList: text)
    } throws: { error in
      let error = error as NSError
      return error.domain == WKErrorDomain && error.code == 6
        && error.userInfo["NSHelpAnchor"] as? String
          == "Rule list compilation failed: \(sentence)"
    }
  }

  @Test("W302 in part: lists are stored by identifier, for other stores too, until removed")
  func listsAreStoredByIdentifier() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try #require(WKContentRuleListStore(url: folder))
    let text = Self.list(#""url-filter":"a""#)
    let list = try await store.compileContentRuleList(
      forIdentifier: "a/b", encodedContentRuleList: text)
    #expect(list?.identifier == "a/b")

    let other = try #require(WKContentRuleListStore(url: folder))
    #expect(try await other.contentRuleList(forIdentifier: "a/b")?.rules.count == 1)
    #expect(await other.availableIdentifiers() == ["a/b"])
    try await other.removeContentRuleList(forIdentifier: "a/b")
    await #expect { try await other.contentRuleList(forIdentifier: "a/b") } throws: {
      ($0 as NSError).code == 7
    }
    await #expect { try await other.removeContentRuleList(forIdentifier: "a/b") } throws: {
      ($0 as NSError).code == 8
    }
  }

  private func actions(
    _ text: String, _ address: String, page: String = "https://www.example.com/",
    _ resource: ContentRule.Resource = .image
  ) throws -> [ContentRule.Action] {
    let rules = try RuleListParser.rules(in: text)
    return ContentRuleSubject(
      url: try #require(URL(string: address)), page: try #require(URL(string: page)),
      resource: resource
    ).actions(of: [rules])
  }

  @Test(
    "Triggers: filter, case, kind, site, domain and page",
    arguments: [
      (#""url-filter":"^https://x\\.com/.*\\.png$""#, "https://x.com/a.png", true),
      (#""url-filter":"^https://x\\.com/.*\\.png$""#, "https://xxcom/a.png", false),
      (#""url-filter":"ADS""#, "https://x.com/ads", true),
      (#""url-filter":"ADS","url-filter-is-case-sensitive":true"#, "https://x.com/ads", false),
      (#""url-filter":".*","resource-type":["image","font"]"#, "https://x.com/", true),
      (#""url-filter":".*","resource-type":["script"]"#, "https://x.com/", false),
      (#""url-filter":".*","load-type":["third-party"]"#, "https://x.com/", true),
      (#""url-filter":".*","load-type":["third-party"]"#, "https://cdn.example.com/", false),
      (#""url-filter":".*","load-type":["first-party"]"#, "https://cdn.example.com/", true),
      (#""url-filter":".*","if-domain":["example.com"]"#, "https://x.com/", false),
      (#""url-filter":".*","if-domain":["*example.com"]"#, "https://x.com/", true),
      (#""url-filter":".*","unless-domain":["*example.com"]"#, "https://x.com/", false),
      (#""url-filter":".*","if-top-url":["^https://www"]"#, "https://x.com/", true),
      (#""url-filter":".*","unless-top-url":["^https://www"]"#, "https://x.com/", false),
      (#""url-filter":".*","load-context":["child-frame"]"#, "https://x.com/", false),
    ])
  func triggersFilterLoads(_ trigger: String, _ address: String, _ applies: Bool) throws {
    #expect(try actions(Self.list(trigger), address) == (applies ? [.block] : []))
  }

  @Test(
    "Triggers of Safari 26: the request method and the frame's URL",
    arguments: [
      (#""request-method":"POST""#, true), (#""request-method":"post""#, true),
      (#""request-method":"get""#, false), (#""if-frame-url":["^https://ads"]"#, true),
      (#""if-frame-url":["^https://www"]"#, false),
      (#""unless-frame-url":["^https://ads"]"#, false),
      (#""unless-frame-url":["ADS"],"frame-url-filter-is-case-sensitive":true"#, true),
      (#""resource-type":["child-document"]"#, true), (#""resource-type":["document"]"#, true),
      (#""resource-type":["top-document"]"#, false), (#""unknown-key":1"#, true),
    ])
  func laterTriggers(_ trigger: String, _ applies: Bool) throws {
    let rules = try RuleListParser.rules(in: Self.list(#""url-filter":".*","# + trigger))
    let subject = ContentRuleSubject(
      url: try #require(URL(string: "https://ads.com/f")),
      page: try #require(URL(string: "https://www.example.com/")),
      frame: URL(string: "https://ads.com/f"), resource: .document, isInMainFrame: false,
      method: "POST")
    #expect(subject.actions(of: [rules]) == (applies ? [.block] : []))
  }

  @Test("Actions that WebKit reserves for its own extensions are parsed and have no effect")
  func extensionActions() throws {
    for action in [
      #""type":"redirect","redirect":{"url":"https://x.com"}"#,
      #""type":"modify-headers","priority":1"#, #""type":"notify","notification":"n""#,
    ] {
      #expect(try actions(Self.list(#""url-filter":".*""#, action), "https://x.com/") == [])
    }
  }

  @Test("Actions apply in the rules' order; ignore-previous-rules cancels preceding ones")
  func actionOrder() throws {
    let text = #"""
      [{"trigger":{"url-filter":".*"},"action":{"type":"block"}},
       {"trigger":{"url-filter":"good"},"action":{"type":"ignore-previous-rules"}},
       {"trigger":{"url-filter":".*"},"action":{"type":"block-cookies"}},
       {"trigger":{"url-filter":".*"},"action":{"type":"make-https"}},
       {"trigger":{"url-filter":".*"},"action":{"type":"css-display-none","selector":".ad"}}]
      """#
    let rest: [ContentRule.Action] = [.blockCookies, .makeHTTPS, .hide(".ad")]
    #expect(try actions(text, "http://x.com/bad") == [.block] + rest)
    #expect(try actions(text, "http://x.com/good") == rest)
  }

  @Test("A user content controller's lists reach the page, also one that is open")
  func listsReachThePage() async throws {
    let stage = WebViewStage()
    let store = try #require(WKContentRuleListStore.default())
    let made = try await store.compileContentRuleList(
      forIdentifier: "one", encodedContentRuleList: Self.list(#""url-filter":"a""#))
    let list = try #require(made)
    let controller = stage.webView.configuration.userContentController
    controller.add(list)
    controller.add(list)
    stage.webView.loadHTMLString("", baseURL: nil)
    await stage.webView.idle()
    #expect(stage.engine.page?.configuration.contentRules.map(\.count) == [1])

    controller.removeAllContentRuleLists()
    await stage.webView.idle()
    #expect(stage.engine.page?.commands.contains(.contentRules([])) == true)
    controller.add(list)
    controller.remove(list)
    await stage.webView.idle()
    let last = stage.engine.page?.commands.last { command in
      if case .contentRules = command { true } else { false }
    }
    #expect(last == .contentRules([]))
  }
}
