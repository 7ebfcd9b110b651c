import ArgumentParser

/// The option that orders four numbers; commands that print tables share it.
struct EdgeOrderOption: ParsableArguments {
  @Option(
    help: """
      The order of four numbers in tables: uikit is top/left/bottom/right, css is \
      top/right/bottom/left.
      """)
  var order: EdgeOrder = .uikit
}
