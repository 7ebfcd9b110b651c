/// A script's wish to use a part of the device, which the app decides on.
public struct DeviceQuestion: Sendable, Hashable {
  /// What is asked for.
  public enum Part: String, Sendable, Hashable {
    /// The camera.
    case camera
    /// The microphone.
    case microphone
    /// Both.
    case cameraAndMicrophone
    /// How the device is turned and moved.
    case motion
  }

  /// What is asked for.
  public var part: Part
  /// The frame whose script asks.
  public var frame: PageFrame
  /// The engine's number for the question in its document.
  public var number: Int

  /// Creates a question.
  public init(part: Part, frame: PageFrame, number: Int) {
    self.part = part
    self.frame = frame
    self.number = number
  }
}
