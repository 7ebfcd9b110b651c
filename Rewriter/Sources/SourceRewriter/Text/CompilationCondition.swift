import SwiftSyntax

/// The evaluation of `#if` conditions as far as they do not depend on the build.
enum CompilationCondition {
  /// The modules that are missing on Linux, even if other packages declare modules of the same names.
  static let absentModules: Set<String> = [
    "AppKit", "Carbon", "Cocoa", "CoreData", "Darwin", "ObjectiveC", "SwiftUI", "WatchKit",
  ]
  /// The modules of Fanlight's frameworks.
  static let frameworks: Set<String> = ["CoreGraphics", "QuartzCore", "UIKit", "WebKit"]

  /// Returns the value of a condition; `nil` if it depends on flags of the build.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.only {
      return value(of: only.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return value(of: prefix.expression).map { !$0 }
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    return nil
  }

  /// Returns the value of a platform condition, such as `os(iOS)` or `canImport(UIKit)`.
  static func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" || argument == "Linux"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      return frameworks.contains(module) ? true : absentModules.contains(module) ? false : nil
    default: return nil
    }
  }

  /// Returns the value of operands with `||` and `&&`, which has the higher precedence.
  private static func value(of sequence: SequenceExprSyntax) -> Bool? {
    var groups: [[Bool?]] = [[]]
    for element in sequence.elements {
      guard let binary = element.as(BinaryOperatorExprSyntax.self) else {
        groups[groups.count - 1].append(value(of: element))
        continue
      }
      switch binary.operator.text {
      case "&&": break
      case "||": groups.append([])
      default: return nil
      }
    }
    let ands = groups.map { group -> Bool? in
      if group.contains(where: { $0 == .some(false) }) { return false }
      return group.contains { $0 == nil } ? nil : true
    }
    if ands.contains(where: { $0 == .some(true) }) { return true }
    return ands.contains { $0 == nil } ? nil : false
  }

  /// Returns the clauses of an `#if` that may be active.
  static func activeClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let value = clause.condition.map { Self.value(of: $0) } ?? true
      if value != false { active.append(clause) }
      if value == true { break }
    }
    return active
  }
}
