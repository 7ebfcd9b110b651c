// Made by scripts/make-web-features from MDN's browser-compat-data (CC0).
// swift-format-ignore-file

/// The releases of iOS that introduced interfaces and members of the DOM.
enum APIReleases {
  /// Interfaces and global functions.
  static let interfaces = """
    - AbortPaymentEvent AbsoluteOrientationSensor Accelerometer AnimationTrigger AudioPlaybackStats
    - AudioSinkInfo BackgroundFetchEvent BackgroundFetchManager BackgroundFetchRecord
    - BackgroundFetchRegistration BackgroundFetchUpdateUIEvent BarcodeDetector BatteryManager
    - BeforeInstallPromptEvent Bluetooth BluetoothCharacteristicProperties BluetoothDevice
    - BluetoothRemoteGATTCharacteristic BluetoothRemoteGATTDescriptor BluetoothRemoteGATTServer
    - BluetoothRemoteGATTService BluetoothUUID BrowserCaptureMediaStreamTrack
    - CSSFontFeatureValuesMap CSSFunctionDeclarations CSSFunctionDescriptors CSSFunctionRule
    - CSSMarginRule CSSPositionValue CSSPseudoElement CanMakePaymentEvent CaptureController
    - ChapterInformation CharacterBoundsUpdateEvent ClipboardChangeEvent CloseWatcher
    - CookieStoreManager CrashReportContext CreateMonitor CropTarget DOMError
    - DelegatedInkTrailPresenter DeprecationReportBody DevicePosture DocumentPictureInPicture
    - DocumentPictureInPictureEvent EXT_disjoint_timer_query EXT_disjoint_timer_query_webgl2
    - EditContext ExtendableCookieChangeEvent External EyeDropper FeaturePolicy FederatedCredential
    - Fence FencedFrameConfig FetchLaterResult FileSystemObserver FontData FontFaceSetLoadEvent
    - GPUError GamepadHapticActuator GravitySensor Gyroscope HID HIDConnectionEvent HIDDevice
    - HIDInputReportEvent HTMLFencedFrameElement HTMLGeolocationElement IDBRecord IdentityCredential
    - IdentityCredentialError IdentityProvider IdleDeadline IdleDetector ImageDecoder ImageTrack
    - ImageTrackList Ink InputDeviceCapabilities InterestEvent InterventionReportBody Keyboard
    - KeyboardLayoutMap LanguageDetector LanguageModel LaunchParams LaunchQueue LayoutShift
    - LayoutShiftAttribution LinearAccelerationSensor MIDIAccess MIDIConnectionEvent MIDIInput
    - MIDIInputMap MIDIMessageEvent MIDIOutput MIDIOutputMap MIDIPort MediaStreamTrackGenerator
    - Metadata NavigationPrecommitController NavigatorLogin NavigatorManagedData NavigatorUAData
    - NetworkInformation NotRestoredReasonDetails NotRestoredReasons Notification OTPCredential
    - OVR_multiview2 Observable OrientationSensor PaintRenderingContext2D PaintSize
    - PaintWorkletGlobalScope PasswordCredential PaymentManager PaymentRequestEvent
    - PerformanceElementTiming PerformanceLongAnimationFrameTiming PerformanceLongTaskTiming
    - PerformanceScriptTiming PerformanceTimingConfidence PeriodicSyncEvent PeriodicSyncManager
    - PermissionsPolicy Presentation PresentationAvailability PresentationConnection
    - PresentationConnectionAvailableEvent PresentationConnectionCloseEvent
    - PresentationConnectionList PresentationReceiver PresentationRequest PressureObserver
    - PressureRecord Profiler ProtectedAudience PushManager PushSubscription PushSubscriptionOptions
    - QuotaExceededError RelativeOrientationSensor RestrictionTarget Sanitizer Scheduler Scheduling
    - ScreenDetailed ScreenDetails Sensor SensorErrorEvent Serial SerialPort SharedStorage
    - SharedStorageAppendMethod SharedStorageClearMethod SharedStorageDeleteMethod
    - SharedStorageModifierMethod SharedStorageSetMethod SharedStorageWorklet
    - SharedStorageWorkletGlobalScope SnapEvent SpeechGrammarList SpeechRecognition
    - SpeechRecognitionPhrase StorageAccessHandle StorageBucket StorageBucketManager Subscriber
    - Summarizer SyncEvent SyncManager TaskAttributionTiming TaskController TaskPriorityChangeEvent
    - TaskSignal TextFormat TextFormatUpdateEvent TextUpdateEvent Translator USB
    - USBAlternateInterface USBConfiguration USBConnectionEvent USBDevice USBEndpoint
    - USBInTransferResult USBInterface USBIsochronousInTransferPacket USBIsochronousInTransferResult
    - USBIsochronousOutTransferPacket USBIsochronousOutTransferResult USBOutTransferResult Viewport
    - VirtualKeyboard VisibilityStateEntry WebGLObject WebGLTimerQueryEXT WebSocketError
    - WebSocketStream WindowControlsOverlay WindowControlsOverlayGeometryChangeEvent XRAnchor
    - XRAnchorSet XRBoundedReferenceSpace XRCPUDepthInformation XRCamera XRCompositionLayer
    - XRCubeLayer XRCylinderLayer XRDepthInformation XREquirectLayer XRFrame XRHand XRHitTestResult
    - XRHitTestSource XRInputSource XRInputSourceArray XRInputSourceEvent XRInputSourcesChangeEvent
    - XRJointPose XRJointSpace XRLayer XRLayerEvent XRLightEstimate XRLightProbe XRPlane XRPlaneSet
    - XRPose XRProjectionLayer XRQuadLayer XRRay XRReferenceSpace XRReferenceSpaceEvent
    - XRRenderState XRRigidTransform XRSession XRSessionEvent XRSpace XRSubImage XRSystem
    - XRTransientInputHitTestResult XRTransientInputHitTestSource XRView XRViewerPose XRViewport
    - XRVisibilityMaskChangeEvent XRWebGLBinding XRWebGLDepthInformation XRWebGLLayer
    - XRWebGLSubImage scheduler
    8 ANGLE_instanced_arrays BeforeUnloadEvent CryptoKey DelayNode EXT_shader_texture_lod FocusEvent
    8 GainNode HTMLTemplateElement IDBCursor IDBCursorWithValue IDBDatabase IDBFactory IDBIndex
    8 IDBKeyRange IDBObjectStore IDBOpenDBRequest IDBRequest IDBTransaction IDBVersionChangeEvent
    8 MutationRecord OES_element_index_uint OES_standard_derivatives OES_texture_float
    8 OES_texture_float_linear OES_texture_half_float OES_texture_half_float_linear
    8 OES_vertex_array_object Path2D PeriodicWave RadioNodeList ScriptProcessorNode SpeechSynthesis
    8 SpeechSynthesisErrorEvent SpeechSynthesisEvent SpeechSynthesisUtterance SpeechSynthesisVoice
    8 VTTCue WEBGL_compressed_texture_pvrtc WEBGL_compressed_texture_s3tc WEBGL_depth_texture
    8 WEBGL_lose_context WebGLActiveInfo WebGLBuffer WebGLContextEvent WebGLFramebuffer WebGLProgram
    8 WebGLRenderbuffer WebGLRenderingContext WebGLShader WebGLShaderPrecisionFormat WebGLTexture
    8 WebGLUniformLocation indexedDB
    9 AnimationEvent CSSKeyframeRule CSSSupportsRule EXT_blend_minmax EXT_sRGB PerformanceNavigation
    9 PerformanceTiming WebGLVertexArrayObjectOES
    9.3 CSSKeyframesRule EXT_texture_filter_anisotropic HTMLPictureElement WEBGL_debug_renderer_info
    10 FontFace FontFaceSet HTMLDataElement HTMLSlotElement HTMLTimeElement
    10 ReadableStreamDefaultController ReadableStreamDefaultReader SecurityPolicyViolationEvent
    10 ShadowRoot
    10.3 ByteLengthQueuingStrategy CSSNamespaceRule ClipboardEvent CountQueuingStrategy
    10.3 CustomElementRegistry DOMPoint DOMPointReadOnly DOMRect DOMRectList DOMRectReadOnly Gamepad
    10.3 GamepadButton GamepadEvent Headers InputEvent ReadableStream Request Response StaticRange
    10.3 TextDecoder URLSearchParams
    11 CanvasCaptureMediaStreamTrack DOMMatrix DOMMatrixReadOnly DOMQuad InputDeviceInfo
    11 MediaDeviceInfo MediaStream MediaStreamAudioDestinationNode MediaStreamAudioSourceNode
    11 MediaStreamTrack MediaStreamTrackEvent OverconstrainedError PerformanceEntry PerformanceMark
    11 PerformanceMeasure PerformanceObserver PerformanceObserverEntryList PerformanceResourceTiming
    11 RTCDataChannel RTCDataChannelEvent RTCIceCandidate RTCIceTransport RTCPeerConnection
    11 RTCRtpReceiver RTCRtpSender RTCRtpTransceiver RTCSessionDescription RTCStatsReport
    11 RTCTrackEvent SubtleCrypto origin
    11.3 AbortController AbortSignal Cache CacheStorage Client Clients ExtendableEvent
    11.3 ExtendableMessageEvent FetchEvent FileSystem FileSystemDirectoryEntry
    11.3 FileSystemDirectoryReader FileSystemEntry FileSystemFileEntry ImageBitmapRenderingContext
    11.3 PaymentAddress PaymentRequest PaymentRequestUpdateEvent PaymentResponse
    11.3 PromiseRejectionEvent ServiceWorker ServiceWorkerContainer ServiceWorkerGlobalScope
    11.3 ServiceWorkerRegistration WindowClient caches isSecureContext
    12 RTCPeerConnectionIceEvent WEBGL_compressed_texture_astc
    12.2 HTMLDataListElement IntersectionObserver IntersectionObserverEntry MediaEncryptedEvent
    12.2 MediaKeyMessageEvent MediaKeySession MediaKeyStatusMap MediaKeySystemAccess MediaKeys
    12.2 PaymentMethodChangeEvent RTCCertificate VideoPlaybackQuality queueMicrotask
    13 AuthenticatorAssertionResponse AuthenticatorAttestationResponse AuthenticatorResponse
    13 Credential CredentialsContainer MediaCapabilities MediaSource PointerEvent
    13 PublicKeyCredential SourceBuffer SourceBufferList
    13.4 Animation AnimationEffect AnimationPlaybackEvent AnimationTimeline CSSAnimation
    13.4 CSSTransition Clipboard ClipboardItem DocumentTimeline GeolocationCoordinates
    13.4 GeolocationPosition GeolocationPositionError KeyframeEffect MathMLElement
    13.4 PictureInPictureWindow RTCDTMFSender RTCDTMFToneChangeEvent RemotePlayback ResizeObserver
    13.4 ResizeObserverEntry WEBGL_compressed_texture_etc WEBGL_compressed_texture_etc1
    14 BlobEvent DragEvent EXT_color_buffer_half_float MediaMetadata MediaQueryListEvent
    14 MediaRecorder WEBGL_debug_shaders
    14.5 AbstractRange AudioParamMap AudioWorklet AudioWorkletGlobalScope AudioWorkletNode
    14.5 AudioWorkletProcessor CSSConditionRule ConstantSourceNode IIRFilterNode
    14.5 KHR_parallel_shader_compile OES_fbo_render_mipmap OfflineAudioContext
    14.5 PerformancePaintTiming RTCPeerConnectionIceErrorEvent SpeechRecognitionAlternative
    14.5 SpeechRecognitionErrorEvent SpeechRecognitionEvent SpeechRecognitionResult
    14.5 SpeechRecognitionResultList StereoPannerNode TextDecoderStream TextEncoderStream
    14.5 TransformStream TransformStreamDefaultController WEBGL_compressed_texture_s3tc_srgb Worklet
    14.5 WorkletGlobalScope WritableStream WritableStreamDefaultController
    14.5 WritableStreamDefaultWriter
    15 EXT_color_buffer_float EXT_frag_depth FormDataEvent ImageBitmap MediaSession SubmitEvent
    15 WEBGL_color_buffer_float WEBGL_draw_buffers WEBGL_multi_draw WebGL2RenderingContext
    15 WebGLQuery WebGLSampler WebGLSync WebGLTransformFeedback WebGLVertexArrayObject
    15 createImageBitmap
    15.1 PerformanceNavigationTiming
    15.2 FileSystemDirectoryHandle FileSystemFileHandle FileSystemHandle FileSystemSyncAccessHandle
    15.2 StorageManager crossOriginIsolated
    15.4 BroadcastChannel CSSFontPaletteValuesRule CSSLayerBlockRule CSSLayerStatementRule
    15.4 HTMLDialogElement Lock LockManager NavigationPreloadManager RTCDtlsTransport
    15.4 RTCEncodedAudioFrame RTCEncodedVideoFrame RTCError RTCErrorEvent RTCRtpScriptTransform
    15.4 RTCRtpScriptTransformer RTCSctpTransport RTCTransformEvent ResizeObserverSize
    15.4 VideoColorSpace reportError
    16 CSSContainerRule EXT_texture_compression_bptc EXT_texture_norm16 OES_draw_buffers_indexed
    16 PermissionStatus Permissions PictureInPictureEvent
    16.2 CSSFontFeatureValuesRule
    16.4 CSSImageValue CSSKeywordValue CSSMathClamp CSSMathInvert CSSMathMax CSSMathMin
    16.4 CSSMathNegate CSSMathProduct CSSMathSum CSSMathValue CSSMatrixComponent CSSNumericArray
    16.4 CSSNumericValue CSSPerspective CSSPropertyRule CSSRotate CSSScale CSSSkew CSSSkewX CSSSkewY
    16.4 CSSStyleValue CSSTransformComponent CSSTransformValue CSSTranslate CSSUnitValue
    16.4 CSSUnparsedValue CSSVariableReferenceValue CompressionStream DecompressionStream
    16.4 ElementInternals EncodedVideoChunk NotificationEvent OffscreenCanvas
    16.4 OffscreenCanvasRenderingContext2D PerformanceServerTiming PushEvent PushMessageData
    16.4 PushSubscriptionChangeEvent Report ReportBody ReportingObserver ScreenOrientation
    16.4 StylePropertyMap StylePropertyMapReadOnly UserActivation VideoDecoder VideoEncoder
    16.4 VideoFrame WakeLock WakeLockSentinel
    17 CSSCounterStyleRule ToggleEvent
    17.2 Highlight HighlightRegistry
    17.4 CSSScopeRule CustomStateSet
    17.5 CSSStartingStyleRule
    18 ContentVisibilityAutoStateChangeEvent MediaSourceHandle MediaStreamTrackProcessor
    18 ViewTransition
    18.2 CSSNestedDeclarations CSSViewTransitionRule PageRevealEvent PageSwapEvent
    18.2 ViewTransitionTypeSet
    18.4 CSPViolationReportBody CookieChangeEvent CookieStore FragmentDirective ImageCapture
    18.5 EXT_texture_compression_rgtc
    26 AudioData AudioDecoder AudioEncoder CSSPositionTryDescriptors CSSPositionTryRule
    26 DigitalCredential EncodedAudioChunk FileSystemWritableFileStream GPU GPUAdapter
    26 GPUAdapterInfo GPUBindGroup GPUBindGroupLayout GPUBuffer GPUCanvasContext GPUCommandBuffer
    26 GPUCommandEncoder GPUCompilationInfo GPUCompilationMessage GPUComputePassEncoder
    26 GPUComputePipeline GPUDevice GPUDeviceLostInfo GPUExternalTexture GPUInternalError
    26 GPUOutOfMemoryError GPUPipelineError GPUPipelineLayout GPUQuerySet GPUQueue GPURenderBundle
    26 GPURenderBundleEncoder GPURenderPassEncoder GPURenderPipeline GPUSampler GPUShaderModule
    26 GPUSupportedFeatures GPUSupportedLimits GPUTexture GPUTextureView GPUUncapturedErrorEvent
    26 GPUValidationError ScrollTimeline TrustedHTML TrustedScript TrustedScriptURL
    26 TrustedTypePolicy TrustedTypePolicyFactory URLPattern ViewTimeline WGSLLanguageFeatures
    26 trustedTypes
    26.2 CaretPosition CommandEvent EventCounts LargestContentfulPaint NavigateEvent
    26.2 NavigationActivation NavigationCurrentEntryChangeEvent NavigationDestination
    26.2 NavigationTransition PerformanceEventTiming
    26.4 ReadableByteStreamController ReadableStreamBYOBReader ReadableStreamBYOBRequest
    26.4 WebTransport WebTransportBidirectionalStream WebTransportDatagramDuplexStream
    26.4 WebTransportError
    26.5 Origin
    27 HTMLSelectedContentElement InstallEvent
    """

  /// Members, as interface.member.
  static let members = """
    - Document.ariaNotify Document.browsingTopics Document.exitPointerLock Document.featurePolicy
    - Document.hasPrivateToken Document.hasRedemptionRecord Document.hasUnpartitionedCookieAccess
    - Document.moveBefore Document.pointerLockElement Document.prerendering
    - Document.requestStorageAccessFor Document.wasDiscarded Element.activeViewTransition
    - Element.ariaNotify Element.elementTiming Element.moveBefore Element.pseudo
    - Element.requestPointerLock Element.setHTML Element.startViewTransition
    - HTMLAnchorElement.attributionSrc HTMLAnchorElement.hrefTranslate
    - HTMLAnchorElement.interestForElement HTMLButtonElement.interestForElement
    - HTMLElement.editContext HTMLElement.virtualKeyboardPolicy HTMLIFrameElement.adAuctionHeaders
    - HTMLIFrameElement.allowPaymentRequest HTMLIFrameElement.browsingTopics
    - HTMLIFrameElement.credentialless HTMLIFrameElement.csp HTMLIFrameElement.featurePolicy
    - HTMLIFrameElement.privateToken HTMLIFrameElement.sharedStorageWritable
    - HTMLImageElement.attributionSrc HTMLImageElement.sharedStorageWritable
    - HTMLMediaElement.captureStream HTMLMediaElement.controlsList MediaDevices.getDisplayMedia
    - MediaDevices.setCaptureHandleConfig Navigator.adAuctionComponents Navigator.bluetooth
    - Navigator.canLoadAdAuctionFencedFrame Navigator.clearOriginJoinedAdInterestGroups
    - Navigator.connection Navigator.cpuPerformance Navigator.createAuctionNonce
    - Navigator.deprecatedReplaceInURN Navigator.deprecatedRunAdAuctionEnforcesKAnonymity
    - Navigator.deviceMemory Navigator.devicePosture Navigator.getBattery
    - Navigator.getInstalledRelatedApps Navigator.getInterestGroupAdAuctionData Navigator.hid
    - Navigator.ink Navigator.joinAdInterestGroup Navigator.keyboard Navigator.leaveAdInterestGroup
    - Navigator.login Navigator.managed Navigator.presentation Navigator.protectedAudience
    - Navigator.registerProtocolHandler Navigator.requestMIDIAccess Navigator.runAdAuction
    - Navigator.scheduling Navigator.serial Navigator.storageBuckets
    - Navigator.unregisterProtocolHandler Navigator.updateAdInterestGroups Navigator.usb
    - Navigator.userAgentData Navigator.vibrate Navigator.virtualKeyboard
    - Navigator.windowControlsOverlay Navigator.xr Screen.isExtended
    - ServiceWorkerRegistration.backgroundFetch ServiceWorkerRegistration.cookies
    - ServiceWorkerRegistration.paymentManager ServiceWorkerRegistration.periodicSync
    - ServiceWorkerRegistration.sync Window.cancelIdleCallback Window.crashReport
    - Window.credentialless Window.documentPictureInPicture Window.external Window.fence
    - Window.fetchLater Window.getScreenDetails Window.launchQueue Window.originAgentCluster
    - Window.queryLocalFonts Window.requestIdleCallback Window.sharedStorage
    - Window.showDirectoryPicker Window.showOpenFilePicker Window.showSaveFilePicker
    8 Document.currentScript Element.matches Element.remove HTMLImageElement.srcset
    8 HTMLInputElement.setRangeText HTMLInputElement.width Window.cancelAnimationFrame
    8 Window.requestAnimationFrame Window.speechSynthesis
    9 Document.childElementCount Document.children Document.contentType Document.firstElementChild
    9 Document.lastElementChild Document.scrollingElement Element.closest HTMLAnchorElement.relList
    9 HTMLLinkElement.relList
    9.3 HTMLImageElement.sizes
    10 Document.append Document.prepend Element.append Element.assignedSlot Element.prepend
    10 Element.replaceWith Element.shadowRoot Element.slot HTMLAnchorElement.password
    10 HTMLAnchorElement.username HTMLElement.nonce HTMLLinkElement.as HTMLLinkElement.crossOrigin
    10 HTMLMediaElement.crossOrigin HTMLVideoElement.playsInline
    10.3 Document.rootElement Element.getAttributeNames Element.scroll Element.scrollBy
    10.3 Element.scrollTo HTMLAnchorElement.download HTMLButtonElement.reportValidity
    10.3 HTMLFormElement.reportValidity HTMLInputElement.minLength HTMLInputElement.reportValidity
    10.3 Navigator.getGamepads Navigator.hardwareConcurrency Navigator.languages Navigator.webdriver
    10.3 Node.getRootNode Window.customElements
    11 History.scrollRestoration MediaDevices.enumerateDevices MediaDevices.getSupportedConstraints
    11 Navigator.mediaDevices
    11.3 Document.elementsFromPoint Document.hasStorageAccess Document.requestStorageAccess
    11.3 HTMLIFrameElement.allow HTMLImageElement.decode HTMLImageElement.decoding
    11.3 HTMLInputElement.webkitEntries HTMLInputElement.webkitdirectory HTMLLinkElement.integrity
    11.3 Navigator.sendBeacon Navigator.serviceWorker ServiceWorkerRegistration.installing
    11.3 ServiceWorkerRegistration.scope ServiceWorkerRegistration.unregister
    11.3 ServiceWorkerRegistration.update ServiceWorkerRegistration.updateViaCache
    12 Element.toggleAttribute HTMLIFrameElement.allowFullscreen
    12.2 Element.ariaAtomic Element.ariaAutoComplete Element.ariaBusy Element.ariaChecked
    12.2 Element.ariaColCount Element.ariaColIndex Element.ariaColSpan Element.ariaCurrent
    12.2 Element.ariaDisabled Element.ariaExpanded Element.ariaHasPopup Element.ariaHidden
    12.2 Element.ariaInvalid Element.ariaKeyShortcuts Element.ariaLabel Element.ariaLevel
    12.2 Element.ariaLive Element.ariaModal Element.ariaMultiLine Element.ariaMultiSelectable
    12.2 Element.ariaOrientation Element.ariaPlaceholder Element.ariaPosInSet Element.ariaPressed
    12.2 Element.ariaReadOnly Element.ariaRelevant Element.ariaRequired Element.ariaRoleDescription
    12.2 Element.ariaRowCount Element.ariaRowIndex Element.ariaRowSpan Element.ariaSelected
    12.2 Element.ariaSetSize Element.ariaSort Element.ariaValueMax Element.ariaValueMin
    12.2 Element.ariaValueNow Element.ariaValueText Element.role HTMLElement.inputMode
    12.2 HTMLMediaElement.mediaKeys HTMLMediaElement.setMediaKeys
    12.2 HTMLVideoElement.getVideoPlaybackQuality Navigator.requestMediaKeySystemAccess
    12.2 Navigator.share
    13 Element.hasPointerCapture Element.releasePointerCapture Element.setPointerCapture
    13 HTMLMediaElement.disableRemotePlayback Navigator.credentials Navigator.maxTouchPoints
    13 Navigator.mediaCapabilities
    13.4 Clipboard.readText Clipboard.writeText Document.getAnimations Document.timeline
    13.4 Element.animate Element.getAnimations HTMLElement.enterKeyHint HTMLMediaElement.remote
    13.4 HTMLVideoElement.disablePictureInPicture Navigator.clipboard
    14 Document.replaceChildren Element.replaceChildren HTMLAnchorElement.referrerPolicy
    14 HTMLIFrameElement.referrerPolicy HTMLImageElement.referrerPolicy Navigator.canShare
    14.5 HTMLElement.autocorrect HTMLLinkElement.referrerPolicy
    15 Navigator.mediaSession
    15.2 Navigator.storage StorageManager.getDirectory StorageManager.persist
    15.2 StorageManager.persisted
    15.4 HTMLFormElement.rel HTMLFormElement.relList HTMLVideoElement.cancelVideoFrameCallback
    15.4 HTMLVideoElement.requestVideoFrameCallback Navigator.locks
    15.4 ServiceWorkerRegistration.navigationPreload
    15.5 HTMLElement.inert
    16 HTMLFormElement.requestSubmit HTMLInputElement.showPicker Navigator.permissions
    16.4 Document.adoptedStyleSheets Document.exitFullscreen Document.fullscreenElement
    16.4 Document.fullscreenEnabled Element.ariaActiveDescendantElement Element.ariaControlsElements
    16.4 Element.ariaDescribedByElements Element.ariaDetailsElements
    16.4 Element.ariaErrorMessageElements Element.ariaFlowToElements Element.ariaLabelledByElements
    16.4 Element.computedStyleMap Element.requestFullscreen HTMLElement.attachInternals
    16.4 HTMLElement.attributeStyleMap Navigator.clearAppBadge Navigator.pdfViewerEnabled
    16.4 Navigator.setAppBadge Navigator.wakeLock ServiceWorkerRegistration.getNotifications
    16.4 ServiceWorkerRegistration.pushManager ServiceWorkerRegistration.showNotification
    17 HTMLButtonElement.popoverTargetAction HTMLButtonElement.popoverTargetElement
    17 HTMLElement.hidePopover HTMLElement.popover HTMLElement.showPopover HTMLElement.togglePopover
    17 HTMLInputElement.popoverTargetAction HTMLInputElement.popoverTargetElement
    17 StorageManager.estimate
    17.2 HTMLImageElement.fetchPriority HTMLLinkElement.fetchPriority HTMLLinkElement.imageSizes
    17.2 HTMLLinkElement.imageSrcset HTMLMediaElement.preservesPitch
    17.4 Element.ariaDescription Element.checkVisibility Element.setHTMLUnsafe
    18 Document.startViewTransition Element.ariaBrailleLabel Element.ariaBrailleRoleDescription
    18 Element.getHTML HTMLElement.writingSuggestions
    18.2 HTMLLinkElement.blocking
    18.4 Document.fragmentDirective HTMLMediaElement.setSinkId HTMLMediaElement.sinkId
    18.4 Window.cookieStore
    26 Document.customElementRegistry Element.customElementRegistry Navigator.gpu
    26.2 Document.activeViewTransition Document.caretPositionFromPoint Element.ariaColIndexText
    26.2 Element.ariaRowIndexText HTMLButtonElement.command HTMLButtonElement.commandForElement
    26.4 Element.currentCSSZoom
    """

  /// Interfaces and members that Safari has and web views lack.
  static let absentInWebViews = """
    - Client Clients DigitalCredential Document.exitFullscreen Document.fullscreenEnabled
    - Element.requestFullscreen ExtendableEvent ExtendableMessageEvent FetchEvent
    - Navigator.clearAppBadge Navigator.serviceWorker Navigator.setAppBadge NotificationEvent
    - OES_texture_float_linear PushEvent PushMessageData PushSubscriptionChangeEvent ServiceWorker
    - ServiceWorkerContainer ServiceWorkerGlobalScope ServiceWorkerRegistration
    - ServiceWorkerRegistration.getNotifications ServiceWorkerRegistration.installing
    - ServiceWorkerRegistration.navigationPreload ServiceWorkerRegistration.pushManager
    - ServiceWorkerRegistration.scope ServiceWorkerRegistration.showNotification
    - ServiceWorkerRegistration.unregister ServiceWorkerRegistration.update
    - ServiceWorkerRegistration.updateViaCache SourceBuffer WEBGL_compressed_texture_s3tc_srgb
    - WindowClient
    """
}
