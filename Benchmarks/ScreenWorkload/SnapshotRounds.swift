import DisplayList
import Foundation
import Snapshots

/// Rounds with golden pictures of a phone.
struct SnapshotRounds {
  private let picture: Bitmap

  /// Makes a picture of 1179 by 2556 pixels in which many neighbors differ.
  init() {
    let (width, height) = (1179, 2556)
    let pixels = (0..<width * height).map { index in
      0xFF00_0000 | UInt32(index % width / 3) << 8 | UInt32(index / width / 12)
    }
    picture = Bitmap(width: width, height: height, pixels: pixels, name: "phone")
  }

  /// Compares two equal pictures; returns the seconds.
  func same() -> Double {
    var other = picture.pixels
    // The pixels are a copy, as those of a file are.
    other[0] = picture.pixels[0]
    return compare(other, isSame: true)
  }

  /// Compares two pictures that differ in a twentieth of their rows; returns the seconds.
  func different() -> Double {
    var other = picture.pixels
    for row in 1000..<1128 {
      for column in 0..<picture.width { other[row * picture.width + column] ^= 0x10 }
    }
    return compare(other, isSame: false)
  }

  private func compare(_ pixels: [UInt32], isSame: Bool) -> Double {
    let actual = Bitmap(
      width: picture.width, height: picture.height, pixels: pixels, name: "phone")
    let times = (0..<10).map { _ in
      ContinuousClock().measure {
        let difference = PixelComparison().difference(golden: picture, actual: actual)
        precondition((difference == nil) == isSame, "the pictures were not compared")
      }
    }
    return (times.min() ?? .zero) / .seconds(1)
  }

  /// Records a hundred pictures; returns the seconds.
  func record() throws -> Double {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-rounds-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = SnapshotStore(folder: folder, recording: .missing)
    let time = try ContinuousClock().measure {
      for number in 0..<100 {
        _ = try store.compare(Snapshot(picture: picture), named: "\(number)")
      }
    }
    return time / .seconds(1)
  }
}
