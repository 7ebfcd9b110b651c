import Testing
import WebEngine

@Suite("Waiting for what no event announces")
struct PollingTests {
  private struct Failure: Error {}

  @Test("a condition that holds ends the wait at once")
  func trueConditionsEndTheWaitAtOnce() async {
    var looks = 0
    let holds = await Polling(every: .seconds(3600), attempts: 5).until {
      looks += 1
      return true
    }
    #expect(holds && looks == 1)
  }

  @Test("the wait ends when the condition begins to hold")
  func waitEndsWhenTheConditionHolds() async {
    var looks = 0
    let holds = await Polling(every: .milliseconds(1), attempts: 100).until {
      looks += 1
      return looks == 4
    }
    #expect(holds && looks == 4)
  }

  @Test("after the last interval the condition is looked at once more, and counts")
  func conditionIsCheckedAfterTheLastInterval() async {
    for (expected, count) in [(false, 5), (true, 4)] {
      var looks = 0
      let holds = await Polling(every: .milliseconds(1), attempts: 3).until {
        looks += 1
        return looks == count
      }
      #expect(holds == expected && looks == 4)
    }
  }

  @Test("without an attempt the condition is looked at once")
  func conditionIsCheckedOnceWithoutAttempts() async {
    var looks = 0
    let holds = await Polling(every: .seconds(3600), attempts: 0).until {
      looks += 1
      return looks == 1
    }
    #expect(holds && looks == 1)
  }

  @Test("a timeout ends the wait, not before its time")
  func timeoutsEndTheWait() async {
    let start = ContinuousClock.now
    var looks = 0
    let holds = await Polling(every: .milliseconds(5), timeout: .milliseconds(60)).until {
      looks += 1
      return false
    }
    #expect(!holds && looks > 1)
    #expect(ContinuousClock.now - start >= .milliseconds(60))
  }

  @Test("the condition's error ends the wait")
  func errorsEndTheWait() async {
    var looks = 0
    await #expect(throws: Failure.self) {
      try await Polling(every: .milliseconds(1), attempts: 9).until {
        looks += 1
        if looks == 2 { throw Failure() }
        return false
      }
    }
    #expect(looks == 2)
  }

  @Test("a canceled task waits for no interval; its attempts are still counted")
  func canceledTasksWaitForNoInterval() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var looks = 0
      _ = await Polling(every: .seconds(3600), attempts: 3).until {
        looks += 1
        return false
      }
      return looks
    }
    task.cancel()
    #expect(await task.value == 4)
  }
}
