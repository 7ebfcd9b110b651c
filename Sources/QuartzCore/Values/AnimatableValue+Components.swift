import CoreGraphics

extension AnimatableValue {
  /// Returns a component of a structure, such as `origin.x` or `rotation.z`; `nil` if there is none with
  /// that name.
  ///
  /// S14.21: Key paths address components: `position.x`, `bounds.size.width`, `transform.rotation.z`
  /// (also `.rotation`), `.scale` (the mean of the three), `.translation`, and their x, y and z.
  func component(_ name: String) -> AnimatableValue? {
    switch self {
    case .point(let point):
      switch name {
      case "x": .number(point.x)
      case "y": .number(point.y)
      default: nil
      }
    case .size(let size):
      switch name {
      case "width": .number(size.width)
      case "height": .number(size.height)
      default: nil
      }
    case .rect(let rect):
      switch name {
      case "origin": .point(rect.origin)
      case "size": .size(rect.size)
      case "origin.x": .number(rect.origin.x)
      case "origin.y": .number(rect.origin.y)
      case "size.width": .number(rect.width)
      case "size.height": .number(rect.height)
      default: nil
      }
    case .transform(let transform): transform.component(name)
    default: nil
    }
  }

  /// Returns the structure with a component replaced.
  func setting(_ name: String, to value: AnimatableValue) -> AnimatableValue? {
    switch (self, value) {
    case (.point(var point), .number(let number)):
      if name == "x" {
        point.x = number
      } else if name == "y" {
        point.y = number
      } else {
        return nil
      }
      return .point(point)
    case (.size(var size), .number(let number)):
      if name == "width" {
        size.width = number
      } else if name == "height" {
        size.height = number
      } else {
        return nil
      }
      return .size(size)
    case (.rect(var rect), .number(let number)):
      switch name {
      case "origin.x": rect.origin.x = number
      case "origin.y": rect.origin.y = number
      case "size.width": rect.size.width = number
      case "size.height": rect.size.height = number
      default: return nil
      }
      return .rect(rect)
    case (.rect(let rect), .point(let point)) where name == "origin":
      return .rect(CGRect(origin: point, size: rect.size))
    case (.rect(let rect), .size(let size)) where name == "size":
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.transform(let transform), _):
      return transform.setting(name, to: value).map(AnimatableValue.transform)
    default: return nil
    }
  }
}

extension CATransform3D {
  fileprivate func component(_ name: String) -> AnimatableValue? {
    let parts = parts
    return switch name {
    case "rotation", "rotation.z": .number(parts.rotation.z)
    case "rotation.x": .number(parts.rotation.x)
    case "rotation.y": .number(parts.rotation.y)
    case "scale": .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case "scale.x": .number(parts.scale.x)
    case "scale.y": .number(parts.scale.y)
    case "scale.z": .number(parts.scale.z)
    case "translation":
      .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case "translation.x": .number(parts.translation.x)
    case "translation.y": .number(parts.translation.y)
    case "translation.z": .number(parts.translation.z)
    default: nil
    }
  }

  fileprivate func setting(_ name: String, to value: AnimatableValue) -> CATransform3D? {
    var parts = parts
    switch (name, value) {
    case ("rotation", .number(let number)), ("rotation.z", .number(let number)):
      parts.rotation.z = number
    case ("rotation.x", .number(let number)): parts.rotation.x = number
    case ("rotation.y", .number(let number)): parts.rotation.y = number
    case ("scale", .number(let number)): parts.scale = (number, number, number)
    case ("scale.x", .number(let number)): parts.scale.x = number
    case ("scale.y", .number(let number)): parts.scale.y = number
    case ("scale.z", .number(let number)): parts.scale.z = number
    case ("translation", .size(let size)):
      (parts.translation.x, parts.translation.y) = (size.width, size.height)
    case ("translation", .point(let point)):
      (parts.translation.x, parts.translation.y) = (point.x, point.y)
    case ("translation.x", .number(let number)): parts.translation.x = number
    case ("translation.y", .number(let number)): parts.translation.y = number
    case ("translation.z", .number(let number)): parts.translation.z = number
    default: return nil
    }
    var result = self
    result.parts = parts
    return result
  }
}
