import Combine
import Foundation
import Testing

@Suite("Combine · API names")
struct CombineTests {
  private final class Model: ObservableObject {
    @Published var name = "Ada"
    var cancellables: Set<AnyCancellable> = []
  }

  @Test("a published property publishes its values, and the object its will-change event")
  func published() {
    let model = Model()
    var names: [String] = []
    var changes = 0
    model.$name.map { $0.uppercased() }.sink { names.append($0) }.store(in: &model.cancellables)
    model.objectWillChange.sink { changes += 1 }.store(in: &model.cancellables)
    model.name = "Bob"
    #expect(names == ["ADA", "BOB"])
    #expect(changes == 1)
  }

  @Test("subjects and operators have Apple's names")
  func operators() {
    let first = CurrentValueSubject<Int, Never>(1)
    let second = PassthroughSubject<Int, Never>()
    var sums: [Int] = []
    let cancellable = first.combineLatest(second).map(+).removeDuplicates().sink { sums.append($0) }
    second.send(1)
    first.send(2)
    first.send(2)
    #expect(sums == [2, 3])
    cancellable.cancel()
    first.send(9)
    #expect(sums == [2, 3])
  }

  @Test("notifications are published by Foundation's center")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("CombineTests")
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    #expect(count == 1)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("a dispatch queue is a scheduler, and JSON is decoded")
  func schedulersAndDecoders() async throws {
    let data = Just(Data("[1, 2]".utf8)).setFailureType(to: (any Error).self)
    let publisher = data.decode(type: [Int].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.global())
    var values: [[Int]] = []
    for try await value in publisher.values { values.append(value) }
    #expect(values == [[1, 2]])
  }
}
