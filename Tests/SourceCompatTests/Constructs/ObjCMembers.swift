import UIKit

@objcMembers class ObjCModel: NSObject {
  var name = ""
}
