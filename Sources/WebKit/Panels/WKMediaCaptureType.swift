/// Constants that identify the capture devices a page requests.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera = 0
  /// The microphone.
  case microphone = 1
  /// The camera and the microphone.
  case cameraAndMicrophone = 2
}
