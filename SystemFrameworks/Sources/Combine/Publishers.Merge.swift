public import OpenCombine

// OpenCombine has no `Merge`. It is composed of a sequence of publishers and `flatMap`, which subscribes to all of
// them immediately, and finishes when all have finished or one has failed.

extension Publishers {
  /// A publisher created by applying the merge function to two upstream publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of values of both publishers.
    public typealias Output = A.Output
    /// The type of errors of both publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that publishes the values of two publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches the specified subscriber to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  /// A publisher created by applying the merge function to three upstream publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  {
    /// The type of values of the publishers.
    public typealias Output = A.Output
    /// The type of errors of the publishers.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that publishes the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches the specified subscriber to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher created by applying the merge function to four upstream publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    /// The type of values of the publishers.
    public typealias Output = A.Output
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

    /// Creates a publisher that publishes the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches the specified subscriber to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ])
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher created by applying the merge function to any number of upstream publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of values of the publishers.
    public typealias Output = Upstream.Output
    /// The type of errors of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that publishes the values of several publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that publishes the values of the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches the specified subscriber to this publisher.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }

    /// Returns a publisher that also publishes the values of another publisher.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Combines elements from this publisher with those from another publisher, delivering an interleaved
  /// sequence of elements.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Combines elements from this publisher with those from two other publishers.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Combines elements from this publisher with those from three other publishers.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Combines elements from this publisher with those from another publisher of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
