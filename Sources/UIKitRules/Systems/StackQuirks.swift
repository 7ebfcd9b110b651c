/// What older systems do otherwise with stacks.
extension SystemVersion {
  /// Whether a label that wraps in a row gets an equal share of it at priority 759: up to iOS 14.
  package var halvesWrappingTextInStacks: Bool { major < 15 }
}
