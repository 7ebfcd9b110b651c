import WebEngine

/// A running helper: its process, the connection to it, and the results of its self-check.
final class Helper: Sendable {
  /// The process.
  let process: HelperProcess
  /// The connection to it.
  let connection: HelperConnection
  /// The path of its executable.
  let executable: String
  /// The device scale factor of its pages.
  let scale: Int
  /// The engine's version, and which of WebKit's private interfaces it can use.
  let information: HelperInformation

  private init(
    process: HelperProcess, connection: HelperConnection, executable: String, scale: Int,
    information: HelperInformation
  ) {
    self.process = process
    self.connection = connection
    self.executable = executable
    self.scale = scale
    self.information = information
  }

  deinit { connection.disconnect() }

  /// Starts a helper for pages of a device scale factor.
  static func start(
    _ configuration: WebKitConfiguration, scale: Int
  ) async throws(WebEngineError) -> Helper {
    let program = try HelperProgram.locate(configuration.helper)
    let process = try HelperProcess(
      program: program, scale: scale, isSandboxed: configuration.sandbox == .on,
      temporaryDirectory: configuration.temporaryDirectory)
    let connection = HelperConnection(to: process, timeout: configuration.commandTimeout)
    do throws(WebEngineError) {
      try await connection.waitForStart(timeout: configuration.startTimeout)
      let information = try await connection.call(
        "Engine.getInformation", as: HelperInformation.self)
      return Helper(
        process: process, connection: connection, executable: program, scale: scale,
        information: information)
    } catch {
      connection.disconnect()
      throw error
    }
  }

  /// Terminates the helper, and waits until its processes have exited and its files are removed.
  func terminate() async {
    connection.disconnect()
    let limit = Task { [process] in
      try? await Task.sleep(for: .seconds(10))
      if !Task.isCancelled { process.kill() }
    }
    await process.waitForExit()
    limit.cancel()
  }
}

extension Helper {
  /// Whether the compositor's frames can be captured.
  var hasComposedFrame: Bool { information.port.hasPrefix("libwebkit2gtk") }
}
