import Foundation
import InterfaceBuilder
import Testing

/// Xcode's documents: what the elements of storyboards and xib files say.
@Suite struct InterfaceDocumentReaderTests {
  @Test("A storyboard has scenes, each with its controller and objects")
  func readsScenes() throws {
    let document = try SampleDocuments.read(
      SampleDocuments.storyboard(
        """
        <viewController storyboardIdentifier="Detail" id="vc1" customClass="Detail" \
        customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1"/>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder" \
        sceneMemberID="firstResponder"/>
        <tapGestureRecognizer id="tap"/>
        """))
    #expect(document.kind == .storyboard)
    #expect(document.initialViewController == "vc1")
    let controller = try #require(document.scene(of: "vc1")?.controller)
    #expect(document.scene(named: "Detail")?.controller == controller)
    #expect(controller.customClass == "Detail")
    #expect(controller.customModule == "App")
    #expect(controller.isOfTarget)
    #expect(controller.objects["view"]?.id == "v1")
    #expect(
      document.scenes[0].objects.map(\.kind) == [
        "viewController", "placeholder", "tapGestureRecognizer",
      ])
    #expect(document.issues.isEmpty)
  }

  @Test("Frames, masks, colors and fonts are values of their view")
  func readsValues() throws {
    let (view, issues) = try SampleDocuments.view(
      """
      <view key="view" alpha="0.5" id="v1">
      <rect key="frame" x="1" y="2.5" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <subviews>
      <label text="Hi" textAlignment="center" lineBreakMode="tailTruncation" id="l1">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
      <color key="textColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <color key="shadowColor" white="0.3" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      <nil key="highlightedColor"/>
      </label>
      <label id="l2"><string key="text">Two
      lines</string>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <color key="tintColor" name="Accent"/>
      </view>
      """)
    #expect(view.number("alpha") == 0.5)
    #expect(view.values["frame"] == .rect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.values["backgroundColor"] == .color(.system("systemBackgroundColor")))
    #expect(view.values["tintColor"] == .color(.named("Accent")))
    let labels = try #require(view.lists["subviews"])
    #expect(labels.map(\.id) == ["l1", "l2"])
    #expect(labels[0].values["fontDescription"] == .font(.system(size: 20, weight: "semibold")))
    #expect(
      labels[0].values["textColor"]
        == .color(.components(red: 1, green: 0.5, blue: 0, alpha: 0.25, space: "sRGB")))
    #expect(labels[0].values["shadowColor"] == .color(.white(0.3, alpha: 1)))
    #expect(labels[0].values["highlightedColor"] == nil)
    #expect(labels[1].values["text"] == .string("Two\nlines"))
    #expect(labels[1].values["fontDescription"] == .font(.style("UICTFontTextStyleBody")))
    #expect(issues.isEmpty)
  }

  @Test("Constraints have items, multipliers, constants, priorities and identifiers")
  func readsConstraints() throws {
    let (view, issues) = try SampleDocuments.view(
      """
      <view key="view" id="v1">
      <viewLayoutGuide key="safeArea" id="sa"/>
      <constraints>
      <constraint firstItem="l1" firstAttribute="leading" secondItem="sa" \
      secondAttribute="leading" constant="16" id="c1"/>
      <constraint firstAttribute="width" secondItem="l1" secondAttribute="height" \
      multiplier="16:9" relation="lessThanOrEqual" priority="750" identifier="ratio" id="c2"/>
      <constraint firstItem="l1" firstAttribute="top" secondItem="l2" secondAttribute="bottom" \
      symbolic="YES" id="c3"/>
      <constraint firstAttribute="height" constant="9" placeholder="YES" id="c4"/>
      </constraints>
      </view>
      """)
    #expect(view.constraints.map(\.id) == ["c1", "c2", "c3", "c4"])
    #expect(view.constraints[0].secondItem == "sa")
    #expect(view.constraints[0].constant == 16)
    #expect(view.constraints[0].priority == 1000)
    #expect(view.constraints[1].firstItem == nil)
    #expect(abs(view.constraints[1].multiplier - 16.0 / 9) < 1e-12)
    #expect(view.constraints[1].relation == "lessThanOrEqual")
    #expect(view.constraints[1].priority == 750)
    #expect(view.constraints[1].identifier == "ratio")
    #expect(view.constraints[2].constant == nil)
    #expect(view.constraints[3].isPlaceholder)
    #expect(view.objects["safeArea"]?.id == "sa")
    #expect(issues.isEmpty)
  }

  @Test("Outlets, collections, actions and segues are connections")
  func readsConnections() throws {
    let (view, issues) = try SampleDocuments.view(
      """
      <view key="view" id="v1"><subviews>
      <button opaque="NO" buttonType="system" id="b1">
      <state key="normal" title="Go" image="star"><color key="titleColor" name="Accent"/></state>
      <state key="disabled" title="No"/>
      <connections>
      <action selector="tap:" destination="vc1" eventType="touchUpInside" id="a1"/>
      <segue destination="vc2" kind="presentation" identifier="detail" animates="NO" \
      modalPresentationStyle="fullScreen" id="s1"/>
      <outlet property="delegate" destination="vc1" id="o1"/>
      <outletCollection property="buttons" destination="b1" id="o2"/>
      </connections>
      </button></subviews></view>
      """)
    let button = try #require(view.lists["subviews"]?.first)
    #expect(button.connections.map(\.destination) == ["vc1", "vc2", "vc1", "b1"])
    #expect(button.connections[0].kind == .action(selector: "tap:", event: "touchUpInside"))
    guard case .segue(let segue) = button.connections[1].kind else {
      Issue.record("The second connection is no segue.")
      return
    }
    #expect(segue.kind == "presentation")
    #expect(segue.identifier == "detail")
    #expect(!segue.isAnimated)
    #expect(button.connections[2].kind == .outlet(property: "delegate"))
    #expect(button.connections[3].kind == .outletCollection(property: "buttons"))
    let states = try #require(button.lists["state"])
    #expect(states.map(\.key) == ["normal", "disabled"])
    #expect(states[0]["title"] == "Go")
    #expect(states[0].values["titleColor"] == .color(.named("Accent")))
    #expect(issues.isEmpty)
  }

  @Test("Runtime attributes have a key path and a value of a type")
  func readsRuntimeAttributes() throws {
    let (view, issues) = try SampleDocuments.view(
      """
      <view key="view" id="v1"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/>
      <userDefinedRuntimeAttribute type="color" keyPath="line">
      <color key="value" name="Accent"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(
      view.runtimeAttributes.map(\.keyPath) == [
        "layer.cornerRadius", "layer.masksToBounds", "name", "line",
      ])
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .number(8), .boolean(true), .string("x"), .value(.color(.named("Accent"))),
      ])
    #expect(issues.isEmpty)
  }

  @Test("Attributed text is read as runs")
  func readsFragments() throws {
    let (view, _) = try SampleDocuments.view(
      """
      <view key="view" id="v1"><subviews><label id="l1"><attributedString key="attributedText">
      <fragment content="Red"><attributes><color key="NSColor" red="1" green="0" blue="0" \
      alpha="1" colorSpace="calibratedRGB"/><font key="NSFont" size="12" name="Menlo"/>
      </attributes></fragment><fragment><string key="content">, plain</string></fragment>
      </attributedString></label></subviews></view>
      """)
    let label = try #require(view.lists["subviews"]?.first)
    #expect(
      label.values["attributedText"]
        == .attributedString([
          InterfaceFragment(
            text: "Red",
            attributes: [
              "NSColor": .color(
                .components(red: 1, green: 0, blue: 0, alpha: 1, space: "calibratedRGB")),
              "NSFont": .font(.named("Menlo", family: nil, size: 12)),
            ]), InterfaceFragment(text: ", plain", attributes: [:]),
        ]))
  }
}
