import UIKit

extension Screen: Codable {
  private enum CodingKeys: String, CodingKey {
    case device, system, orientation, textSize, style, direction, boldText, increasedContrast
  }

  /// Decodes a screen; missing values have their defaults.
  ///
  /// - Throws: `DecodingError` if a word is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value>(
      _ key: CodingKeys, _ words: ScreenWord<Value>, _ standard: Value
    ) throws -> Value {
      guard let word = try container.decodeIfPresent(String.self, forKey: key) else {
        return standard
      }
      guard let value = words.value(for: word) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\"\(word)\" is unknown")
      }
      return value
    }
    self.init(
      try container.decode(String.self, forKey: .device),
      system: try container.decodeIfPresent(String.self, forKey: .system),
      orientation: try value(.orientation, .orientations, .portrait),
      textSize: try value(.textSize, .textSizes, .large),
      style: try value(.style, .styles, .light),
      direction: try value(.direction, .directions, .leftToRight),
      boldText: try container.decodeIfPresent(Bool.self, forKey: .boldText) ?? false,
      increasedContrast: try container.decodeIfPresent(Bool.self, forKey: .increasedContrast)
        ?? false)
  }

  /// Encodes the screen with the values of its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(device, forKey: .device)
    try container.encode(system, forKey: .system)
    try container.encode(
      ScreenWord.orientations.word(for: orientation), forKey: .orientation)
    try container.encode(ScreenWord.textSizes.word(for: textSize), forKey: .textSize)
    try container.encode(ScreenWord.styles.word(for: style), forKey: .style)
    try container.encode(ScreenWord.directions.word(for: direction), forKey: .direction)
    try container.encode(boldText, forKey: .boldText)
    try container.encode(increasedContrast, forKey: .increasedContrast)
  }
}
