public import CoreGraphics
import UniformTypeIdentifiers

// The functions from before iOS 14 about types of UniformTypeIdentifiers.

/// The tag class for filename extensions.
public var kUTTagClassFilenameExtension: CFString {
  CFString(string: UTTagClass.filenameExtension.rawValue)
}
/// The tag class for MIME types.
public var kUTTagClassMIMEType: CFString { CFString(string: UTTagClass.mimeType.rawValue) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a type is the same as another, or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType("\(inUTI)"), let other = UTType("\(inConformsToUTI)") else {
    return UTTypeEqual(inUTI, inConformsToUTI)
  }
  return type.conforms(to: other)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two identifiers name the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  "\(inUTI1)".lowercased() == "\(inUTI2)".lowercased()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the identifier of the type for a tag, of a dynamic type if the system declares none.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: "\(inTag)", tagClass: UTTagClass(rawValue: "\(inTagClass)"),
    conformingTo: inConformingToUTI.flatMap { UTType("\($0)") })
  return type.map { Unmanaged.passRetained(CFString(string: $0.identifier)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the preferred tag of a type; `nil` if it has none of the class.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  UTType("\(inUTI)")?.tags[UTTagClass(rawValue: "\(inTagClass)")]?.first.map {
    Unmanaged.passRetained(CFString(string: $0))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the system declares a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType("\(inUTI)")?.isDeclared ?? false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a type is made of a tag that no declared type has.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType("\(inUTI)")?.isDynamic ?? false }
