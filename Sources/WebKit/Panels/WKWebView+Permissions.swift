import WebEngine

extension WKWebView {
  /// Asks the delegate whether the page may access a device; the system has no user to prompt.
  func pageDidRequestPermission(_ request: PermissionRequest) {
    guard let uiDelegate else { return decide(request, .prompt) }
    let frame = WKFrameInfo(request.frame, in: self)
    let type: WKMediaCaptureType
    switch request.part {
    case .camera: type = .camera
    case .microphone: type = .microphone
    case .cameraAndMicrophone: type = .cameraAndMicrophone
    case .motion:
      let checker = CallChecker(
        """
        webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)
        """)
      return uiDelegate.webView(
        self, requestDeviceOrientationAndMotionPermissionFor: frame.securityOrigin,
        initiatedByFrame: frame
      ) { [weak self] decision in
        if checker.isFirstCall() { self?.decide(request, decision) }
      }
    }
    let checker = CallChecker(
      "webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)")
    uiDelegate.webView(
      self, requestMediaCapturePermissionFor: frame.securityOrigin, initiatedByFrame: frame,
      type: type
    ) { [weak self] decision in
      if checker.isFirstCall() { self?.decide(request, decision) }
    }
  }

  private func decide(_ request: PermissionRequest, _ decision: WKPermissionDecision) {
    guard let page = connection?.openPage else { return }
    Task { await page.decide(request, isGranted: decision == .grant) }
  }
}
