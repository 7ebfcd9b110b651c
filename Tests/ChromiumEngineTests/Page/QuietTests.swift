import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("A page is quiet when nothing loads, lays out or moves any more")
struct QuietTests {
  @Test("Quiet comes after what scripts fetched was shown and a finite animation ended")
  func settles() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><style>@keyframes in { from { margin-left: 0 } to { margin-left: 50px } }
        p { animation: in 0.3s forwards }</style><p>x</p><script>
        onload = () => setTimeout(() => fetch('/more').then(r => r.text()).then(t => {
          document.body.insertAdjacentHTML('beforeend', t) }), 0)
        </script>
        """), "/more": .page("<b id=more>more</b>"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(20)))
    #expect(
      try await watcher.page.evaluate(
        "[document.querySelector('#more') !== null, getComputedStyle(document.querySelector('p')).marginLeft]"
      )
        == .array([.bool(true), .string("50px")]))
    await watcher.page.close()
  }

  @Test(
    "A page that never rests is given up after the time asked for",
    arguments: [
      // Once a frame, so that it does not rest on a busy machine either.
      """
      <script>(function next() {
        document.body.append('x'); requestAnimationFrame(next);
      })()</script>
      """,
      "<script>fetch('/never')</script>",
      "<script>onload = () => { while (true); }</script>",
    ])
  func neverRests(_ html: String) async throws {
    let server = try LoopbackServer(["/": .page("<!doctype html><p>" + html), "/never": .endless])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await !watcher.page.waitUntilQuiet(timeout: .milliseconds(900)))
    await watcher.page.close()
  }
}
