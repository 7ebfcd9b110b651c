import Foundation
import Testing

@testable import PackageRunner

@Suite("Xcode projects · build settings")
struct BuildSettingsTests {
  @Test("a variable is its value, also in braces, with a modifier and within another one")
  func variablesAreExpanded() {
    var settings = BuildSettings()
    settings.add([
      "TARGET_NAME": "My App", "PRODUCT_NAME": "$(TARGET_NAME)", "ID": "org.${PRODUCT_NAME:lower}",
    ])
    #expect(settings["PRODUCT_NAME"] == "My App")
    #expect(settings["ID"] == "org.my app")
    #expect(
      settings.expand("$(PRODUCT_NAME:c99extidentifier).SceneDelegate") == "My_App.SceneDelegate")
    #expect(settings.expand("$(PRODUCT_NAME:rfc1034identifier)") == "My-App")
    #expect(settings.expand("100 $ and $(MISSING)!") == "100 $ and !")
  }

  @Test("$(inherited) is the previous value; settings with a condition apply only for iOS")
  func settingsAreInherited() {
    var settings = BuildSettings()
    settings.add(["FLAGS": "A"])
    settings.add(["FLAGS": ["$(inherited)", "B"]])
    settings.add(["NAME[sdk=macosx*]": "mac", "KIND[sdk=iphoneos*]": "phone"])
    #expect(settings["FLAGS"] == "A B")
    #expect(settings["NAME"] == nil)
    #expect(settings["KIND"] == "phone")
    settings.add(["STYLE[sdk=iphoneos*]": "phone", "STYLE": "any"])
    #expect(settings["STYLE"] == "phone")
    settings.add(["MODE": "debug", "MODE[config=Release][sdk=iphoneos*]": "release"])
    #expect(settings["MODE"] == "debug")
  }

  @Test("the Debug configuration takes precedence over its configuration file")
  func debugConfigurationTakesPrecedence() throws {
    let project = try ScratchProject(
      objects: """
        F = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        """, group: "F, ", settings: "PRODUCT_NAME = Shop; ",
      configuration: "baseConfigurationReference = F;",
      files: [
        "App.xcconfig": "#include \"Base.xcconfig\"\nCOLOR = red // or blue\nSWIFT_VERSION = 4.2\n",
        "Base.xcconfig":
          "COLOR = gray\nSIZE = 3\nKIND[sdk=iphoneos*] = a=b[c]\nOTHER[arch=*][sdk=macosx*] = x\n",
      ])
    defer { project.remove() }
    let target = try #require(try project.read().targets.first)
    #expect(target.module == "Shop")
    #expect(target.settings["COLOR"] == "red")
    #expect(target.settings["SIZE"] == "3")
    #expect(target.settings["KIND"] == "a=b[c]")
    #expect(target.settings["OTHER"] == nil)
    #expect(target.settings["SWIFT_VERSION"] == "6.0")
  }
}
