import EngineSupport
import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The media policy", .serialized)
struct MediaTests {
  /// The default media policy of web views on iPhone.
  private static let phone = MediaPolicy(
    allowsInlinePlayback: false, requiresInlineAttribute: true, audioRequiresUserGesture: true)

  /// A page that can make three seconds of a tone, a short silent video, and ask an element to play.
  private static let page = """
    <!DOCTYPE html><body><script>
    const wait = time => new Promise(done => setTimeout(done, time));
    const until = async test => {
      for (let i = 0; i < 200 && !test(); i += 1) await wait(25);
      return test();
    };
    const tone = () => {
      const rate = 8000, count = rate * 3, view = new DataView(new ArrayBuffer(44 + count * 2));
      const word = (at, text) => [...text].forEach((c, i) => view.setUint8(at + i, c.charCodeAt(0)));
      word(0, 'RIFF'); view.setUint32(4, 36 + count * 2, true); word(8, 'WAVEfmt ');
      view.setUint32(16, 16, true); view.setUint16(20, 1, true); view.setUint16(22, 1, true);
      view.setUint32(24, rate, true); view.setUint32(28, rate * 2, true);
      view.setUint16(32, 2, true); view.setUint16(34, 16, true); word(36, 'data');
      view.setUint32(40, count * 2, true);
      for (let i = 0; i < count; i += 1) view.setInt16(44 + i * 2, Math.sin(i / 5) * 8000, true);
      return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
    };
    const video = async () => {
      const canvas = document.createElement('canvas'), context = canvas.getContext('2d');
      canvas.width = canvas.height = 64;
      context.fillRect(0, 0, 9, 9);
      const recorder = new MediaRecorder(canvas.captureStream(10)), parts = [];
      recorder.ondataavailable = event => parts.push(event.data);
      recorder.start();
      for (let i = 0; i < 6; i += 1) {
        context.fillStyle = `rgb(${i * 20},0,0)`;
        context.fillRect(0, 0, 64, 64);
        await wait(60);
      }
      recorder.stop();
      await new Promise(done => { recorder.onstop = done; });
      return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
    };
    const make = async (text, source) => {
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = text.replace('SRC', await source());
      return place.firstChild;
    };
    const plays = element => element.play().then(() => 'plays', error => error.name);
    </script>
    """

  private func open(_ rules: MediaPolicy) async throws -> Watcher {
    let server = try LoopbackServer(["/": .page(Self.page)])
    let watcher = try await Watcher.open(media: rules)
    try await watcher.show(.url(server.url("/")))
    return watcher
  }

  /// Returns the result of an async function's body, run with or without a user gesture.
  private func run(
    _ body: String, on watcher: Watcher, byUser: Bool = false
  ) async throws -> String? {
    struct Response: Decodable {
      struct Remote: Decodable { let value: String? }
      let result: Remote
    }
    return try await watcher.page.session.call(
      "Runtime.evaluate",
      [
        "expression": .string("(async () => { \(body) })()"), "awaitPromise": true,
        "returnByValue": true, "userGesture": .bool(byUser),
      ], as: Response.self
    ).result.value
  }

  @Test(
    "W330: audio plays only while muted or after a user gesture")
  func audioNeedsAUserGesture() async throws {
    let watcher = try await open(Self.phone)
    let sound = "const sound = await make('<audio src=SRC>', tone);"
    #expect(try await run("\(sound) return plays(sound);", on: watcher) == "NotAllowedError")
    #expect(
      try await run("\(sound) sound.muted = true; return plays(sound);", on: watcher) == "plays")
    #expect(
      try await run(
        "\(sound) sound.muted = true; await plays(sound); sound.muted = false;"
          + " return String(await until(() => sound.paused));", on: watcher) == "true")
    #expect(try await run("return plays(new Audio(tone()));", on: watcher) == "NotAllowedError")
    #expect(
      try await run("\(sound) return plays(sound);", on: watcher, byUser: true) == "plays")
    await watcher.page.close()
  }

  @Test("W330: blocked autoplay of audio sends no events; it starts once audio is muted or allowed")
  func blockedAutoplayStaysPaused() async throws {
    let watcher = try await open(Self.phone)
    #expect(
      try await run(
        """
        const sound = await make('<audio autoplay src=SRC>', tone), seen = [];
        for (const name of ['play', 'pause']) sound.addEventListener(name, () => seen.push(name));
        await wait(500);
        const before = [sound.paused, sound.currentTime, sound.autoplay, seen].join();
        sound.muted = true;
        return before + ' ' + await until(() => !sound.paused);
        """, on: watcher) == "true,0,true, true")
    await watcher.page.close()
    let free = try await open(MediaPolicy())
    #expect(
      try await run(
        "const sound = await make('<audio autoplay src=SRC>', tone);"
          + " return String(await until(() => !sound.paused));", on: free) == "true")
    await free.page.close()
  }

  @Test(
    "W330: the media policy applies to HTML text and to documents after document.write",
    arguments: ["", "document.open(); document.write('<body>again'); document.close();"])
  func mediaPolicyAppliesToWrittenDocuments(rewrite: String) async throws {
    let watcher = try await Watcher.open(media: Self.phone)
    try await watcher.show(.html(Self.page, baseURL: nil))
    #expect(
      try await run(
        """
        \(rewrite)
        const sound = await make('<audio autoplay src=SRC>', tone);
        await wait(400);
        return [sound.paused, sound.currentTime].join();
        """, on: watcher) == "true,0")
    #expect(try await watcher.page.mediaState() == .paused)
    let silent = "globalThis.it = await make('<audio muted loop src=SRC>', tone);"
    #expect(try await run("\(silent) return plays(it);", on: watcher) == "plays")
    #expect(try await watcher.page.mediaState() == .playing)
    try await watcher.page.pauseMedia()
    #expect(try await run("return String(it.paused);", on: watcher) == "true")
    await watcher.page.close()
  }

  @Test("W330: Web Audio is silent until a user gesture")
  func webAudioIsSilentUntilAUserGesture() async throws {
    let watcher = try await open(Self.phone)
    #expect(
      try await run(
        "globalThis.context = new AudioContext(); await wait(300); return context.state;",
        on: watcher) == "suspended")
    #expect(
      try await run("await context.resume(); return context.state;", on: watcher, byUser: true)
        == "running")
    await watcher.page.close()
  }

  @Test("W330: on iPhone video plays inline only if the app and the page allow it")
  func inlineVideoNeedsAppAndPage() async throws {
    let phone = try await open(Self.phone)
    let video = "const it = await make('<video muted ATTRIBUTES src=SRC>', video);"
    let plain = video.replacing("ATTRIBUTES", with: "")
    let marked = video.replacing("ATTRIBUTES", with: "playsinline")
    #expect(try await run("\(marked) return plays(it);", on: phone) == "NotAllowedError")
    #expect(
      try await run(
        """
        \(marked)
        const seen = [];
        for (const name of ['webkitbeginfullscreen', 'webkitendfullscreen']) {
          it.addEventListener(name, () => seen.push(name));
        }
        it.loop = true;
        await plays(it);
        await wait(200);
        const mode = it.webkitPresentationMode;
        it.webkitExitFullscreen();
        return [mode, it.webkitPresentationMode, ...seen].join();
        """, on: phone, byUser: true)
        == "fullscreen,inline,webkitbeginfullscreen,webkitendfullscreen")
    await phone.page.close()

    let inline = try await open(
      MediaPolicy(requiresInlineAttribute: true, audioRequiresUserGesture: true))
    #expect(try await run("\(plain) return plays(it);", on: inline) == "NotAllowedError")
    #expect(
      try await run(
        "\(marked) return await plays(it) + ' ' + it.webkitPresentationMode;", on: inline)
        == "plays inline")
    await inline.page.close()

    let strict = try await open(MediaPolicy(videoRequiresUserGesture: true))
    #expect(try await run("\(marked) return plays(it);", on: strict) == "NotAllowedError")
    await strict.page.close()
  }

  @Test("Picture in picture is available where the app allows it")
  func pictureInPictureNeedsTheApp() async throws {
    for isAllowed in [true, false] {
      let watcher = try await open(MediaPolicy(allowsPictureInPicture: isAllowed))
      #expect(
        try await run(
          """
          const it = await make('<video muted loop src=SRC>', video);
          await plays(it);
          const window = await it.requestPictureInPicture().then(() => 'window', error => error.name);
          return [document.pictureInPictureEnabled, window, it.webkitPresentationMode].join();
          """, on: watcher, byUser: true)
          == (isAllowed ? "true,window,picture-in-picture" : "false,NotSupportedError,inline"))
      try await watcher.page.closeMediaPresentations()
      #expect(
        try await run(
          "await wait(300); return document.querySelector('video').webkitPresentationMode;",
          on: watcher) == "inline")
      await watcher.page.close()
    }
  }

  @Test("Media of all frames is paused, suspended and resumed, and reports its state")
  func mediaOfAllFramesIsPaused() async throws {
    let server = try LoopbackServer([
      "/": .page("<iframe src=/in></iframe>"), "/in": .page(Self.page), "/next": .page(Self.page),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(try await watcher.page.mediaState() == .none)
    let begin =
      "make('<audio loop src=SRC>', tone).then(it => { globalThis.it = it; return plays(it); })"
    #expect(try await run("return frames[0].eval(`\(begin)`);", on: watcher) == "plays")
    #expect(try await watcher.page.mediaState() == .playing)
    try await watcher.page.pauseMedia()
    #expect(try await watcher.page.mediaState() == .paused)
    #expect(try await run("return frames[0].eval('plays(it)');", on: watcher) == "plays")
    try await watcher.page.setMediaSuspended(true)
    #expect(try await watcher.page.mediaState() == .suspended)
    #expect(try await run("return String(frames[0].it.paused);", on: watcher) == "true")
    try await watcher.page.setMediaSuspended(false)
    #expect(try await watcher.page.mediaState() == .playing)

    // Documents to come are held as well.
    try await watcher.page.setMediaSuspended(true)
    try await watcher.show(.url(server.url("/next")))
    #expect(try await watcher.page.mediaState() == .suspended)
    #expect(
      try await run(
        "globalThis.it = await make('<audio loop src=SRC>', tone); plays(it); await wait(300);"
          + " globalThis.both = Promise.all([plays(it), plays(it)]); return String(it.paused);",
        on: watcher) == "true")
    try await watcher.page.setMediaSuspended(false)
    #expect(try await run("return String(await both);", on: watcher) == "plays,plays")
    #expect(try await run("await wait(300); return String(it.paused);", on: watcher) == "false")
    await watcher.page.close()
  }
}
