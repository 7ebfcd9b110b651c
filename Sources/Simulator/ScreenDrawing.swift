import CairoRenderer
public import DisplayList
public import Foundation

/// A snapshot of a screen's drawing commands that any thread can render.
public struct ScreenDrawing: Sendable {
  /// The drawing commands of the screen.
  public let displayList: DisplayList
  /// The device's name, for errors.
  let device: String

  /// Creates a drawing of commands.
  ///
  /// - Parameter device: The name by which errors refer to the drawing.
  package init(displayList: DisplayList, device: String) {
    self.displayList = displayList
    self.device = device
  }

  /// Renders the screen into a bitmap.
  public func bitmap() throws(SimulatorError) -> Bitmap {
    do {
      return try Composition.renderer.render(displayList)
    } catch {
      throw failure(error)
    }
  }

  /// Draws the screen and encodes it as PNG, at exactly the device's pixel size unless a frame is
  /// drawn around it.
  public func png() throws(SimulatorError) -> Data {
    do {
      return try PNGEncoder.encode(Composition.renderer.render(displayList))
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: any Error) -> SimulatorError {
    SimulatorError(
      .drawingFailed, "The picture of \(device) could not be drawn: \(error).",
      advice: "Run fanlight doctor to see what is missing.")
  }
}
