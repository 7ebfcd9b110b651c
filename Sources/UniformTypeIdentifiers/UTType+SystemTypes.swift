extension UTType {
  /// The type for an item of any kind, `public.item`.
  public static let item = UTType(declared: "public.item")

  /// The type for content of any kind, `public.content`.
  public static let content = UTType(declared: "public.content")

  /// The type for content of several parts, `public.composite-content`.
  public static let compositeContent = UTType(declared: "public.composite-content")

  /// The type for data of any kind, `public.data`.
  public static let data = UTType(declared: "public.data")

  /// The type for a directory, `public.directory`.
  public static let directory = UTType(declared: "public.directory")

  /// The type for a file that refers to another, `public.resolvable`.
  public static let resolvable = UTType(declared: "public.resolvable")

  /// The type for a symbolic link, `public.symlink`.
  public static let symbolicLink = UTType(declared: "public.symlink")

  /// The type for a mount point, `public.mount-point`.
  public static let mountPoint = UTType(declared: "public.mount-point")

  /// The type for a volume, `public.volume`.
  public static let volume = UTType(declared: "public.volume")

  /// The type for a folder that the user sees, `public.folder`.
  public static let folder = UTType(declared: "public.folder")

  /// The type for a database, `public.database`.
  public static let database = UTType(declared: "public.database")

  /// The type for an event of a calendar, `public.calendar-event`.
  public static let calendarEvent = UTType(declared: "public.calendar-event")

  /// The type for a message, `public.message`.
  public static let message = UTType(declared: "public.message")

  /// The type for a contact, `public.contact`.
  public static let contact = UTType(declared: "public.contact")

  /// The type for an archive, `public.archive`.
  public static let archive = UTType(declared: "public.archive")

  /// The type for a disk image, `public.disk-image`.
  public static let diskImage = UTType(declared: "public.disk-image")

  /// The type for a presentation, `public.presentation`.
  public static let presentation = UTType(declared: "public.presentation")

  /// The type for a spreadsheet, `public.spreadsheet`.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")

  /// The type for an executable, `public.executable`.
  public static let executable = UTType(declared: "public.executable")

  /// The type for a URL, `public.url`.
  public static let url = UTType(declared: "public.url")

  /// The type for a URL of a file, `public.file-url`.
  public static let fileURL = UTType(declared: "public.file-url")

  /// The type for text of any kind, `public.text`.
  public static let text = UTType(declared: "public.text")

  /// The type for text without markup, `public.plain-text`.
  public static let plainText = UTType(declared: "public.plain-text")

  /// The type for text in UTF-8, `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")

  /// The type for text in UTF-16, `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")

  /// The type for text in UTF-16 with a byte order mark, `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")

  /// The type for values with tabs between them, `public.utf8-tab-separated-values-text`.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")

  /// The type for values with delimiters between them, `public.delimited-values-text`.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")

  /// The type for values with commas between them, `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")

  /// The type for values with tabs between them, `public.utf8-tab-separated-values-text`.
  public static let tabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")

  /// The type for rich text, `public.rtf`.
  public static let rtf = UTType(declared: "public.rtf")

  /// The type for rich text with attachments in a package, `com.apple.rtfd`.
  public static let rtfd = UTType(declared: "com.apple.rtfd")

  /// The type for rich text with attachments in one file, `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")

  /// The type for a directory that the user sees as a file, `com.apple.package`.
  public static let package = UTType(declared: "com.apple.package")

  /// The type for a bundle, `com.apple.bundle`.
  public static let bundle = UTType(declared: "com.apple.bundle")

  /// The type for a framework, `com.apple.framework`.
  public static let framework = UTType(declared: "com.apple.framework")

  /// The type for an application, `com.apple.application`.
  public static let application = UTType(declared: "com.apple.application")

  /// The type for an application in a bundle, `com.apple.application-bundle`.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")

  /// The type for a property list, `com.apple.property-list`.
  public static let propertyList = UTType(declared: "com.apple.property-list")

  /// The type for a property list in XML, `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")

  /// The type for a property list in binary form, `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")

  /// The type for an archive of a web page, `com.apple.webarchive`.
  public static let webArchive = UTType(declared: "com.apple.webarchive")

  /// The type for HTML, `public.html`.
  public static let html = UTType(declared: "public.html")

  /// The type for XML, `public.xml`.
  public static let xml = UTType(declared: "public.xml")

  /// The type for YAML, `public.yaml`.
  public static let yaml = UTType(declared: "public.yaml")

  /// The type for JSON, `public.json`.
  public static let json = UTType(declared: "public.json")

  /// The type for GeoJSON, `public.geojson`.
  public static let geoJSON = UTType(declared: "public.geojson")

  /// The type for a log, `public.log`.
  public static let log = UTType(declared: "public.log")

  /// The type for a contact in vCard format, `public.vcard`.
  public static let vCard = UTType(declared: "public.vcard")

  /// The type for a task, `public.to-do-item`.
  public static let toDoItem = UTType(declared: "public.to-do-item")

  /// The type for a message of electronic mail, `public.email-message`.
  public static let emailMessage = UTType(declared: "public.email-message")

  /// The type for source code of any language, `public.source-code`.
  public static let sourceCode = UTType(declared: "public.source-code")

  /// The type for source code of an assembler, `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")

  /// The type for source code of C, `public.c-source`.
  public static let cSource = UTType(declared: "public.c-source")

  /// The type for a header of C, `public.c-header`.
  public static let cHeader = UTType(declared: "public.c-header")

  /// The type for source code of C++, `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")

  /// The type for a header of C++, `public.c-plus-plus-header`.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")

  /// The type for source code of Objective-C, `public.objective-c-source`.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")

  /// The type for source code of Objective-C++, `public.objective-c-plus-plus-source`.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source")

  /// The type for source code of Swift, `public.swift-source`.
  public static let swiftSource = UTType(declared: "public.swift-source")

  /// The type for source code of a scripting language, `public.script`.
  public static let script = UTType(declared: "public.script")

  /// The type for a script of a shell, `public.shell-script`.
  public static let shellScript = UTType(declared: "public.shell-script")

  /// The type for a script in Python, `public.python-script`.
  public static let pythonScript = UTType(declared: "public.python-script")

  /// The type for a script in Ruby, `public.ruby-script`.
  public static let rubyScript = UTType(declared: "public.ruby-script")

  /// The type for a script in Perl, `public.perl-script`.
  public static let perlScript = UTType(declared: "public.perl-script")

  /// The type for a script in PHP, `public.php-script`.
  public static let phpScript = UTType(declared: "public.php-script")

  /// The type for source code of JavaScript, `com.netscape.javascript-source`.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")

  /// The type for an image of any kind, `public.image`.
  public static let image = UTType(declared: "public.image")

  /// The type for a JPEG image, `public.jpeg`.
  public static let jpeg = UTType(declared: "public.jpeg")

  /// The type for a TIFF image, `public.tiff`.
  public static let tiff = UTType(declared: "public.tiff")

  /// The type for a GIF image, `com.compuserve.gif`.
  public static let gif = UTType(declared: "com.compuserve.gif")

  /// The type for a PNG image, `public.png`.
  public static let png = UTType(declared: "public.png")

  /// The type for an icon of Apple's systems, `com.apple.icns`.
  public static let icns = UTType(declared: "com.apple.icns")

  /// The type for a Windows bitmap image, `com.microsoft.bmp`.
  public static let bmp = UTType(declared: "com.microsoft.bmp")

  /// The type for a Windows icon, `com.microsoft.ico`.
  public static let ico = UTType(declared: "com.microsoft.ico")

  /// The base type for a camera's raw image formats, `public.camera-raw-image`.
  public static let rawImage = UTType(declared: "public.camera-raw-image")

  /// The type for an SVG image, `public.svg-image`.
  public static let svg = UTType(declared: "public.svg-image")

  /// The type for a live photo, `com.apple.live-photo`.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")

  /// The type for an image in HEIF, `public.heif`.
  public static let heif = UTType(declared: "public.heif")

  /// The type for an image in HEIC, `public.heic`.
  public static let heic = UTType(declared: "public.heic")

  /// The type for a WebP image, `org.webmproject.webp`.
  public static let webP = UTType(declared: "org.webmproject.webp")

  /// The type for content in three dimensions, `public.3d-content`.
  public static let threeDContent = UTType(declared: "public.3d-content")

  /// The type for a scene in USD, `com.pixar.universal-scene-description`.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")

  /// The type for a scene in USDZ, `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")

  /// The type for audio or video, `public.audiovisual-content`.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")

  /// The type for a movie, which may have video and audio, `public.movie`.
  public static let movie = UTType(declared: "public.movie")

  /// The type for video without audio, `public.video`.
  public static let video = UTType(declared: "public.video")

  /// The type for audio without video, `public.audio`.
  public static let audio = UTType(declared: "public.audio")

  /// The type for a movie of QuickTime, `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")

  /// The type for a movie in MPEG-1 or MPEG-2, `public.mpeg`.
  public static let mpeg = UTType(declared: "public.mpeg")

  /// The type for video in MPEG-2, `public.mpeg-2-video`.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")

  /// The type for a transport stream in MPEG-2, `public.mpeg-2-transport-stream`.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")

  /// The type for audio in MP3, `public.mp3`.
  public static let mp3 = UTType(declared: "public.mp3")

  /// The type for a movie in MPEG-4, `public.mpeg-4`.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")

  /// The type for audio in MPEG-4, `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")

  /// The type for protected audio in MPEG-4, `com.apple.protected-mpeg-4-audio`.
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")

  /// The type for a protected movie in MPEG-4, `com.apple.protected-mpeg-4-video`.
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")

  /// The type for a movie in AVI, `public.avi`.
  public static let avi = UTType(declared: "public.avi")

  /// The type for audio in AIFF, `public.aiff-audio`.
  public static let aiff = UTType(declared: "public.aiff-audio")

  /// The type for audio in WAV, `com.microsoft.waveform-audio`.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")

  /// The type for music in MIDI, `public.midi-audio`.
  public static let midi = UTType(declared: "public.midi-audio")

  /// The type for a playlist, `public.playlist`.
  public static let playlist = UTType(declared: "public.playlist")

  /// The type for a playlist in M3U, `public.m3u-playlist`.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")

  /// The type for a document in PDF, `com.adobe.pdf`.
  public static let pdf = UTType(declared: "com.adobe.pdf")

  /// The type for an archive in ZIP, `public.zip-archive`.
  public static let zip = UTType(declared: "public.zip-archive")

  /// The type for an archive in gzip, `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")

  /// The type for an archive in bzip2, `public.bzip2-archive`.
  public static let bz2 = UTType(declared: "public.bzip2-archive")

  /// The type for an archive of Apple's systems, `com.apple.archive`.
  public static let appleArchive = UTType(declared: "com.apple.archive")

  /// The type for an archive in tar, `public.tar-archive`.
  public static let tarArchive = UTType(declared: "public.tar-archive")

  /// The type for a book in EPUB, `org.idpf.epub-container`.
  public static let epub = UTType(declared: "org.idpf.epub-container")

  /// The type for an executable of Windows, `com.microsoft.windows-executable`.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")

  /// The type for a font, `public.font`.
  public static let font = UTType(declared: "public.font")

  /// The type for a bookmark, `public.bookmark`.
  public static let bookmark = UTType(declared: "public.bookmark")

  /// The type for a location on the internet, `com.apple.internet-location`.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")

  /// The type for a shortcut to a location on the internet, `com.microsoft.internet-shortcut`.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")

  /// The type for an alias, `com.apple.alias-file`.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")

  /// The type for a certificate, `public.x509-certificate`.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")

  /// The type for a certificate with its key, `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
}
