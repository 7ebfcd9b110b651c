import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Private addresses can be blocked for pages")
struct PrivateAddressTests {
  private static var configuration: ChromiumConfiguration {
    var configuration = ChromiumConfiguration()
    configuration.blocksPrivateAddresses = true
    return configuration
  }

  /// Returns a script that requests a URL in every way that a page has, and lists the refused ways.
  private static func script(_ address: String) -> String {
    """
    (async () => {
      const refused = [];
      const note = (name, promise) => promise.then(() => {}, () => refused.push(name));
      await note('fetch', fetch('\(address)', { mode: 'no-cors' }));
      await note('image', new Promise((done, fail) => {
        const image = new Image(); image.onload = done; image.onerror = fail;
        image.src = '\(address)?image';
      }));
      await note('worker', new Promise((done, fail) => {
        const text = "fetch('\(address)?worker', { mode: 'no-cors' })"
          + ".then(() => postMessage(1), () => postMessage(0))";
        const worker = new Worker(URL.createObjectURL(new Blob([text])));
        worker.onmessage = message => message.data ? done() : fail();
      }));
      await note('socket', new Promise((done, fail) => {
        const socket = new WebSocket('\(address)'.replace('http', 'ws'));
        socket.onopen = done; socket.onerror = fail;
      }));
      return refused.join();
    })()
    """
  }

  @Test("A page reaches its own server, and no other of this machine, by number or by name")
  func pagesReachTheirOwnServerOnly() async throws {
    let engine = ChromiumEngine(Self.configuration)
    let own = try LoopbackServer(["/": .page("<p>own"), "/more": .page("more")])
    let other = try LoopbackServer(["/": .page("secret")])
    let watcher = try await Watcher.open(on: engine)
    try await watcher.show(.url(own.url("/")))
    #expect(await watcher.milestones.last == .navigation(.finished))
    #expect(
      try await watcher.page.evaluateInObserver(
        "fetch('/more').then(response => response.text())", as: String.self) == "more")

    for host in ["127.0.0.1", "localhost", "[::1]", "2130706433"] {
      let refused = try await watcher.page.evaluateInObserver(
        Self.script("http://\(host):\(other.port)/"), as: String.self)
      #expect(refused == "fetch,image,worker,socket", "\(host)")
    }
    #expect(other.paths.isEmpty)
    await engine.shutDown()
  }

  /// Begins a call whose other side is said to be at a port of this machine.
  private static func call(to port: UInt16) -> String {
    """
    (async () => {
      const peer = globalThis.peer = new RTCPeerConnection(
        { iceServers: [{ urls: 'stun:127.0.0.1:\(port)' }] });
      peer.createDataChannel('x');
      const offer = await peer.createOffer();
      await peer.setLocalDescription(offer);
      const lines = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
        'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', 'a=ice-ufrag:abcd',
        'a=ice-pwd:abcdabcdabcdabcdabcdabcd', /a=fingerprint:.*/.exec(offer.sdp)[0].trim(),
        'a=setup:active', 'a=mid:0', 'a=sctp-port:5000',
        'a=candidate:1 1 udp 2113937151 127.0.0.1 \(port) typ host', ''];
      await peer.setRemoteDescription({ type: 'answer', sdp: lines.join('\\r\\n') });
      return true;
    })()
    """
  }

  @Test(
    "A call sends no packet to this machine; without the block it does", arguments: [true, false])
  func callsSendNoPacketToThisMachine(isBlocked: Bool) async throws {
    let engine = ChromiumEngine(isBlocked ? Self.configuration : ChromiumConfiguration())
    let own = try LoopbackServer(["/": .page("<p>own")])
    let listener = try DatagramListener()
    let watcher = try await Watcher.open(on: engine)
    try await watcher.show(.url(own.url("/")))
    #expect(try await watcher.page.evaluateInObserver(Self.call(to: listener.port), as: Bool.self))
    let end = ContinuousClock.now + (isBlocked ? .seconds(3) : .seconds(20))
    var packets = 0
    while packets == 0, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(50))
      packets += listener.count()
    }
    #expect((packets == 0) == isBlocked)
    await engine.shutDown()
  }

  @Test("Without the block a page reaches them, as in WebKit")
  func pagesReachPrivateServersWithoutTheBlock() async throws {
    let own = try LoopbackServer(["/": .page("<p>own")])
    let other = try LoopbackServer(["/": .page("there")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(own.url("/")))
    _ = try await watcher.page.evaluateInObserver(
      "fetch('http://127.0.0.1:\(other.port)/', { mode: 'no-cors' }).then(() => 1)", as: Int.self)
    #expect(other.paths == ["/"])
    await watcher.page.close()
  }

  @Test(
    "A redirect to another private server fails with .privateAddress without a request")
  func redirectsToPrivateServersFail() async throws {
    let engine = ChromiumEngine(Self.configuration)
    let other = try LoopbackServer(["/": .page("secret")])
    let own = try LoopbackServer(["/": .redirect(other.url("/").absoluteString)])
    let watcher = try await Watcher.open(on: engine)
    try await watcher.show(.url(own.url("/")))
    #expect(await watcher.failure()?.kind == .privateAddress)
    #expect(other.paths.isEmpty)
    await engine.shutDown()
  }
}
