import EngineSupport
import Foundation
import Glibc
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Pages that reach a resource limit are terminated with the limit's name")
struct LimitTests {
  @Test("A page that exceeds the memory limit is terminated; the browser continues")
  func pagesAboveTheMemoryLimitAreTerminated() async throws {
    var configuration = ChromiumConfiguration()
    configuration.memoryLimit = 300 << 20
    let engine = ChromiumEngine(configuration)
    let greedy = try await Watcher.open(on: engine)
    try await greedy.show(.html("<p>", baseURL: nil))
    greedy.page.session.send(
      "Runtime.evaluate",
      [
        "expression": """
        window.kept = [];
        setInterval(() => kept.push(new Uint8Array(16 << 20).fill(1)), 20);
        """
      ])

    #expect(await greedy.sees { $0 == .process(.exceededLimit(.memory(300 << 20))) })
    #expect(await greedy.sees { $0 == .process(.crashed) })
    let error = await #expect(throws: WebEngineError.self) { try await greedy.page.evaluate("1") }
    #expect(error?.code == .limitReached)
    #expect(
      error?.message == "The page was ended because it reached the memory limit of 300 MB.")
    // Pages of one process end together, so another is opened.
    let next = try await Watcher.open(on: engine)
    #expect(try await next.page.evaluate("1") == .number(1))
    await engine.shutDown()
  }

  @Test("Pages that fill the disk are terminated with the disk limit")
  func pagesThatFillTheDiskAreTerminated() async throws {
    var configuration = ChromiumConfiguration()
    configuration.diskLimit = 80 << 20
    let engine = ChromiumEngine(configuration)
    let greedy = try await Watcher.open(on: engine)
    let base = try #require(URL(string: "http://example.com/"))
    try await greedy.show(.html("<p>", baseURL: base))
    greedy.page.session.send(
      "Runtime.evaluate",
      [
        "expression": """
        const open = indexedDB.open('disk');
        open.onupgradeneeded = () => open.result.createObjectStore('store');
        open.onsuccess = async () => {
          for (let i = 0; i < 200; i++) {
            const bytes = new Uint8Array(4 << 20);
            for (let j = 0; j < bytes.length; j += 65536)
              crypto.getRandomValues(bytes.subarray(j, j + 65536));
            const change = open.result.transaction('store', 'readwrite');
            change.objectStore('store').put(bytes, i);
            await new Promise(done => change.oncomplete = done);
          }
        };
        """
      ])

    #expect(await greedy.sees { $0 == .process(.exceededLimit(.disk(80 << 20))) })
    let error = await #expect(throws: WebEngineError.self) { try await greedy.page.evaluate("1") }
    #expect(error?.code == .limitReached)
    // Another page has an empty disk again.
    let next = try await Watcher.open(on: engine)
    #expect(try await next.page.evaluate("1") == .number(1))
    await engine.shutDown()
  }

  @Test("A process's memory is what is resident or swapped out, without what is in files")
  func memoryExcludesFiles() {
    let status =
      "Name:\tx\nVmRSS:\t  9000 kB\nRssAnon:\t  100 kB\nRssFile:\t  8000 kB\n"
      + "RssShmem:\t  20 kB\nVmSwap:\t  3 kB\n"
    #expect(ProcessMemory.memory(status: Data(status.utf8)) == 123 << 10)
    #expect(ProcessMemory.memory(status: Data("Name:\tkthreadd\n".utf8)) == 0)
  }

  @Test("The processes of a session are found by its leader, each with its memory")
  func processesOfASession() {
    let own = ProcessMemory.all(inSessionOf: getsid(0)).first { $0.identifier == getpid() }
    #expect(own?.isRenderer == false)
    #expect((own?.memory ?? 0) > 1 << 20)
    #expect(ProcessMemory.all(inSessionOf: .max).isEmpty)
  }
}
