import Combine
import Testing

// The expectations are those of Apple's documentation of Publishers.Merge and Publishers.CombineLatest.
@Suite("Combine · merging and latest values")
struct MergingTests {
  private struct Failure: Error, Equatable {}

  @Test("merged publishers interleave, and finish when all have finished")
  func merging() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    var isFinished = false
    let cancellable = a.map { $0 * 10 }.merge(with: b)
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    #expect(!isFinished)
    b.send(4)
    b.send(completion: .finished)
    #expect(values == [10, 2, 30, 4])
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test("the failure of one publisher is the failure of the merged publisher")
  func failure() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Failure>() }
    var completion: Subscribers.Completion<Failure>?
    let cancellable = Publishers.MergeMany(subjects)
      .sink(receiveCompletion: { completion = $0 }, receiveValue: { _ in })
    subjects[1].send(completion: .failure(Failure()))
    #expect(completion == .failure(Failure()))
    cancellable.cancel()
  }

  @Test("latest values are published once each publisher has one, and until all have finished")
  func latestValues() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var values: [String] = []
    var isFinished = false
    let cancellable = a.combineLatest(b) { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
    a.send(1)
    a.send(2)
    #expect(values.isEmpty)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    #expect(values == ["2x", "3x", "3y"])
    #expect(!isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test("three and four publishers are combined, two and three are merged")
  func more() {
    let (a, b, c) = (Just(1), Just(2), Just(3))
    let last = CurrentValueSubject<Int, Never>(4)
    var sums: [Int] = []
    var set: Set<AnyCancellable> = []
    a.combineLatest(b, c) { $0 + $1 + $2 }.sink { sums.append($0) }.store(in: &set)
    a.combineLatest(b, c, last) { $0 + $1 + $2 + $3 }.sink { sums.append($0) }.store(in: &set)
    last.send(5)
    #expect(sums == [6, 10, 11])
    var merged: [Int] = []
    a.merge(with: b, c).sink { merged.append($0) }.store(in: &set)
    a.merge(with: b).sink { merged.append($0) }.store(in: &set)
    #expect(merged == [1, 2, 3, 1, 2])
  }
}
