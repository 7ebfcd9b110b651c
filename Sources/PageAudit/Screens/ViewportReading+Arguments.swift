import AuditRules
import WebKit

extension ViewportReading {
  /// Creates a reading from viewport arguments that WebKit's rules have parsed.
  init(_ arguments: ViewportArguments) {
    self.init(
      width: Length(arguments.width), height: Length(arguments.height),
      initialScale: arguments.initialScale, minimumScale: arguments.minimumScale,
      maximumScale: arguments.maximumScale, isUserScalable: arguments.isUserScalable,
      viewportFit: arguments.viewportFit.rawValue)
  }
}

extension ViewportReading.Length {
  /// A length of WebKit.
  init(_ length: ViewportArguments.Length) {
    switch length {
    case .auto: self = .auto
    case .deviceWidth: self = .deviceWidth
    case .deviceHeight: self = .deviceHeight
    case .pixels(let number): self = .pixels(number)
    }
  }
}
