import FanlightBrowser
import Foundation
import Testing

@Suite("Error pages")
struct ErrorPageTests {
  private func html(_ template: String, _ error: PageError) -> String {
    ErrorPage(template: template).html(for: error)
  }

  @Test("each kind of error has its own title and sentence with the host")
  func eachErrorHasItsTitleAndSentence() {
    let url = URL(string: "https://good.example/a?b=c&d")
    var titles: Set<String> = []
    for kind in PageError.Kind.allCases {
      let page = html("{title}|{message}|{host}|{address}", PageError(kind, url: url))
      let parts = page.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      titles.insert(parts[0])
      #expect(!parts[0].isEmpty)
      #expect(!parts[1].isEmpty)
      #expect(parts[2] == "good.example")
      #expect(parts[3] == "https://good.example/a?b=c&amp;d")
      #expect(!page.contains("{"))
    }
    #expect(titles.count == PageError.Kind.allCases.count)
  }

  @Test("URLs and reasons are escaped and add no markup")
  func urlsAndReasonsAreEscaped() {
    let error = PageError(
      .other, url: URL(string: "https://good.example/?q=%22%3E%3Cscript%3E&x='y'"),
      reason: "<b>{address}</b> \"it\"")
    let page = html("<p title=\"{reason}\">{reason}</p><a href=\"{retry}\">{address}</a>", error)
    #expect(!page.contains("<script"))
    #expect(!page.contains("<b>"))
    #expect(page.contains("&lt;b&gt;{address}&lt;/b&gt; &quot;it&quot;"))
    #expect(page.contains("&amp;x=&#39;y&#39;"))
  }

  @Test("only http and https URLs have a retry link")
  func onlyHTTPURLsHaveARetryLink() {
    func link(_ address: String) -> String {
      html("{retry}", PageError(.other, url: URL(string: address)))
    }
    #expect(link("https://good.example/") == "https://good.example/")
    #expect(link("javascript:alert(1)") == "")
    #expect(link("data:text/html,x") == "")
    #expect(html("{retry}{address}", PageError(.other, url: nil)) == "")
  }

  @Test("an app's template and strings are used; unknown placeholders stay")
  func appTemplatesAreUsed() {
    let page = ErrorPage(
      template: "{ {x} {title} {message",
      texts: [.offline: ErrorPage.Text(title: "Nicht verbunden", message: "")])
    #expect(page.html(for: PageError(.offline, url: nil)) == "{ {x} Nicht verbunden {message")
    #expect(
      page.html(for: PageError(.timedOut, url: URL(string: "https://a.example")))
        == "{ {x} a.example took too long {message")
  }

  @Test("the standard page loads no subresources and has no scripts")
  func standardPageLoadsNoSubresources() {
    let page = ErrorPage.standard.html(
      for: PageError(.hostNotFound, url: URL(string: "https://nowhere.example/a")))
    #expect(page.contains("<h1>nowhere.example was not found</h1>"))
    #expect(page.contains("href=\"https://nowhere.example/a\""))
    #expect(!page.contains("src="))
    #expect(!page.contains("@import"))
    #expect(!page.contains("<script"))
  }
}
