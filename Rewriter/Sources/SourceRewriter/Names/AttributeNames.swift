/// The attributes that only the Objective-C runtime and Apple's tools use.
enum AttributeNames {
  /// The attributes that are removed; the members that they mark are listed in member tables.
  static let erased: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable",
  ]

  /// The attributes that `@main` replaces.
  static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]
}
