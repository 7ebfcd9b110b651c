public import Foundation
public import UIKit

/// Data that a failure is reported with.
///
/// XCTest has no attachments on Linux: this type has the name that strategies know. With Swift Testing they
/// are attached to the test.
public struct XCTAttachment: Sendable {
  /// The name of the attachment; `nil` leaves it to the snapshot.
  public var name: String?
  /// The type of the data, such as "public.png".
  public let uniformTypeIdentifier: String
  /// The data.
  let data: Data

  /// Creates an attachment of data.
  public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// Creates an attachment of data of a type.
  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Creates an attachment of a text.
  public init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment of an image; one without pixels has no data.
  public init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }

  /// The extension of a file that has the data.
  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    case "public.patch-file": "patch"
    default: "bin"
    }
  }
}
