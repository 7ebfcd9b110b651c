import ConstraintSolver
import Foundation
import Testing

@Suite("Solver · sessions that a fuzzer found")
struct CorpusTests {
  /// The seed files of `scripts/fuzz`; each is named after the fault that it found.
  private static let inputs: [(name: String, bytes: [UInt8])] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fuzz/Solver/Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { (name, Array($0)) }
    }
  }()

  @Test("the corpus is there")
  func corpusExists() {
    #expect(!Self.inputs.isEmpty)
  }

  @Test("values are finite, and the same step by step and from scratch", arguments: inputs)
  func valuesAreFiniteAndReproducible(name: String, bytes: [UInt8]) {
    var session = SolverSession(bytes[...])
    #expect(session.run() == nil)
  }
}
