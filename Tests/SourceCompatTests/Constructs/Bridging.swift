import UIKit

func bridged(_ error: Error, _ info: [String: Any]) -> [Any?] {
  [
    "x" as NSString, 3 as NSNumber, ["a": 1] as NSDictionary, info["n"] as? Int,
    (error as NSError).domain, (info["frame"] as? NSValue)?.cgRectValue,
  ]
}
