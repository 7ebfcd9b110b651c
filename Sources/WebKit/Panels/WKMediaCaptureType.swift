/// What of the device a page wants to take in.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera = 0
  /// The microphone.
  case microphone = 1
  /// Both.
  case cameraAndMicrophone = 2
}
