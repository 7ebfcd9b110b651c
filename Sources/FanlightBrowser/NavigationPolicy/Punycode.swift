/// The encoding of host names outside ASCII (RFC 3492).
enum Punycode {
  /// Returns a label in ASCII: itself, or `xn--` and its encoding; `nil` on overflow.
  static func label(_ label: String) -> String? {
    let scalars = Array(label.unicodeScalars)
    if scalars.allSatisfy(\.isASCII) { return label }
    var output = scalars.filter(\.isASCII).map { Character($0) }
    let basicCount = output.count
    if basicCount > 0 { output.append("-") }
    var (next, delta, bias, handled) = (UInt32(128), 0, 72, basicCount)
    while handled < scalars.count {
      guard let least = scalars.map(\.value).filter({ $0 >= next }).min() else { return nil }
      let (step, overflows) = Int(least - next).multipliedReportingOverflow(by: handled + 1)
      guard !overflows else { return nil }
      delta += step
      next = least
      for scalar in scalars {
        if scalar.value < next { delta += 1 }
        guard scalar.value == next else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, points: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return "xn--" + String(output)
  }

  private static func append(_ delta: Int, bias: Int, to output: inout [Character]) {
    var (rest, k) = (delta, 36)
    while true {
      let threshold = min(max(k - bias, 1), 26)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      k += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: Int) -> Character {
    Character(Unicode.Scalar(UInt8(value < 26 ? 97 + value : 22 + value)))
  }

  private static func adapted(_ delta: Int, points: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / points
    var k = 0
    while rest > 455 {
      rest /= 35
      k += 36
    }
    return k + 36 * rest / (rest + 38)
  }
}
