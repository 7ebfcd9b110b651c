extension UIActivity.ActivityType {
  /// The activity that posts to Facebook; not offered here.
  public static let postToFacebook: Self = .init(
    rawValue: "com.apple.UIKit.activity.PostToFacebook")
  /// The activity that posts to Twitter; not offered here.
  public static let postToTwitter: Self = .init(
    rawValue: "com.apple.UIKit.activity.PostToTwitter")
  /// The activity that posts to Weibo; not offered here.
  public static let postToWeibo: Self = .init(
    rawValue: "com.apple.UIKit.activity.PostToWeibo")
  /// The activity that sends a message; not offered here.
  public static let message: Self = .init(
    rawValue: "com.apple.UIKit.activity.Message")
  /// The activity that sends a mail; not offered here.
  public static let mail: Self = .init(
    rawValue: "com.apple.UIKit.activity.Mail")
  /// The activity that prints; not offered here.
  public static let print: Self = .init(
    rawValue: "com.apple.UIKit.activity.Print")
  /// The activity that assigns an image to a contact; not offered here.
  public static let assignToContact: Self = .init(
    rawValue: "com.apple.UIKit.activity.AssignToContact")
  /// The activity that saves an image or a video to the photo library; not offered here.
  public static let saveToCameraRoll: Self = .init(
    rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  /// The activity that posts to Flickr; not offered here.
  public static let postToFlickr: Self = .init(
    rawValue: "com.apple.UIKit.activity.PostToFlickr")
  /// The activity that posts to Vimeo; not offered here.
  public static let postToVimeo: Self = .init(
    rawValue: "com.apple.UIKit.activity.PostToVimeo")
  /// The activity that posts to Tencent Weibo; not offered here.
  public static let postToTencentWeibo: Self = .init(
    rawValue: "com.apple.UIKit.activity.TencentWeibo")
  /// The activity that sends with AirDrop; not offered here.
  public static let airDrop: Self = .init(
    rawValue: "com.apple.UIKit.activity.AirDrop")
  /// The activity that adds a page to the Reading List; not offered here.
  public static let addToReadingList: Self = .init(
    rawValue: "com.apple.UIKit.activity.AddToReadingList")
  /// The activity that opens a document in Apple Books; not offered here.
  public static let openInIBooks: Self = .init(
    rawValue: "com.apple.UIKit.activity.OpenInIBooks")
  /// The activity that marks up a document; not offered here.
  public static let markupAsPDF: Self = .init(
    rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
  /// The activity that shares with SharePlay; not offered here.
  public static let sharePlay: Self = .init(
    rawValue: "com.apple.UIKit.activity.SharePlay")
  /// The activity that invites collaborators with a link; not offered here.
  public static let collaborationInviteWithLink: Self = .init(
    rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// The activity that copies the link of a collaboration; not offered here.
  public static let collaborationCopyLink: Self = .init(
    rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
}
