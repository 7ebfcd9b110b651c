/// The attributes that mean something to Apple's runtime and its tools alone.
enum AttributeNames {
  /// Those that are taken out; what they say goes into the tables of ``MemberTable``.
  static let erased: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable",
  ]

  /// Those that are `@main` here.
  static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]
}
