import Foundation
import Reporting
import Testing

@Suite struct ToolDescriptionTests {
  @Test func codesNameAndVersion() throws {
    let tool = ToolDescription(name: "fanlight", version: "0.9.0")
    let data = try JSONEncoder().encode(tool)
    #expect(try JSONDecoder().decode(ToolDescription.self, from: data) == tool)
  }
}
