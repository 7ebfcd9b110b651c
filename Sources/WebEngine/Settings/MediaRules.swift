/// The requirements for media playback in a page.
public struct MediaRules: Sendable, Hashable {
  /// A Boolean value that determines whether video plays inline, and not in full screen.
  public var allowsInline: Bool
  /// A Boolean value that determines whether inline playback requires the `playsinline` attribute.
  public var needsInlineAttribute: Bool
  /// A Boolean value that determines whether audible media require a user gesture to play.
  public var audioNeedsUser: Bool
  /// A Boolean value that determines whether video, even if muted, requires a user gesture to play.
  public var videoNeedsUser: Bool
  /// A Boolean value that determines whether video may play in Picture in Picture.
  public var allowsPictureInPicture: Bool

  /// Creates requirements; by default, all media autoplay inline.
  public init(
    allowsInline: Bool = true, needsInlineAttribute: Bool = false, audioNeedsUser: Bool = false,
    videoNeedsUser: Bool = false, allowsPictureInPicture: Bool = true
  ) {
    self.allowsInline = allowsInline
    self.needsInlineAttribute = needsInlineAttribute
    self.audioNeedsUser = audioNeedsUser
    self.videoNeedsUser = videoNeedsUser
    self.allowsPictureInPicture = allowsPictureInPicture
  }
}
