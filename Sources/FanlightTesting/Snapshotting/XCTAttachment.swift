public import Foundation
public import UIKit

/// Data that is attached to a failure.
///
/// XCTest on Linux has no attachments: this type has their name, which strategies use. With Swift Testing,
/// the data is attached to the test.
public struct XCTAttachment: Sendable {
  /// The name of the attachment; `nil` for that of the snapshot.
  public var name: String?
  /// The uniform type identifier of the data, such as "public.png".
  public let uniformTypeIdentifier: String
  /// The data.
  let data: Data

  /// Creates an attachment with data.
  public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// Creates an attachment with data of a type.
  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Creates an attachment with a string.
  public init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment with an image, which is empty if the image has no pixels.
  public init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }

  /// The file extension for the data.
  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    case "public.patch-file": "patch"
    default: "bin"
    }
  }
}
