/// What a page's media need before they play; the same for all documents of the page.
public struct MediaRules: Sendable, Hashable {
  /// Whether films play in the page; else they take the screen.
  public var allowsInline: Bool
  /// Whether films that play in the page have to ask for it by `playsinline`.
  public var needsInlineAttribute: Bool
  /// Whether what can be heard begins only by the user.
  public var audioNeedsUser: Bool
  /// Whether films begin only by the user, also silent ones.
  public var videoNeedsUser: Bool
  /// Whether films may be shown in a small window of their own.
  public var allowsPictureInPicture: Bool

  /// Creates rules; without words, everything plays at once and in the page.
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
