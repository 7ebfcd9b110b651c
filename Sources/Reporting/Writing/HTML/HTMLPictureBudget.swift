import Foundation

/// The assignment of pictures to an HTML page of limited size.
struct HTMLPictureBudget {
  /// The maximum number of bytes of pictures in the page, in base64.
  let limit: Int
  /// The sizes of the pictures in bytes, by id.
  let sizes: [String: Int]

  /// The pictures that the page does not contain in their original form.
  struct Placement {
    /// The reduced files that the page contains instead of the originals, by id.
    var reduced: [String: Data] = [:]
    /// The ids of the pictures that are written to separate files.
    var external: Set<String> = []
  }

  /// Returns the placement of the pictures: all in the page if they fit; otherwise needed pictures first,
  /// then the others in reduced form.
  ///
  /// Only reduced files that fit are kept, so they take no more memory than the page's limit. Reducing a picture
  /// takes as long as decoding it, so pictures at least as large as one that did not fit are skipped.
  ///
  /// - Parameters:
  ///   - needed: The ids of the pictures that a finding or a comparison shows.
  ///   - reduce: Returns a reduced file of a picture; `nil` if there is none.
  func placement(needed: Set<String>, reduce: (String) -> Data?) -> Placement {
    var placement = Placement()
    guard sizes.values.reduce(0, { $0 + Self.encoded($1) }) > limit else { return placement }
    var left = limit
    for id in sizes.keys.filter(needed.contains).sorted() {
      let size = Self.encoded(sizes[id] ?? 0)
      if size <= left { left -= size } else { placement.external.insert(id) }
    }
    var tooLarge = Int.max
    for id in sizes.keys.filter({ !needed.contains($0) }).sorted() {
      let size = sizes[id] ?? 0
      guard size < tooLarge, Self.encoded(size / Self.greatestReduction) <= left else {
        placement.external.insert(id)
        continue
      }
      let smaller = reduce(id).flatMap { $0.count < size ? $0 : nil }
      let taken = Self.encoded(smaller?.count ?? size)
      guard taken <= left else {
        placement.external.insert(id)
        tooLarge = size
        continue
      }
      left -= taken
      placement.reduced[id] = smaller
    }
    return placement
  }

  /// The largest expected ratio of a file's size to its reduced size: with a ninth of the pixels, hardly more than 20.
  private static let greatestReduction = 20

  /// Returns the length in base64 of a number of bytes.
  private static func encoded(_ count: Int) -> Int { (count + 2) / 3 * 4 }
}
