/// The names of the fonts that iOS has beside the system's; each line is a family.
///
/// Source: S19.3.
enum InstalledFontNames {
  static let lines = """
    Academy Engraved LET:AcademyEngravedLetPlain
    American Typewriter:AmericanTypewriter AmericanTypewriter-Light/-0.4 \
    AmericanTypewriter-Semibold/0.3 AmericanTypewriter-Bold/0.4 AmericanTypewriter-Condensed \
    AmericanTypewriter-CondensedLight/-0.4 AmericanTypewriter-CondensedBold/0.4
    Arial:ArialMT Arial-BoldMT/0.4 Arial-ItalicMT/i Arial-BoldItalicMT/0.4/i
    Arial Rounded MT Bold:ArialRoundedMTBold/0.4
    Avenir:Avenir-Book Avenir-Roman Avenir-BookOblique/i Avenir-Oblique/i Avenir-Light/-0.4 \
    Avenir-LightOblique/-0.4/i Avenir-Medium/0.23 Avenir-MediumOblique/0.23/i Avenir-Heavy/0.56 \
    Avenir-HeavyOblique/0.56/i Avenir-Black/0.62 Avenir-BlackOblique/0.62/i
    Avenir Next:AvenirNext-Regular AvenirNext-Italic/i AvenirNext-UltraLight/-0.8 \
    AvenirNext-UltraLightItalic/-0.8/i AvenirNext-Medium/0.23 AvenirNext-MediumItalic/0.23/i \
    AvenirNext-DemiBold/0.3 AvenirNext-DemiBoldItalic/0.3/i AvenirNext-Bold/0.4 \
    AvenirNext-BoldItalic/0.4/i AvenirNext-Heavy/0.56 AvenirNext-HeavyItalic/0.56/i
    Avenir Next Condensed:AvenirNextCondensed-Regular AvenirNextCondensed-Italic/i \
    AvenirNextCondensed-UltraLight/-0.8 AvenirNextCondensed-Medium/0.23 \
    AvenirNextCondensed-DemiBold/0.3 AvenirNextCondensed-Bold/0.4 AvenirNextCondensed-Heavy/0.56
    Baskerville:Baskerville Baskerville-Italic/i Baskerville-SemiBold/0.3 \
    Baskerville-SemiBoldItalic/0.3/i Baskerville-Bold/0.4 Baskerville-BoldItalic/0.4/i
    Bodoni 72:BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta/i BodoniSvtyTwoITCTT-Bold/0.4
    Bradley Hand:BradleyHandITCTT-Bold/0.4
    Chalkboard SE:ChalkboardSE-Regular ChalkboardSE-Light/-0.4 ChalkboardSE-Bold/0.4
    Chalkduster:Chalkduster
    Cochin:Cochin Cochin-Italic/i Cochin-Bold/0.4 Cochin-BoldItalic/0.4/i
    Copperplate:Copperplate Copperplate-Light/-0.4 Copperplate-Bold/0.4
    Courier:Courier Courier-Oblique/i Courier-Bold/0.4 Courier-BoldOblique/0.4/i
    Courier New:CourierNewPSMT CourierNewPS-ItalicMT/i CourierNewPS-BoldMT/0.4 \
    CourierNewPS-BoldItalicMT/0.4/i
    Didot:Didot Didot-Italic/i Didot-Bold/0.4
    Futura:Futura-Medium/0.23 Futura-MediumItalic/0.23/i Futura-Bold/0.4 \
    Futura-CondensedMedium/0.23 Futura-CondensedExtraBold/0.56
    Georgia:Georgia Georgia-Italic/i Georgia-Bold/0.4 Georgia-BoldItalic/0.4/i
    Gill Sans:GillSans GillSans-Italic/i GillSans-Light/-0.4 GillSans-LightItalic/-0.4/i \
    GillSans-SemiBold/0.3 GillSans-SemiBoldItalic/0.3/i GillSans-Bold/0.4 GillSans-BoldItalic/0.4/i \
    GillSans-UltraBold/0.62
    Helvetica:Helvetica Helvetica-Oblique/i Helvetica-Light/-0.4 Helvetica-LightOblique/-0.4/i \
    Helvetica-Bold/0.4 Helvetica-BoldOblique/0.4/i
    Helvetica Neue:HelveticaNeue HelveticaNeue-Italic/i HelveticaNeue-UltraLight/-0.8 \
    HelveticaNeue-UltraLightItalic/-0.8/i HelveticaNeue-Thin/-0.6 HelveticaNeue-ThinItalic/-0.6/i \
    HelveticaNeue-Light/-0.4 HelveticaNeue-LightItalic/-0.4/i HelveticaNeue-Medium/0.23 \
    HelveticaNeue-MediumItalic/0.23/i HelveticaNeue-Bold/0.4 HelveticaNeue-BoldItalic/0.4/i \
    HelveticaNeue-CondensedBold/0.4 HelveticaNeue-CondensedBlack/0.62
    Hoefler Text:HoeflerText-Regular HoeflerText-Italic/i HoeflerText-Black/0.62 \
    HoeflerText-BlackItalic/0.62/i
    Marker Felt:MarkerFelt-Thin/-0.6 MarkerFelt-Wide/0.4
    Menlo:Menlo-Regular Menlo-Italic/i Menlo-Bold/0.4 Menlo-BoldItalic/0.4/i
    Noteworthy:Noteworthy-Light/-0.4 Noteworthy-Bold/0.4
    Optima:Optima-Regular Optima-Italic/i Optima-Bold/0.4 Optima-BoldItalic/0.4/i \
    Optima-ExtraBlack/0.62
    Palatino:Palatino-Roman Palatino-Italic/i Palatino-Bold/0.4 Palatino-BoldItalic/0.4/i
    Papyrus:Papyrus Papyrus-Condensed
    Party LET:PartyLetPlain
    Savoye LET:SavoyeLetPlain
    Snell Roundhand:SnellRoundhand SnellRoundhand-Bold/0.4 SnellRoundhand-Black/0.62
    Symbol:Symbol
    Times New Roman:TimesNewRomanPSMT TimesNewRomanPS-ItalicMT/i TimesNewRomanPS-BoldMT/0.4 \
    TimesNewRomanPS-BoldItalicMT/0.4/i
    Trebuchet MS:TrebuchetMS TrebuchetMS-Italic/i TrebuchetMS-Bold/0.4 Trebuchet-BoldItalic/0.4/i
    Verdana:Verdana Verdana-Italic/i Verdana-Bold/0.4 Verdana-BoldItalic/0.4/i
    Zapfino:Zapfino
    """
}
