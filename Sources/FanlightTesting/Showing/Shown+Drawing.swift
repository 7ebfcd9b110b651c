import DisplayList
public import Foundation
import Simulator
import Snapshots
import UIKit

extension Shown {
  /// The frames of the views, a line each, as the golden text has them below "# frames".
  public var frames: String {
    simulator.layOut()
    return nodes(masking: []).flatMap { $0.lines() }.joined(separator: "\n")
  }

  /// The drawing of the screen as text, as the golden text has it below "# drawing".
  public var drawing: String { simulator.displayList().description }

  /// Returns a picture of the whole screen as PNG, at exactly the device's pixel size.
  ///
  /// - Throws: `SimulatorError` when the fonts are missing or drawing fails.
  public func png() throws -> Data { try simulator.png() }

  /// The nodes of the windows, of which views that masks cover have neither text nor subviews.
  func nodes(masking masked: [UIView]) -> [ViewNode] {
    simulator.scene.windows.filter { !$0.isHidden }.map { ViewText(masked: masked).node(of: $0) }
  }
}
