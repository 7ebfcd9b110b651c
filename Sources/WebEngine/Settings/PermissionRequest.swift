/// A script's request for permission to capture media or to receive motion events.
public struct PermissionRequest: Sendable, Hashable {
  /// The capabilities that need permission.
  public enum Part: String, Sendable, Hashable {
    /// The camera.
    case camera
    /// The microphone.
    case microphone
    /// Camera and microphone together.
    case cameraAndMicrophone
    /// The device's orientation and motion.
    case motion
  }

  /// The capability that the script requests.
  public var part: Part
  /// The frame of the script.
  public var frame: PageFrame
  /// The engine's number of the request in its document.
  public var number: Int

  /// Creates a request of a frame.
  public init(part: Part, frame: PageFrame, number: Int) {
    self.part = part
    self.frame = frame
    self.number = number
  }
}
