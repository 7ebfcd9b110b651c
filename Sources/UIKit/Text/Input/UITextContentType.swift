import Foundation

/// The semantic meaning of text, such as a name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the content type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name of a person.
  public static let name: UITextContentType = .init(rawValue: "name")
  /// A name to log in with.
  public static let username: UITextContentType = .init(rawValue: "username")
  /// A password of an existing account.
  public static let password: UITextContentType = .init(rawValue: "password")
  /// A password that is being created.
  public static let newPassword: UITextContentType = .init(rawValue: "new-password")
  /// A code that is valid only once.
  public static let oneTimeCode: UITextContentType = .init(rawValue: "one-time-code")
  /// An email address of a person.
  public static let emailAddress: UITextContentType = .init(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber: UITextContentType = .init(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The URL of a page.
  public static let URL: UITextContentType = .init(rawValue: "url")
}
