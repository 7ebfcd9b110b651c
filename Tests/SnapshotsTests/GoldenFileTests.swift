import DisplayList
import Foundation
import Snapshots
import Testing

@Suite("Snapshots · golden files with a defect are named, never different (testing.md 6)")
struct GoldenFileTests {
  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  private func code(_ body: () throws(GoldenFileError) -> Void) -> GoldenFileError.Code? {
    do throws(GoldenFileError) {
      try body()
      return nil
    } catch {
      return error.code
    }
  }

  @Test("a Git LFS pointer, another file, a truncated and an empty one have different errors")
  func unreadablePicturesHaveDifferentErrors() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let file = GoldenFile(folder.appendingPathComponent("a.png"))
      try file.write(
        Bitmap(width: 8, height: 8, pixels: (0..<64).map { 0xFF00_0000 | $0 }, name: "x"))
      let whole = try Data(contentsOf: file.url)
      let table: [(Data, GoldenFileError.Code?)] = [
        (whole, nil), (Data(Self.pointer.utf8), .isLFSPointer), (Data(), .isNoPNG),
        (Data("GIF89a".utf8), .isNoPNG), (whole.prefix(whole.count / 2), .isDamagedPNG),
        (whole.prefix(8), .isDamagedPNG),
      ]
      for (data, expected) in table {
        try data.write(to: file.url)
        #expect(code { () throws(GoldenFileError) in _ = try file.picture() } == expected)
      }
    }
  }

  @Test("a text file that is a Git LFS pointer or not UTF-8 is reported")
  func unreadableTextsAreReported() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let file = GoldenFile(folder.appendingPathComponent("a.txt"))
      try file.write("one\n")
      #expect(try file.text() == "one\n")
      try Data(Self.pointer.utf8).write(to: file.url)
      #expect(code { () throws(GoldenFileError) in _ = try file.text() } == .isLFSPointer)
      try Data([0xFF, 0xFE, 0xFF]).write(to: file.url)
      #expect(code { () throws(GoldenFileError) in _ = try file.text() } == .isNoText)
      try file.remove()
      #expect(code { () throws(GoldenFileError) in _ = try file.text() } == .cannotRead)
      try file.remove()
    }
  }

  @Test("an error says the file, the reason and that nothing was compared")
  func errorsNameFileAndReason() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let file = GoldenFile(folder.appendingPathComponent("a.png"))
      try GoldenFile(file.url).write(Self.pointer)
      do throws(GoldenFileError) {
        _ = try file.picture()
        Issue.record("a pointer was read as a picture")
      } catch {
        #expect(
          "\(error)"
            == "\(file.url.path) is a pointer of Git LFS: run git lfs pull; nothing was compared")
      }
    }
  }

  @Test("a file is replaced by another one, not written over, and nothing is left beside it")
  func filesAreReplaced() throws {
    try withTemporaryFolder { (folder: URL) throws in
      let file = GoldenFile(folder.appendingPathComponent("a.txt"))
      try file.write("one\n")
      // A second name of the old content keeps it if and only if the file was replaced.
      let link = folder.appendingPathComponent("b.txt")
      try FileManager.default.linkItem(at: file.url, to: link)
      try file.write("two\n")

      #expect(try GoldenFile(link).text() == "one\n")
      #expect(try file.text() == "two\n")
      #expect(fileNames(in: folder) == ["a.txt", "b.txt"])
    }
  }

  @Test("a folder that cannot be made is an error on the file")
  func foldersThatCannotBeMade() throws {
    try withTemporaryFolder { (folder: URL) throws in
      try GoldenFile(folder).write("a file, not a folder\n")
      let file = GoldenFile(folder.appendingPathComponent("a.txt"))
      #expect(code { () throws(GoldenFileError) in try file.write("one\n") } == .cannotWrite)
      #expect(try GoldenFile(folder).text() == "a file, not a folder\n")
    }
  }
}
