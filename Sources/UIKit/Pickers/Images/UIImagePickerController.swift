public import Foundation

/// A view controller for picking an image; a test answers it (S21.7).
///
/// The device has a photo library that a test fills, and no camera.
open class UIImagePickerController: UINavigationController {
  /// Constants for where images come from.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera; there is none here.
    case camera = 1
    /// The album of photos that were saved.
    case savedPhotosAlbum = 2
  }

  /// Constants for the quality of videos.
  public enum QualityType: Int, Sendable {
    /// The highest quality.
    case typeHigh = 0
    /// A medium quality, for wireless networks.
    case typeMedium = 1
    /// The lowest quality, for mobile networks.
    case typeLow = 2
    /// A width of 640 and a height of 480 pixels.
    case type640x480 = 3
    /// A width of 1280 and a height of 720 pixels.
    case typeIFrame1280x720 = 4
    /// A width of 960 and a height of 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// Constants for the cameras of a device.
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear = 0
    /// The camera at the front.
    case front = 1
  }

  /// The key of something in what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of what was picked, such as "public.image".
    public static let mediaType: InfoKey = .init(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was picked.
    public static let originalImage: InfoKey = .init(
      rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user has edited it.
    public static let editedImage: InfoKey = .init(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle that the user has chosen, in pixels.
    public static let cropRect: InfoKey = .init(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a video's file.
    public static let mediaURL: InfoKey = .init(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of an image's file.
    public static let imageURL: InfoKey = .init(rawValue: "UIImagePickerControllerImageURL")
    /// Information about a photo that was taken.
    public static let mediaMetadata: InfoKey = .init(
      rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Creates a picker of the photo library.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates nothing: archives of pickers are not supported, and the result is `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Returns a Boolean value that indicates whether a source of images is available: the photo library and the album are, the camera is not.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types of media from a source; `nil` if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Returns a Boolean value that indicates whether there is a camera: none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns a Boolean value that indicates whether a camera has a flash: none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where images come from; `.photoLibrary` by default.
  ///
  /// - Precondition: The source is available: the camera is not, and setting it ends the app as on iOS.
  open var sourceType: SourceType = .photoLibrary {
    willSet {
      precondition(
        Self.isSourceTypeAvailable(newValue), "Source type \(newValue.rawValue) not available")
    }
  }

  /// The types that can be picked; images by default.
  open var mediaTypes: [String] = ["public.image"]

  /// A Boolean value that determines whether the user edits what was picked; `false` by default.
  ///
  /// A test's answer has the image as edited, too (S21.7).
  open var allowsEditing: Bool = false

  /// The quality of videos; `.typeMedium` by default.
  ///
  /// Tests pick files as they are.
  open var videoQuality: QualityType = .typeMedium

  /// The longest duration of a video, in seconds; 600 by default.
  ///
  /// Tests pick files as they are.
  open var videoMaximumDuration: TimeInterval = 600

  /// The delegate, if it receives images.
  private var receiver: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// The user picks an image.
  package func pick(_ image: UIImage) {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if allowsEditing { info[.editedImage] = image }
    receiver?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// The user picks a file, such as a video.
  package func pick(_ url: URL, ofType type: String) {
    receiver?.imagePickerController(
      self, didFinishPickingMediaWithInfo: [.mediaType: type, .mediaURL: url])
  }

  /// The user cancels.
  package func cancel() {
    if let receiver {
      receiver.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}
