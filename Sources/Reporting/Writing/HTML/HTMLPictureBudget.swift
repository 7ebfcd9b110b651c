import Foundation

/// Decides which pictures an HTML page of a limited size holds.
struct HTMLPictureBudget {
  /// The most bytes of pictures, in base64.
  let limit: Int
  /// The numbers of bytes of the pictures, by their ids.
  let sizes: [String: Int]

  /// The pictures that are not in the page as they are.
  struct Placement {
    /// The smaller files of pictures that are in the page.
    var reduced: [String: Data] = [:]
    /// The pictures in files beside the page.
    var external: Set<String> = []
  }

  /// Returns where the pictures are: all in the page if they fit; otherwise those that are needed first,
  /// then the others in a smaller form.
  ///
  /// Smaller files are kept only while they fit, so they take no more memory than the page's limit. Reducing a picture
  /// takes as long as decoding it, so one as large as another that did not fit is not tried.
  ///
  /// - Parameters:
  ///   - needed: The pictures that a finding or a comparison shows.
  ///   - reduce: Returns a smaller file of a picture; `nil` if there is none.
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

  /// How many times smaller a picture is expected to get at most: with a ninth of the pixels, hardly more than twenty.
  private static let greatestReduction = 20

  /// The length of a number of bytes in base64.
  private static func encoded(_ count: Int) -> Int { (count + 2) / 3 * 4 }
}
