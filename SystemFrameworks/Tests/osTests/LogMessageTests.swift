import Foundation
import Testing

@testable import os

@Suite("os · messages")
struct LogMessageTests {
  private struct Card: CustomStringConvertible {
    var description: String { "ace" }
  }

  private enum Failure: Error { case lost }

  @Test("OSLogPrivacy.auto redacts strings, objects and errors, but not numbers")
  func automaticPrivacyRedactsAllButScalars() {
    let name = "Ada"
    let message: OSLogMessage =
      "\(name) \(Card()) \(Failure.lost) \(NSString(string: "x")) \(3) \(1.5) \(true) \(UInt8(7))"
    #expect(message.text == "<private> <private> <private> <private> 3 1.500000 true 7")
  }

  @Test("an option reveals a value, redacts it, or replaces it by its hash (OSLogPrivacy)")
  func optionsDecide() {
    let name = "Ada"
    let open: OSLogMessage =
      "\(name, privacy: .public) \(4, privacy: .private) \(name, privacy: .sensitive)"
    #expect(open.text == "Ada <private> <sensitive>")

    let first: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
    let second: OSLogMessage = "\("Ada", privacy: .private(mask: .hash))"
    let third: OSLogMessage = "\("Bob", privacy: .private(mask: .hash))"
    #expect(first.text.hasPrefix("<mask.hash: '"))
    #expect(first.text == second.text)
    #expect(first.text != third.text)
  }

  @Test("integers and floating-point numbers have the specified formats")
  func formats() {
    let number = 255
    let hex: OSLogMessage =
      "\(number, format: .hex) \(number, format: .hex(includePrefix: true, uppercase: true))"
    #expect(hex.text == "ff 0xFF")
    let others: OSLogMessage =
      "\(number, format: .octal) \(-number, format: .decimal(explicitPositiveSign: true))"
    #expect(others.text == "377 -255")
    let padded: OSLogMessage =
      "\(number, format: .decimal(explicitPositiveSign: true, minDigits: 5))"
    #expect(padded.text == "+00255")

    let share = 0.25
    let shares: OSLogMessage =
      "\(share, format: .fixed(precision: 2)) \(share, format: .exponential(precision: 1))"
    #expect(shares.text == "0.25 2.5e-01")
    let answer: OSLogMessage = "\(true, format: .answer)"
    #expect(answer.text == "yes")
  }

  @Test("columns pad values at the left or right")
  func columns() {
    let message: OSLogMessage = "[\(7, align: .right(columns: 3))][\(7, align: .left(columns: 3))]"
    #expect(message.text == "[  7][7  ]")
  }

  @Test("values of messages at a disabled level are not computed")
  func messagesAreLazy() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    Logger(.disabled).error("\(next())")
    #expect(count == 0)
  }

  @Test("a format uses its arguments in order, with printf's flags")
  func formatsTakeArguments() {
    #expect(LogFormat("%d of %{public}@: %.1f%%").text([2, "ten", 20.0]) == "2 of ten: 20.0%")
    #expect(LogFormat("%05d|%x|%llu").text([42, 255, UInt64(9)]) == "00042|ff|9")
    #expect(LogFormat("%@ and %d").text(["name"]) == "<private> and <missing>")
    #expect(LogFormat("%{private}d %{public}s").text([4, "text"]) == "<private> text")
    #expect(LogFormat("%{public}@").text([nil]) == "(null)")
  }
}
