import Foundation

/// A format string in the syntax of `printf`, with the privacy options of the logging system: `%{public}@`,
/// `%{private}d`.
struct LogFormat {
  private let format: [Character]

  init(_ format: String) {
    self.format = Array(format)
  }

  /// A conversion specification of a format string.
  private struct Conversion {
    var options = ""
    var flags = ""
    var character: Character = "%"

    var privacy: OSLogPrivacy {
      let words = options.split { ", ".contains($0) }
      if words.contains("public") { return .public }
      if words.contains("sensitive") { return .sensitive }
      let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
      return words.contains("private") ? .private(mask: mask) : .auto(mask: mask)
    }
  }

  /// Returns the message with its arguments; a missing argument is `<missing>`.
  func text(_ arguments: [Any?]) -> String {
    var text = ""
    var left = arguments[...]
    var index = 0
    while index < format.count {
      guard format[index] == "%" else {
        text.append(format[index])
        index += 1
        continue
      }
      let conversion = read(&index)
      if conversion.character == "%" {
        text.append("%")
      } else if left.isEmpty {
        text += "<missing>"
      } else {
        text += Self.text(left.removeFirst(), conversion)
      }
    }
    return text
  }

  private func read(_ index: inout Int) -> Conversion {
    var conversion = Conversion()
    index += 1
    if index < format.count, format[index] == "{" {
      let end = format[index...].firstIndex(of: "}") ?? format.count
      conversion.options = String(format[(index + 1)..<max(index + 1, end)])
      index = min(end + 1, format.count)
    }
    while index < format.count, "0123456789.+-# ".contains(format[index]) {
      conversion.flags.append(format[index])
      index += 1
    }
    // Length modifiers of C types, which are not needed for Swift values.
    while index < format.count, "hlqLtzj".contains(format[index]) { index += 1 }
    if index < format.count {
      conversion.character = format[index]
      index += 1
    }
    return conversion
  }

  private static func text(_ argument: Any?, _ conversion: Conversion) -> String {
    guard let argument else { return conversion.privacy.text("(null)", isScalar: true) }
    let (value, isScalar) = value(argument, conversion)
    return conversion.privacy.text(value, isScalar: isScalar)
  }

  private static func value(_ argument: Any, _ conversion: Conversion) -> (String, isScalar: Bool) {
    let flags = conversion.flags
    switch conversion.character {
    case "d", "i", "D":
      if let number = argument as? any BinaryInteger {
        return (String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number)), true)
      }
    case "u", "x", "X", "o", "U", "O":
      if let number = argument as? any BinaryInteger {
        let bits = UInt64(truncatingIfNeeded: number)
        return (String(format: "%\(flags)ll\(conversion.character.lowercased())", bits), true)
      }
    case "c":
      if let number = argument as? any BinaryInteger {
        return (String(UnicodeScalar(UInt8(truncatingIfNeeded: number))), true)
      }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      if let number = argument as? any BinaryFloatingPoint {
        return (String(format: "%\(flags)\(conversion.character)", Double(number)), true)
      }
    case "s":
      if let text = argument as? UnsafePointer<CChar> { return (String(cString: text), false) }
      if let text = argument as? StaticString { return ("\(text)", true) }
    case "p":
      return (String(describing: argument), true)
    default:
      break
    }
    let isScalar = argument is any Numeric || argument is Bool
    return (String(describing: argument), isScalar)
  }
}
