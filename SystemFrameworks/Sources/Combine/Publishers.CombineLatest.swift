public import OpenCombine

// OpenCombine has no `CombineLatest`. It is composed of `Merge` and `scan`: it publishes when each publisher has
// published a value, and finishes when all have finished.

extension Publishers {
  /// A publisher that receives and combines the latest elements from two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest values of the publishers.
    public typealias Output = (A.Output, B.Output)
    /// The type of errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches the specified subscriber to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let first = a.map { Update<A.Output, B.Output>.first($0) }
      let second = b.map { Update<A.Output, B.Output>.second($0) }
      first.merge(with: second)
        .scan(Latest<A.Output, B.Output>()) { $0.updated($1) }
        .compactMap(\.pair)
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher that receives and combines the latest elements from three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest values of the publishers.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches the specified subscriber to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher that receives and combines the latest elements from four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The latest values of the publishers.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches the specified subscriber to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

/// A new value of one of two publishers.
private enum Update<First, Second> {
  case first(First)
  case second(Second)
}

/// The latest values of two publishers.
private struct Latest<First, Second> {
  var first: First?
  var second: Second?

  var pair: (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  func updated(_ update: Update<First, Second>) -> Latest {
    switch update {
    case .first(let value): Latest(first: value, second: second)
    case .second(let value): Latest(first: first, second: value)
    }
  }
}
