/// The types that the system declares.
///
/// The identifiers, tags and conformances are those of Apple's list of system-declared uniform type
/// identifiers; first in a list is the preferred one.
enum DeclaredTypes {
  static let all: [TypeDeclaration] = rows.split(separator: "\n").map { TypeDeclaration(row: $0) }

  static let byIdentifier: [String: TypeDeclaration] = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  private static let rows = """
    public.item
    public.content
    public.composite-content|public.content
    public.data|public.item
    public.directory|public.item
    public.resolvable|public.item
    public.symlink|public.resolvable
    public.mount-point|public.resolvable public.directory
    public.volume|public.directory
    public.folder|public.directory
    public.database|public.item
    public.calendar-event|public.item
    public.message|public.item
    public.contact|public.item
    public.archive|public.item
    public.disk-image|public.archive
    public.presentation|public.composite-content
    public.spreadsheet|public.content
    public.executable|public.data
    public.url|public.data
    public.file-url|public.url
    public.text|public.data public.content
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text
    public.utf16-plain-text|public.plain-text
    public.utf16-external-plain-text|public.plain-text
    public.utf8-tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.delimited-values-text|public.text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.rtf|public.text|rtf|text/rtf application/rtf
    com.apple.rtfd|com.apple.package public.composite-content|rtfd
    com.apple.flat-rtfd|public.data public.composite-content
    com.apple.package|public.directory
    com.apple.bundle|public.directory
    com.apple.framework|com.apple.bundle|framework
    com.apple.application|public.executable
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app
    com.apple.application-file|com.apple.application public.data
    com.apple.property-list|public.data|plist
    com.apple.xml-property-list|com.apple.property-list public.xml
    com.apple.binary-property-list|com.apple.property-list
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    public.html|public.text|html htm shtml|text/html
    public.xhtml|public.xml|xhtml xht|application/xhtml+xml
    public.xml|public.text|xml|application/xml text/xml
    public.css|public.text|css|text/css
    public.yaml|public.text|yml yaml|application/x-yaml
    public.json|public.text|json|application/json
    public.geojson|public.json|geojson|application/geo+json
    public.log|public.plain-text|log
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory
    public.to-do-item|public.calendar-event
    com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar
    public.email-message|public.message public.data|eml|message/rfc822
    public.source-code|public.plain-text
    public.assembly-source|public.source-code|s
    public.c-source|public.source-code|c
    public.c-header|public.source-code|h
    public.c-plus-plus-source|public.source-code|cpp cp cxx cc
    public.c-plus-plus-header|public.source-code|hpp hh hxx h++
    public.objective-c-source|public.source-code|m
    public.objective-c-plus-plus-source|public.source-code|mm
    public.swift-source|public.source-code|swift
    public.script|public.source-code
    public.shell-script|public.script|sh command
    public.python-script|public.script|py|text/x-python-script
    public.ruby-script|public.script|rb|text/x-ruby-script
    public.perl-script|public.script|pl pm|text/x-perl-script
    public.php-script|public.script|php php3 php4 ph3 ph4 phtml|text/php
    com.netscape.javascript-source|public.source-code public.executable|js javascript mjs|text/javascript application/javascript
    public.image|public.data public.content
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg
    public.tiff|public.image|tiff tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.apple.icns|public.image|icns
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon
    public.camera-raw-image|public.image
    public.svg-image|public.image public.xml|svg|image/svg+xml
    com.apple.live-photo|public.content
    public.heif|public.heif-standard|heif|image/heif
    public.heif-standard|public.image
    public.heic|public.heif-standard|heic|image/heic
    org.webmproject.webp|public.image|webp|image/webp
    public.avif|public.heif-standard|avif|image/avif
    public.3d-content|public.content
    com.pixar.universal-scene-description|public.3d-content public.data|usd
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
    public.audiovisual-content|public.data public.content
    public.movie|public.audiovisual-content
    public.video|public.movie
    public.audio|public.audiovisual-content
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg
    public.mpeg-2-video|public.video|m2v|video/mpeg2
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4
    com.apple.protected-mpeg-4-audio|public.audio|m4p
    com.apple.protected-mpeg-4-video|public.movie|m4v
    com.apple.m4a-audio|public.audio|m4a|audio/x-m4a
    com.apple.m4v-video|public.movie|m4v|video/x-m4v
    public.avi|public.movie|avi vfw|video/avi
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav
    public.midi-audio|public.audio|midi mid|audio/midi
    public.playlist
    public.m3u-playlist|public.text public.playlist|m3u8 m3u|application/vnd.apple.mpegurl
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    public.zip-archive|public.data public.archive|zip|application/zip
    com.pkware.zip-archive|public.data public.archive|zip|application/zip
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip
    public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2
    com.apple.archive|public.data public.archive|aar
    public.tar-archive|public.data public.archive|tar|application/x-tar
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload
    com.microsoft.word.doc|public.data|doc|application/msword
    com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint
    org.openxmlformats.wordprocessingml.document|public.data|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation
    public.font|public.data
    public.truetype-ttf-font|public.font|ttf|font/ttf
    public.opentype-font|public.font|otf|font/otf
    public.bookmark
    com.apple.internet-location|public.data public.bookmark
    com.microsoft.internet-shortcut|public.data public.bookmark|url
    com.apple.resolvable|public.resolvable
    com.apple.alias-file|public.data public.resolvable
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    """
}
