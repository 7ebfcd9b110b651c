/// A structure that represents a type of data to load, send, or receive.
///
/// The types that Apple's systems declare are known by their identifiers, filename extensions and MIME
/// types. Types of an app's information property list are not: there is none on Linux.
public struct UTType: Sendable {
  /// The string that represents the type.
  public let identifier: String

  /// The supertypes of a type that the system does not declare.
  private let appSupertypes: [UTType]

  /// Creates a type that the system declares.
  init(declared identifier: String) {
    self.init(identifier: identifier, appSupertypes: [])
  }

  private init(identifier: String, appSupertypes: [UTType]) {
    self.identifier = identifier
    self.appSupertypes = appSupertypes
  }

  /// Creates a type from its identifier.
  ///
  /// - Returns: `nil` for a type that the system does not declare.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    if DeclaredTypes.byIdentifier[identifier] != nil {
      self.init(declared: identifier)
    } else if DynamicType(identifier: identifier) != nil {
      self.init(identifier: identifier, appSupertypes: [.data])
    } else {
      return nil
    }
  }

  /// Creates a type that the app declares and owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier: identifier.lowercased(), appSupertypes: [parentType ?? .data])
  }

  /// Creates a type that the app uses and another one owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type for a filename extension; a dynamic one if the system declares none.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type for a MIME type; a dynamic one if the system declares none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type for a tag; a dynamic one if the system declares none.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    if let declared = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = declared
    } else {
      let dynamic = DynamicType(tag: tag.lowercased(), tagClass: tagClass)
      self.init(
        identifier: dynamic.identifier, appSupertypes: [supertype ?? .data])
    }
  }

  /// Returns the declared types with a tag, the preferred one first.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let tag = tag.lowercased()
    return DeclaredTypes.all.filter { $0.tags(tagClass).contains(tag) }
      .map { UTType(declared: $0.identifier) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  // MARK: Conformance

  /// Returns a Boolean value that indicates whether a type is the same as another, or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Returns a Boolean value that indicates whether another type conforms to this one, and differs.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// Returns a Boolean value that indicates whether a type conforms to another, and differs.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && supertypes.contains(type)
  }

  /// The set of types that the type conforms to, directly or indirectly.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var left = directSupertypes
    while let next = left.popLast() {
      if found.insert(next).inserted { left += next.directSupertypes }
    }
    return found
  }

  private var directSupertypes: [UTType] {
    DeclaredTypes.byIdentifier[identifier].map { $0.supertypes.map { UTType(declared: $0) } }
      ?? appSupertypes
  }

  // MARK: Tags

  /// The tags of the type by their class.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      let found = self.tags(tagClass)
      if !found.isEmpty { tags[tagClass] = found }
    }
    return tags
  }

  /// The preferred filename extension for the type.
  public var preferredFilenameExtension: String? { tags(.filenameExtension).first }

  /// The preferred MIME type for the type.
  public var preferredMIMEType: String? { tags(.mimeType).first }

  private func tags(_ tagClass: UTTagClass) -> [String] {
    if let declared = DeclaredTypes.byIdentifier[identifier] { return declared.tags(tagClass) }
    guard let dynamic = DynamicType(identifier: identifier), dynamic.tagClass == tagClass else {
      return []
    }
    return [dynamic.tag]
  }

  /// A Boolean value that indicates whether the type is made of a tag that no declared type has.
  public var isDynamic: Bool { DynamicType(identifier: identifier) != nil }

  /// A Boolean value that indicates whether the system declares the type.
  public var isDeclared: Bool { DeclaredTypes.byIdentifier[identifier] != nil }

  /// A Boolean value that indicates whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: Hashable {
  /// Returns a Boolean value that indicates whether two types have the same identifier.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the type by its identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier, by which a type is known.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Decodes a type from its identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  /// Encodes the type as its identifier alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
