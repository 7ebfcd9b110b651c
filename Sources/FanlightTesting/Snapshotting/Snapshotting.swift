/// A strategy: what of a value is compared with a golden file, and how.
///
/// ```swift
/// assertSnapshot(of: CheckoutViewController(), as: .image(on: .iPhone13(.landscape)))
/// ```
///
/// A strategy for a value of yours goes by one that exists:
///
/// ```swift
/// extension Snapshotting where Value == Receipt, Format == String {
///   static var receipt: Snapshotting { SimplySnapshotting.lines.pullback(\.text) }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of the golden files; `nil` for none.
  public var pathExtension: String?
  /// How the format is written, read and compared.
  public var diffing: Diffing<Format>
  /// Returns what is compared of a value.
  public var snapshot: (Value) -> Async<Format>
  /// The device that the value is made and shown on; `nil` for values that need none.
  var stage: Stage?

  /// Creates a strategy whose format comes later.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the golden files; `nil` for none.
  ///   - diffing: How the format is written, read and compared.
  ///   - asyncSnapshot: Returns what is compared of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy whose format is there at once.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the golden files; `nil` for none.
  ///   - diffing: How the format is written, read and compared.
  ///   - snapshot: Returns what is compared of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the strategy for values of which a closure makes those of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for values of which a closure makes those of this one, now or later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var result = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        Async { callback in
          transform(value).run { self.snapshot($0).run(callback) }
        }
      })
    result.stage = stage
    return result
  }
}

/// A strategy that compares whole values.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that compares whole values.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the golden files; `nil` for none.
  ///   - diffing: How the values are written, read and compared.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
