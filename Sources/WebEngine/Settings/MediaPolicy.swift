/// The requirements for media playback in a page.
public struct MediaPolicy: Sendable, Hashable {
  /// A Boolean value that determines whether video plays inline, and not in full screen.
  public var allowsInlinePlayback: Bool
  /// A Boolean value that determines whether inline playback requires the `playsinline` attribute.
  public var requiresInlineAttribute: Bool
  /// A Boolean value that determines whether audible media require a user gesture to play.
  public var audioRequiresUserGesture: Bool
  /// A Boolean value that determines whether video, even if muted, requires a user gesture to play.
  public var videoRequiresUserGesture: Bool
  /// A Boolean value that determines whether video may play in Picture in Picture.
  public var allowsPictureInPicture: Bool

  /// Creates a policy; by default, all media may autoplay inline.
  public init(
    allowsInlinePlayback: Bool = true, requiresInlineAttribute: Bool = false,
    audioRequiresUserGesture: Bool = false,
    videoRequiresUserGesture: Bool = false, allowsPictureInPicture: Bool = true
  ) {
    self.allowsInlinePlayback = allowsInlinePlayback
    self.requiresInlineAttribute = requiresInlineAttribute
    self.audioRequiresUserGesture = audioRequiresUserGesture
    self.videoRequiresUserGesture = videoRequiresUserGesture
    self.allowsPictureInPicture = allowsPictureInPicture
  }
}
