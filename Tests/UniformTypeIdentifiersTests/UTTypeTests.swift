import Foundation
import Testing
import UniformTypeIdentifiers

// The expectations are those of Apple's "System-declared uniform type identifiers" and of UTType's
// documentation.
@Suite("Uniform type identifiers")
struct UTTypeTests {
  @Test(
    "a filename extension and a MIME type lead to the system's type, and back",
    arguments: [
      ("png", "image/png", "public.png"), ("pdf", "application/pdf", "com.adobe.pdf"),
      ("html", "text/html", "public.html"), ("json", "application/json", "public.json"),
      ("gif", "image/gif", "com.compuserve.gif"), ("mp3", "audio/mpeg", "public.mp3"),
      ("csv", "text/csv", "public.comma-separated-values-text"),
      ("mov", "video/quicktime", "com.apple.quicktime-movie"),
    ])
  func extensionsAndMIMETypes(fileExtension: String, mime: String, identifier: String) throws {
    let type = try #require(UTType(identifier))
    #expect(UTType(filenameExtension: fileExtension) == type)
    #expect(UTType(filenameExtension: fileExtension.uppercased()) == type)
    #expect(UTType(mimeType: mime) == type)
    #expect(type.preferredFilenameExtension == fileExtension)
    #expect(type.preferredMIMEType == mime)
  }

  @Test("a type conforms to itself and its supertypes, and is a subtype of the latter alone")
  func typeConformsToItselfAndItsSupertypes() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.swiftSource.supertypes.contains(.plainText))
  }

  @Test("every type of the table has supertypes in the table, without a cycle")
  func supertypesOfTheTableAreDeclared() {
    for type in [UTType.svg, .epub, .applicationBundle, .usdz, .m3uPlaylist, .webArchive] {
      #expect(type.isDeclared)
      #expect(!type.supertypes.contains(type))
      let undeclared = type.supertypes.filter { !$0.isDeclared }
      #expect(undeclared.isEmpty)
    }
  }

  @Test("an unknown extension makes a dynamic type, which remembers it")
  func unknownExtensionMakesADynamicType() throws {
    let type = try #require(UTType(filenameExtension: "fanlight"))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.identifier.hasPrefix("dyn."))
    #expect(type.preferredFilenameExtension == "fanlight")
    #expect(type.conforms(to: .data))
    #expect(UTType(type.identifier) == type)
    #expect(UTType("com.example.unknown") == nil)
  }

  @Test("an app's own type conforms to what it says")
  func ownTypesConformAsDeclared() {
    let type = UTType(exportedAs: "com.example.deck", conformingTo: .json)
    #expect(type.conforms(to: .text))
    let derived = UTType(exportedAs: "com.example.deck.shared", conformingTo: type)
    #expect(derived.conforms(to: type) && derived.conforms(to: .json))
    #expect(!type.isDeclared)
    #expect(!type.isPublic && UTType.json.isPublic)
  }

  @Test("a type is coded as its identifier")
  func typeIsCodedAsItsIdentifier() throws {
    let data = try JSONEncoder().encode([UTType.pdf])
    #expect(String(decoding: data, as: UTF8.self) == "[\"com.adobe.pdf\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf])
  }

  @Test("a URL gets the extension of a type unless it has one")
  func urlGetsTheExtensionOfAType() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .jpeg).lastPathComponent == "a.jpeg")
    #expect(
      folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
    let file = folder.appendingPathComponent("b")
    #expect(file.appendingPathExtension(for: .zip).lastPathComponent == "b.zip")
  }
}
