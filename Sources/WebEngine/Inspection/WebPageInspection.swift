/// The inspection of a page's elements.
public protocol WebPageInspection: AnyObject, Sendable {
  /// Returns the declarations that give an element its values for some properties, one for each property
  /// that is declared.
  ///
  /// - Parameters:
  ///   - expression: A JavaScript expression whose value is the element.
  ///   - world: The content world in which the expression is evaluated, in the main frame.
  ///   - properties: The names of the properties. A shorthand such as `inset` or `padding` counts for its
  ///     longhands.
  func declarations(
    ofElement expression: String, in world: ScriptWorld, properties: [String]
  ) async throws(WebEngineError) -> [StyleDeclaration]
}

extension WebPageInspection {
  /// Returns no declarations; the default for engines without inspection of style sheets.
  public func declarations(
    ofElement expression: String, in world: ScriptWorld, properties: [String]
  ) async throws(WebEngineError) -> [StyleDeclaration] { [] }
}
