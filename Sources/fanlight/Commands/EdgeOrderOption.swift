import ArgumentParser

/// The option for the order of insets, shared by the commands that print tables.
struct EdgeOrderOption: ParsableArguments {
  @Option(
    help: """
      The order of four numbers in tables: uikit is top/left/bottom/right, css is \
      top/right/bottom/left.
      """)
  var order: EdgeOrder = .uikit
}
