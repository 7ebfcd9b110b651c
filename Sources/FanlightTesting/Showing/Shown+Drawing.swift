import DisplayList
public import Foundation
import Simulator
import Snapshots
import UIKit

extension Shown {
  /// The frames of the views, one per line, as in the "# frames" part of the golden text.
  public var frames: String {
    simulator.layOut()
    return nodes(masking: []).flatMap { $0.lines() }.joined(separator: "\n")
  }

  /// The display list of the screen as text, as in the "# drawing" part of the golden text.
  public var drawing: String { simulator.displayList().description }

  /// Returns a picture of the whole screen as PNG, at exactly the device's pixel size.
  ///
  /// - Throws: `SimulatorError` when the fonts are missing or drawing fails.
  public func png() throws -> Data { try simulator.png() }

  /// Returns the nodes of the windows; masked views have neither text nor subviews.
  func nodes(masking masked: [UIView]) -> [ViewNode] {
    simulator.scene.windows.filter { !$0.isHidden }.map { ViewText(masked: masked).node(of: $0) }
  }
}
