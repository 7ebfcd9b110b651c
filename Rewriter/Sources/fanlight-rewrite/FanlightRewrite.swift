import Foundation
import SourceRewriter

/// Rewrites the iOS sources of a module for Linux.
@main
struct FanlightRewrite {
  static func main() async {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      if arguments.listsRequirements {
        print(try RequirementList.text(of: arguments.files), terminator: "")
        return
      }
      let start = Date()
      let rewriter = ModuleRewriter(
        module: arguments.module, output: arguments.output, dependencies: arguments.dependencies)
      let outcome = try await rewriter.rewrite(arguments.files)
      if let path = arguments.overlay {
        try Overlay(copies: outcome.copies).write(to: path)
      }
      for warning in outcome.warnings {
        FileHandle.standardError.write(Data("\(warning)\n".utf8))
      }
      for path in outcome.changed { print(path) }
      if arguments.isVerbose {
        let seconds = String(format: "%.2f", Date().timeIntervalSince(start))
        FileHandle.standardError.write(
          Data(
            """
            fanlight-rewrite: \(arguments.module): \(arguments.files.count) files, \
            \(outcome.copies.count) with a copy, \(outcome.changed.count) changed, \(seconds) s

            """.utf8))
      }
    } catch let error as Arguments.Usage {
      FileHandle.standardError.write(
        Data("fanlight-rewrite: \(error.message)\n\(Arguments.help)".utf8))
      exit(64)
    } catch {
      FileHandle.standardError.write(Data("fanlight-rewrite: \(error)\n".utf8))
      exit(2)
    }
  }
}
