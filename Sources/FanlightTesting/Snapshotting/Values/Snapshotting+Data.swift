public import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that compares data byte by byte.
  public static var data: Snapshotting {
    let diffing = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { golden, actual in
      guard golden != actual else { return nil }
      guard golden.count == actual.count else {
        return ("\(actual.count) bytes instead of \(golden.count)", [])
      }
      let first = zip(golden, actual).prefix { $0 == $1 }.count
      return ("the bytes differ, the first at \(first)", [])
    }
    return Snapshotting(pathExtension: nil, diffing: diffing)
  }
}
