import Diffable

/// AppKit's name for ``View``.
public typealias NSView = View
/// AppKit's name for ``Color``.
public typealias NSColor = Color
/// AppKit's name for ``Image``.
public typealias NSImage = Image
/// AppKit's name for ``Font``.
public typealias NSFont = Font
/// AppKit's name for ``EdgeInsets``.
public typealias NSEdgeInsets = EdgeInsets
/// AppKit's name for ``LabelView/Alignment``.
public typealias NSTextAlignment = LabelView.Alignment
/// AppKit's name for ``Layer``.
public typealias CALayer = Layer
/// AppKit's name for ``CornerMask``.
public typealias CACornerMask = CornerMask
/// AppKit's name for ``CornerCurve``.
public typealias CALayerCornerCurve = CornerCurve
/// AppKit's name for ``Color``.
public typealias CGColor = Color
