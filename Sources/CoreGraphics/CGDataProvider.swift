public import Foundation

/// Bytes that an image is made of.
public final class CGDataProvider {
  private let bytes: Data

  /// Creates a provider of data.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// A copy of the bytes.
  public var data: CFData? { bytes as NSData }
}
