import Foundation
import FoundationNetworking

extension URLRequest {
  /// The time in which a response must begin (W191); one minute for an interval of 0.
  var responseTimeout: Duration {
    guard timeoutInterval > 0 else { return .seconds(60) }
    // Apps disable the timeout with values that a clock cannot represent.
    return .seconds(min(timeoutInterval, TimeInterval(Int32.max)))
  }
}
