import Foundation
import Testing

@Suite("Viewport meta · the fuzzer's corpus")
struct ViewportCorpusTests {
  /// The files that `scripts/fuzz` begins with; the names say what is in them.
  private static let inputs: [(name: String, bytes: [UInt8])] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fuzz/Viewport/Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { (name, Array($0)) }
    }
  }()

  @Test("the corpus exists")
  func viewportCorpusExists() {
    #expect(!Self.inputs.isEmpty)
  }

  @Test("W1-W14, W114: the invariants of parsing and configuration hold", arguments: inputs)
  func invariantsOfParsingHold(name: String, bytes: [UInt8]) {
    #expect(ViewportSession(bytes).run() == nil)
  }
}
