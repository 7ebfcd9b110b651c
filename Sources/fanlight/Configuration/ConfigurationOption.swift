import ArgumentParser

/// The option for a configuration file.
///
/// The file is read before the command line is parsed, and its keys become arguments of it.
struct ConfigurationOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A file of options, whose keys are the names of the options; words on the line win. (default: \
      fanlight.yml, if it is there)
      """, valueName: "file"),
    completion: .file())
  var config: String?
}
