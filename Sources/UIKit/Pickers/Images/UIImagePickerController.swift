public import Foundation

/// A view controller in which the user picks an image; a test makes the selection (S21.7).
///
/// The device has a photo library and no camera.
open class UIImagePickerController: UINavigationController {
  /// Constants that specify the source of images.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera, which is not available here.
    case camera = 1
    /// The album of saved photos.
    case savedPhotosAlbum = 2
  }

  /// Constants that specify the quality of videos.
  public enum QualityType: Int, Sendable {
    /// The highest quality.
    case typeHigh = 0
    /// A medium quality, for wireless networks.
    case typeMedium = 1
    /// The lowest quality, for mobile networks.
    case typeLow = 2
    /// The quality of videos of 640 by 480 pixels.
    case type640x480 = 3
    /// The quality of videos of 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// The quality of videos of 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// Constants that specify the cameras of a device.
  public enum CameraDevice: Int, Sendable {
    /// The rear camera of the device.
    case rear = 0
    /// The front camera of the device.
    case front = 1
  }

  /// The keys of the information about what the user picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the picked item, such as "public.image".
    public static let mediaType: InfoKey = .init(rawValue: "UIImagePickerControllerMediaType")
    /// The original image that was picked.
    public static let originalImage: InfoKey = .init(
      rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as edited by the user.
    public static let editedImage: InfoKey = .init(rawValue: "UIImagePickerControllerEditedImage")
    /// The cropping rectangle that the user chose, in pixels.
    public static let cropRect: InfoKey = .init(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of the file of a video.
    public static let mediaURL: InfoKey = .init(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the file of an image.
    public static let imageURL: InfoKey = .init(rawValue: "UIImagePickerControllerImageURL")
    /// The metadata of a photo that was taken with the camera.
    public static let mediaMetadata: InfoKey = .init(
      rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Creates a picker of the photo library.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates no picker: archives of pickers are not supported, and the result is always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Returns a Boolean value that indicates whether a source is available: the photo library and the saved
  /// photos are, the camera is not.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the media types of a source; `nil` if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Returns a Boolean value that indicates whether a camera is available; always `false` here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns a Boolean value that indicates whether a camera has a flash; always `false` here.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The source of images; `.photoLibrary` by default.
  ///
  /// - Precondition: The source is available. The camera is not: setting it traps, as on iOS.
  open var sourceType: SourceType = .photoLibrary {
    willSet {
      precondition(
        Self.isSourceTypeAvailable(newValue), "Source type \(newValue.rawValue) not available")
    }
  }

  /// The media types that the user can pick; images by default.
  open var mediaTypes: [String] = ["public.image"]

  /// A Boolean value that determines whether the user can edit the picked image; `false` by default.
  ///
  /// If it is `true`, the picked image is also delivered as the edited one (S21.7).
  open var allowsEditing: Bool = false

  /// The quality of videos; `.typeMedium` by default.
  ///
  /// It has no effect, because tests pick existing files.
  open var videoQuality: QualityType = .typeMedium

  /// The maximum duration of a video, in seconds; 600 by default.
  ///
  /// It has no effect, because tests pick existing files.
  open var videoMaximumDuration: TimeInterval = 600

  /// The delegate, if it implements the methods of an image picker's delegate.
  private var receiver: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Tells the delegate that the user has picked an image.
  package func pick(_ image: UIImage) {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if allowsEditing { info[.editedImage] = image }
    receiver?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Tells the delegate that the user has picked a file, such as a video.
  package func pick(_ url: URL, ofType type: String) {
    receiver?.imagePickerController(
      self, didFinishPickingMediaWithInfo: [.mediaType: type, .mediaURL: url])
  }

  /// Tells the delegate that the user has canceled; dismisses the picker if no delegate handles it.
  package func cancel() {
    if let receiver {
      receiver.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}
