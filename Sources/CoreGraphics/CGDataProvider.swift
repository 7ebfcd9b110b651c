public import Foundation

/// A provider of the bytes of an image.
public final class CGDataProvider {
  private let bytes: Data

  /// Creates a provider that contains data.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// A copy of the bytes.
  public var data: CFData? { bytes as NSData }
}
