/// An object that encodes values as JSON and keeps the order in which keys are encoded.
///
/// A type with a synthesized conformance to `Encodable` has its keys in the order of its properties.
package struct JSONTextEncoder: Sendable {
  /// Creates an encoder.
  package init() {}

  /// Returns the value encoded as JSON.
  package func encode(_ value: some Encodable) throws -> JSONText {
    try Node.json(of: value, at: [])
  }
}

/// A value that is being encoded.
private final class Node {
  private enum Content {
    case value(JSONText)
    case array([Node])
    case object([(key: String, node: Node)])
  }

  private var content = Content.value(.null)

  init(_ value: JSONText = .null) {
    content = .value(value)
  }

  var json: JSONText {
    switch content {
    case .value(let value): value
    case .array(let nodes): .array(nodes.map(\.json))
    case .object(let members): .object(members.map { .init($0.key, $0.node.json) })
    }
  }

  var count: Int {
    if case .array(let nodes) = content { nodes.count } else { 0 }
  }

  func set(_ value: JSONText) { content = .value(value) }

  func makeArray() { if case .array = content {} else { content = .array([]) } }

  func makeObject() { if case .object = content {} else { content = .object([]) } }

  func append(_ node: Node) {
    guard case .array(var nodes) = content else { return }
    content = .value(.null)
    nodes.append(node)
    content = .array(nodes)
  }

  func set(_ node: Node, at key: String) {
    guard case .object(var members) = content else { return }
    content = .value(.null)
    members.append((key, node))
    content = .object(members)
  }

  /// Returns the value encoded as JSON; numbers, strings and ``JSONText`` itself need no container.
  static func json(of value: some Encodable, at path: [any CodingKey]) throws -> JSONText {
    switch value {
    case let json as JSONText: return json
    case let text as String: return .string(text)
    case let flag as Bool: return .bool(flag)
    case let number as Double: return .number(number)
    case let number as Float: return .number(Double(number))
    case let number as any BinaryInteger: return .number(Double(number))
    default:
      let node = Node()
      try value.encode(to: NodeEncoder(node: node, codingPath: path))
      return node.json
    }
  }
}

private struct NodeEncoder: Encoder {
  let node: Node
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.makeObject()
    return KeyedEncodingContainer(KeyedNodes(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.makeArray()
    return NodeList(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleNode(node: node, codingPath: codingPath)
  }
}

private struct KeyedNodes<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: Node
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { node.set(Node(), at: key.stringValue) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    node.set(Node(try Node.json(of: value, at: codingPath + [key])), at: key.stringValue)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    superEncoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    superEncoder(forKey: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { superEncoder(named: "super") }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(named: key.stringValue) }

  private func superEncoder(named name: String) -> NodeEncoder {
    let nested = Node()
    node.set(nested, at: name)
    return NodeEncoder(node: nested, codingPath: codingPath)
  }
}

private struct NodeList: UnkeyedEncodingContainer {
  let node: Node
  let codingPath: [any CodingKey]
  var count: Int { node.count }

  func encodeNil() { node.append(Node()) }

  func encode<T: Encodable>(_ value: T) throws {
    node.append(Node(try Node.json(of: value, at: codingPath)))
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    nested().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }

  private func nested() -> NodeEncoder {
    let nested = Node()
    node.append(nested)
    return NodeEncoder(node: nested, codingPath: codingPath)
  }
}

private struct SingleNode: SingleValueEncodingContainer {
  let node: Node
  let codingPath: [any CodingKey]

  func encodeNil() { node.set(.null) }

  func encode<T: Encodable>(_ value: T) throws {
    node.set(try Node.json(of: value, at: codingPath))
  }
}
