/// A strategy: the format in which a value is compared with a golden file, and how.
///
/// ```swift
/// assertSnapshot(of: CheckoutViewController(), as: .image(on: .iPhone13(.landscape)))
/// ```
///
/// A strategy for your own value is derived from an existing one:
///
/// ```swift
/// extension Snapshotting where Value == Receipt, Format == String {
///   static var receipt: Snapshotting { SimplySnapshotting.lines.pullback(\.text) }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of the golden files; `nil` for none.
  public var pathExtension: String?
  /// The functions that convert and compare the format.
  public var diffing: Diffing<Format>
  /// Returns the format of a value.
  public var snapshot: (Value) -> Async<Format>
  /// The device on which the value is created and shown; `nil` for values that need none.
  var stage: Stage?

  /// Creates a strategy with an asynchronous format.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the golden files; `nil` for none.
  ///   - diffing: The functions that convert and compare the format.
  ///   - asyncSnapshot: Returns the format of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy with a synchronous format.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the golden files; `nil` for none.
  ///   - diffing: The functions that convert and compare the format.
  ///   - snapshot: Returns the format of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the strategy for values from which a closure makes values of this strategy.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for values from which a closure makes values of this strategy asynchronously.
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

/// A strategy whose format is the value itself.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy whose format is the value itself.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the golden files; `nil` for none.
  ///   - diffing: The functions that convert and compare the value.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
