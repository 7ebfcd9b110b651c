import UIKit

func callSave(_ object: AnyObject) { object.save?() }
