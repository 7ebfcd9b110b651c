// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's Foundation.

/// Returns a selector that is only a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
