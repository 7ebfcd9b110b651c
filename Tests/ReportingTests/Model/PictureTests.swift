import Reporting
import Testing

@Suite("Reports 3 · pictures are named by their content")
struct PictureTests {
  /// From the test vectors of the
  /// [authors' program](http://www.isthe.com/chongo/src/fnv/test_fnv.c).
  @Test(
    "The id is the FNV-1a hash of the bytes and their count",
    arguments: [
      ("", "cbf29ce484222325-0"), ("a", "af63dc4c8601ec8c-1"),
      ("foobar", "85944171f73967e8-6"),
    ])
  func idIsHashAndCount(_ text: String, _ id: String) {
    #expect(Report.Picture.id(of: text.utf8) == id)
    #expect(Report.Picture.isID(id))
  }

  @Test(
    "Only texts with the form of an id are ids, because an id becomes a filename",
    arguments: [
      "", "../../etc/passwd", "cbf29ce484222325", "cbf29ce484222325-", "CBF29CE484222325-0",
      "cbf29ce48422232-0", "cbf29ce484222325-0x", "cbf29ce484222325-0-1", "/bf29ce484222325-0",
      "cbf29ce484222325-12345678901234567890",
    ])
  func otherTextsAreNotIDs(_ text: String) {
    #expect(!Report.Picture.isID(text))
  }
}
