import Foundation

/// What of the pictures fits into an HTML page of a limited size.
struct HTMLPictureRoom {
  /// The most bytes of pictures, in base64.
  let limit: Int
  /// The numbers of bytes of the pictures, by their ids.
  let sizes: [String: Int]

  /// The pictures that are not in the page as they are.
  struct Placed {
    /// The smaller files of pictures that are in the page.
    var reduced: [String: Data] = [:]
    /// The pictures in files beside the page.
    var external: Set<String> = []
  }

  /// Returns where the pictures are: all in the page if they fit; otherwise those that are needed first,
  /// then the others in a smaller form.
  ///
  /// Smaller files are kept only while they fit, so they take no more memory than the page's limit.
  ///
  /// - Parameters:
  ///   - needed: The pictures that a finding or a comparison shows.
  ///   - reduce: Returns a smaller file of a picture; `nil` where there is none.
  func placed(needed: Set<String>, reduce: (String) -> Data?) -> Placed {
    var placed = Placed()
    guard sizes.values.reduce(0, { $0 + Self.encoded($1) }) > limit else { return placed }
    var left = limit
    for id in sizes.keys.filter(needed.contains).sorted() {
      let size = Self.encoded(sizes[id] ?? 0)
      if size <= left { left -= size } else { placed.external.insert(id) }
    }
    for id in sizes.keys.filter({ !needed.contains($0) }).sorted() {
      let size = sizes[id] ?? 0
      let smaller = left > 0 ? reduce(id).flatMap { $0.count < size ? $0 : nil } : nil
      let taken = Self.encoded(smaller?.count ?? size)
      guard taken <= left else {
        placed.external.insert(id)
        continue
      }
      left -= taken
      placed.reduced[id] = smaller
    }
    return placed
  }

  /// The length of a number of bytes in base64.
  private static func encoded(_ count: Int) -> Int { (count + 2) / 3 * 4 }
}
