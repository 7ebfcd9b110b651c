import Foundation

/// One departure of the timetable.
public struct Crossing: Sendable {
  /// A harbour and a time there.
  public struct Call: Sendable {
    /// The harbour's name.
    public let harbour: String
    /// The time as it is shown.
    public let time: String
  }

  /// Where and when the boat leaves.
  public let departure: Call
  /// Where and when it lands.
  public let arrival: Call
  /// How long it takes, as it is shown.
  public let duration: String
  /// What a passenger pays, as it is shown.
  public let price: String
  /// How many seats are free, and of how many.
  public let seats: (free: Int, all: Int)
  /// What there is on board.
  public let services: [String]
  /// What passengers ought to know; `nil` for most.
  public let note: String?

  /// The crossings of a day.
  public static let today: [Crossing] = [
    Crossing(
      ("Stone Pier", "07:10"), ("Outer Skerry", "08:25"), "1 h 15", "14.00", (12, 120),
      ["Café", "Bicycles", "Step-free"], nil),
    Crossing(
      ("Stone Pier", "09:40"), ("Saint Mary's Landing", "10:05"), "25 min", "6.50", (64, 80),
      ["Bicycles", "Dogs"],
      "Lands at the north quay while the south quay is being repaired. Allow ten minutes more for "
        + "the walk to the village."),
    Crossing(
      ("Outer Skerry", "11:00"), ("Stone Pier", "12:15"), "1 h 15", "14.00", (118, 120),
      ["Café", "Bicycles", "Step-free"], nil),
    Crossing(
      ("Saint Mary's Landing", "12:30"), ("Gull Rock", "13:20"), "50 min", "9.00", (3, 40),
      ["Open deck"], "Only in calm weather."),
    Crossing(
      ("Stone Pier", "15:30"), ("Gull Rock", "16:35"), "1 h 05", "11.00", (25, 80),
      ["Café", "Dogs", "Open deck"], nil),
    Crossing(
      ("Gull Rock", "18:45"), ("Stone Pier", "19:50"), "1 h 05", "11.00", (0, 80),
      ["Café", "Step-free"], "Fully booked. There is a waiting list at the pier."),
  ]

  private init(
    _ departure: (String, String), _ arrival: (String, String), _ duration: String,
    _ price: String, _ seats: (Int, Int), _ services: [String], _ note: String?
  ) {
    self.departure = Call(harbour: departure.0, time: departure.1)
    self.arrival = Call(harbour: arrival.0, time: arrival.1)
    self.duration = duration
    self.price = price
    self.seats = seats
    self.services = services
    self.note = note
  }
}
