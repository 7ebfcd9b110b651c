import EngineSupport

extension InjectedScript {
  // The parts of the observer that only Chromium needs, which run in its isolated world.
  static let documentStyle = InjectedScript(PackageResources.documentStyle_js)
  static let forms = InjectedScript(PackageResources.forms_js)
  static let gestures = InjectedScript(PackageResources.gestures_js)
  static let leaving = InjectedScript(PackageResources.leaving_js)
  static let links = InjectedScript(PackageResources.links_js)

  // Shared by the observer and the main world.
  static let cssFeatures = InjectedScript(PackageResources.cssFeatures_js)
  static let viewportUnits = InjectedScript(PackageResources.viewportUnits_js)

  // Run in the main world, before the page's scripts.
  static let blockingCalls = InjectedScript(PackageResources.blockingCalls_js)
  static let customSchemes = InjectedScript(PackageResources.customSchemes_js)
  static let declarations = InjectedScript(PackageResources.declarations_js)
  static let formControls = InjectedScript(PackageResources.formControls_js)
  static let formSubmission = InjectedScript(PackageResources.formSubmission_js)
  static let historyLength = InjectedScript(PackageResources.historyLength_js)
  static let permissions = InjectedScript(PackageResources.permissions_js)
  static let platformAdditions = InjectedScript(PackageResources.platformAdditions_js)
  static let platformRemovals = InjectedScript(PackageResources.platformRemovals_js)
  static let popups = InjectedScript(PackageResources.popups_js)
  static let scriptedStyle = InjectedScript(PackageResources.scriptedStyle_js)
  static let supports = InjectedScript(PackageResources.supports_js)
  static let traversal = InjectedScript(PackageResources.traversal_js)
  static let unsupportedAPIs = InjectedScript(PackageResources.unsupportedAPIs_js)
  static let windowBars = InjectedScript(PackageResources.windowBars_js)

  // Run for the app, in the main world or another.
  static let dataDetectors = InjectedScript(PackageResources.dataDetectors_js)
  static let messageHandlers = InjectedScript(PackageResources.messageHandlers_js)
  static let userScript = InjectedScript(PackageResources.userScript_js)
  static let userScriptBreakpoint = InjectedScript(PackageResources.userScriptBreakpoint_js)
  static let waitingUserScripts = InjectedScript(PackageResources.waitingUserScripts_js)
}
