import Testing

@testable import ChromiumEngine

@Suite("The response to a document's request")
struct MainResourceResponseTests {
  @Test(
    "W170, W183, W184: archives, PDF, 204 and 205 are refused, an HTML attachment is not",
    arguments: [
      (200, "", "text/html; charset=utf-8", nil), (404, "", "text/html", nil),
      (200, "inline; filename=a.html", "text/html", nil), (200, "", "image/png", nil),
      (200, "attachment; filename=a.html", "text/html", nil),
      (200, "", "application/zip", "application/zip"), (200, "", "", nil),
      (200, "", "image/svg+xml", nil), (200, "", "application/json", nil),
      (200, "", "Application/PDF", "application/pdf"),
      (204, "", "", "204 Whatever"), (205, "", "", "205 Whatever"),
    ] as [(Int, String, String, String?)])
  func responsesWithoutAPageAreRefused(
    _ status: Int, _ disposition: String, _ type: String, _ refusal: String?
  ) {
    let response = MainResourceResponse(
      status: status, reason: "Whatever",
      headers: [("Content-Disposition", disposition), ("CONTENT-TYPE", type)])
    #expect(response.refusal == refusal)
  }

  @Test("a redirect has a status of its kind and a place to go")
  func redirectsHaveAStatusAndALocation() {
    func isRedirect(_ status: Int, _ headers: [(String, String)]) -> Bool {
      MainResourceResponse(status: status, reason: "", headers: headers).isRedirect
    }
    #expect(isRedirect(302, [("Location", "/x")]))
    #expect(!isRedirect(302, []))
    #expect(!isRedirect(200, [("Location", "/x")]))
  }
}
