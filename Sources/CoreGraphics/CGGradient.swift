import DisplayList
public import Foundation

/// A smooth transition between colors at locations from 0 to 1.
public final class CGGradient: Sendable {
  private let stops: [GradientStop]

  /// Creates a gradient; `nil` if there are no colors.
  ///
  /// - Parameters:
  ///   - space: The color space of the gradient; the colors are interpolated in sRGB.
  ///   - colors: The colors, each a `CGColor`.
  ///   - locations: The location of each color, from 0 to 1; `nil` spaces them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = CGGradient.stops(colors.map(\.displayColor), locations)
  }

  /// Creates a gradient from color components, one color after the other; `nil` if there are no colors.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of each color with its alpha, from 0 to 1.
  ///   - locations: The location of each color, from 0 to 1; `nil` spaces them evenly.
  ///   - count: The number of colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      space.displayColor((0..<length).map { components[index * length + $0] })
    }
    stops = CGGradient.stops(colors, locations)
  }

  /// Returns the stops between the start and the end; on a side that does not extend, the last stop is
  /// transparent.
  func stops(_ options: CGGradientDrawingOptions) -> [GradientStop] {
    var result = stops.sorted { $0.location < $1.location }
    func clear(_ stop: GradientStop, at location: CGFloat) -> GradientStop {
      var color = stop.color
      color.alpha = 0
      return GradientStop(location: location, color: color)
    }
    if let first = result.first, first.location > 0 {
      result.insert(GradientStop(location: 0, color: first.color), at: 0)
    }
    if let last = result.last, last.location < 1 {
      result.append(GradientStop(location: 1, color: last.color))
    }
    if !options.contains(.drawsBeforeStartLocation), let first = result.first {
      result.insert(clear(first, at: 0), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last = result.last {
      result.append(clear(last, at: 1))
    }
    return result
  }

  private static func stops(
    _ colors: [Color], _ locations: UnsafePointer<CGFloat>?
  ) -> [GradientStop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return GradientStop(location: locations?[index] ?? even, color: color)
    }
  }
}
