/// The streams of events, by the number of the page or download that sends them.
///
/// A stream buffers the events that arrive before its reader: those of a popup precede the response that
/// contains its number.
struct EventStreams {
  private struct Stream {
    let events: AsyncStream<HelperMessage>
    let continuation: AsyncStream<HelperMessage>.Continuation
    var count = 0
  }

  private var streams: [Int: Stream] = [:]
  /// The numbers of closed streams, which are never reused.
  private var closed: Set<Int> = []

  /// Returns the stream of a page or download.
  mutating func open(_ number: Int, isEnded: Bool) -> AsyncStream<HelperMessage> {
    let stream = stream(number)
    if isEnded { stream.continuation.finish() }
    return stream.events
  }

  /// Delivers an event, unless the stream was closed.
  mutating func yield(_ message: HelperMessage, to number: Int) {
    guard !closed.contains(number) else { return }
    let stream = stream(number)
    streams[number]?.count += 1
    stream.continuation.yield(message)
  }

  /// Returns the number of events that were delivered to a stream.
  func count(_ number: Int) -> Int { streams[number]?.count ?? 0 }

  /// Finishes a stream.
  mutating func close(_ number: Int) {
    closed.insert(number)
    streams.removeValue(forKey: number)?.continuation.finish()
  }

  /// Removes all streams, and returns their continuations for the caller to finish.
  mutating func closeAll() -> [AsyncStream<HelperMessage>.Continuation] {
    defer { streams = [:] }
    return streams.values.map(\.continuation)
  }

  private mutating func stream(_ number: Int) -> Stream {
    if let known = streams[number] { return known }
    let (events, continuation) = AsyncStream.makeStream(of: HelperMessage.self)
    let made = Stream(events: events, continuation: continuation)
    streams[number] = made
    return made
  }
}
