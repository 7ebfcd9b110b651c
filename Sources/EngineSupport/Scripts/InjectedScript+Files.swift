extension InjectedScript {
  // The observer and its parts, which run in an isolated world.
  package static let observer = InjectedScript(PackageResources.observer_js)
  package static let formState = InjectedScript(PackageResources.formState_js)
  package static let input = InjectedScript(PackageResources.input_js)
  package static let stillness = InjectedScript(PackageResources.stillness_js)

  // Run in the main world, before the page's scripts.
  package static let keyboard = InjectedScript(PackageResources.keyboard_js)
  package static let media = InjectedScript(PackageResources.media_js)
  package static let timers = InjectedScript(PackageResources.timers_js)
  package static let visibility = InjectedScript(PackageResources.visibility_js)
}
