import ArgumentParser
import DeviceCatalog
import Foundation
import PageHosts

/// The parser of `--locale`.
enum LocaleArgument {
  /// Returns a BCP 47 language tag with an optional script and region, in canonical case.
  static func tag(_ argument: String) throws -> String {
    let parts = argument.replacing("_", with: "-").split(
      separator: "-", omittingEmptySubsequences: false)
    var rest = parts.dropFirst()
    var tag = parts.first.map { $0.lowercased() } ?? ""
    let isLanguage = (2...3).contains(tag.count) && tag.allSatisfy(\.isASCIILetter)
    if let script = rest.first, script.count == 4, script.allSatisfy(\.isASCIILetter) {
      tag += "-" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    if let region = rest.first, region.isRegion {
      tag += "-" + region.uppercased()
      rest = rest.dropFirst()
    }
    guard isLanguage, rest.isEmpty else {
      throw ValidationError(
        "write a language and a region, such as 'de-DE', 'ar-EG' or 'zh-Hans-CN'.")
    }
    return tag
  }

  /// Returns whether the language of a tag is written from right to left.
  static func isRightToLeft(_ tag: String) -> Bool {
    Locale.Language(identifier: tag).characterDirection == .rightToLeft
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension Substring {
  fileprivate var isRegion: Bool {
    (count == 2 && allSatisfy(\.isASCIILetter))
      || (count == 3 && allSatisfy { $0.isASCII && $0.isNumber })
  }
}
