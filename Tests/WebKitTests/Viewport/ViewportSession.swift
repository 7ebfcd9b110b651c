import Foundation

@testable import WebKit

/// Reads bytes as a view, a document and its viewport metas, and looks at what must always hold;
/// libFuzzer's target and the test of its corpus play the same sessions.
///
/// Four bytes are the view and the document; a byte of 0 ends a meta.
struct ViewportSession {
  private let viewSize: CGSize
  private let contentSize: CGSize
  private let defaults: ViewportConfiguration.Defaults
  private let mayShrinkToFit: Bool
  private let metas: [String]

  init(_ bytes: [UInt8]) {
    let head = bytes.prefix(4) + Array(repeating: 0, count: max(0, 4 - bytes.count))
    viewSize = CGSize(width: 1 + 7.3 * Double(head[0]), height: 1 + 9.7 * Double(head[1]))
    contentSize = CGSize(width: 17 * Double(head[2]), height: 91 * Double(head[2] % 16))
    let kinds: [ViewportConfiguration.Defaults] = [
      .page, .image, .plainText, .native, .mobileXHTML,
    ]
    defaults = kinds[Int(head[3]) % kinds.count]
    mayShrinkToFit = head[3] < 128
    metas = bytes.dropFirst(4).split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Plays the session; returns what did not hold, or `nil`.
  func run() -> String? {
    for meta in metas {
      if let fault = checkPairs(meta) ?? checkMeaning(meta) {
        return "\(fault) in \(meta.debugDescription)"
      }
    }
    guard ViewportArguments(metas: metas) == ViewportArguments(content: metas.last ?? "") else {
      return "W14: the last meta is not all that counts of \(metas)"
    }
    return checkConfiguration(ViewportArguments(metas: metas)).map { "\($0) for \(metas)" }
  }

  // MARK: One meta

  private func checkPairs(_ meta: String) -> String? {
    let pairs = ViewportContent.pairs(in: meta)
    let expected = Self.plainPairs(meta)
    guard pairs.count == expected.count, zip(pairs, expected).allSatisfy({ $0 == $1 }) else {
      return "W1-W4: \(pairs), not \(expected)"
    }
    for (_, value) in pairs {
      guard let number = Self.plainNumber(value) else { continue }
      let read = ViewportContent.numericPrefix(of: value)
      guard read == number else { return "W6: \(value.debugDescription) is \(read), not \(number)" }
    }
    return nil
  }

  private func checkMeaning(_ meta: String) -> String? {
    let read = ViewportArguments(content: meta)
    func differs(_ other: String) -> Bool { ViewportArguments(content: other) != read }

    let shouted = String(
      decoding: meta.utf8.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 - 32 : $0 },
      as: UTF8.self)
    if differs(shouted) { return "W4: capital letters change the meaning" }
    let spaced = String(
      decoding: meta.utf8.map { [9, 10, 13].contains($0) ? 32 : $0 }, as: UTF8.self)
    if differs(spaced) { return "W1: one kind of space is not another" }
    if differs(meta + ",minimal-ui") { return "W5: minimal-ui changes the meaning" }
    if ViewportArguments(content: meta + ",viewport-fit=cover").viewportFit != .cover {
      return "W13: the last viewport-fit does not win"
    }
    if ViewportArguments(content: meta + ",viewport-fit=bogus").viewportFit != .auto {
      return "W12: a bad viewport-fit keeps the one before"
    }
    if case .pixels(let width) = read.width, !(width >= 0) { return "W7: a width of \(width)" }
    for scale in [read.initialScale, read.minimumScale, read.maximumScale] {
      if let scale, !(scale >= 0) { return "W9: a scale of \(scale)" }
    }
    return nil
  }

  // MARK: The viewport

  private func checkConfiguration(_ arguments: ViewportArguments) -> String? {
    let configuration = ViewportConfiguration(
      arguments: arguments, viewSize: viewSize, contentSize: contentSize, defaults: defaults,
      mayShrinkToFit: mayShrinkToFit)
    let size = configuration.layoutSize
    let scales = [
      configuration.initialScale, configuration.minimumScale, configuration.maximumScale,
    ]
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return "W116-W119: a layout of \(size) in \(viewSize)"
    }
    guard scales.allSatisfy({ $0.isFinite && $0 > 0 }) else {
      return "W120-W122: scales of \(scales) in \(viewSize)"
    }
    // The limits are clamped to 0.1 through 10, and an image's minimum scale is 0.01.
    guard (0.01...10).contains(configuration.maximumScale) else {
      return "W114: a maximum scale of \(configuration.maximumScale)"
    }
    return nil
  }

  // MARK: The syntax once more, read in another way

  private static let separators: Set<Character> = [" ", "\t", "\n", "\r", "=", ","]

  /// Each of the content's bytes as one character, since two together may be one ("\r\n").
  private static func characters(_ text: String) -> [Character] {
    text.utf8.map { Character(UnicodeScalar($0)) }
  }

  /// W1-W4, in words: a key, all up to "=" or a comma, separators but no comma, a value.
  private static func plainPairs(_ content: String) -> [(key: String, value: String)] {
    var rest = characters(content)[...]
    var pairs: [(key: String, value: String)] = []
    while true {
      rest = rest.drop { separators.contains($0) }
      let key = rest.prefix { !separators.contains($0) }
      if key.isEmpty { return pairs }
      rest = rest.dropFirst(key.count).drop { $0 != "=" && $0 != "," }
      rest = rest.drop { $0 != "," && separators.contains($0) }
      let value = rest.prefix { !separators.contains($0) }
      rest = rest.dropFirst(value.count)
      pairs.append((text(key), text(value)))
    }
  }

  private static func text(_ characters: ArraySlice<Character>) -> String {
    let bytes = characters.compactMap { $0.unicodeScalars.first.map { UInt8($0.value) } }
    return String(
      decoding: bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 },
      as: UTF8.self)
  }

  /// The number that C parses at the beginning of a value; `nil` for words that only C parses as numbers.
  private static func plainNumber(_ value: String) -> Double? {
    let digits = value.drop { $0 == "+" || $0 == "-" }
    guard !digits.hasPrefix("0x"), !digits.hasPrefix("i"), !digits.hasPrefix("n"),
      !value.contains("\0"), value.first?.isWhitespace != true,
      value.utf8.first.map({ $0 > 32 }) ?? true
    else { return nil }
    return strtod(value, nil)
  }
}
