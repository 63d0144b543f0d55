import Foundation

/// Apple's name for ``Font``.
public typealias UIFont = Font
/// Apple's name for ``FontDescriptor``.
public typealias UIFontDescriptor = FontDescriptor
/// Apple's name for ``FontMetrics``.
public typealias UIFontMetrics = FontMetrics
/// Apple's name for ``ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory
/// Apple's name for ``Image``.
public typealias UIImage = Image
/// Apple's name for ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
/// Apple's name for ``UnderlineStyle``.
public typealias NSUnderlineStyle = UnderlineStyle
/// Apple's name for ``Axis``.
public typealias UIAxis = Axis
/// Apple's name for ``UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
/// Apple's name for ``TraitEnvironmentLayoutDirection``.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection
/// Apple's name for ``ConfigurationState``.
public typealias UIConfigurationState = ConfigurationState
/// Apple's name for ``ConfigurationStateCustomKey``.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// Apple's name for ``ViewConfigurationState``.
public typealias UIViewConfigurationState = ViewConfigurationState
/// Apple's name for ``ConfigurationColorTransformer``.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
/// Apple's name for ``Layer``.
public typealias CALayer = Layer
/// Apple's name for ``CornerMask``.
public typealias CACornerMask = CornerMask
/// Apple's name for ``CornerCurve``.
public typealias CALayerCornerCurve = CornerCurve
/// Apple's name for a colour of a layer.
public typealias CGColor = Color
/// Lets literals of colours be colours.
public typealias _ColorLiteralType = Color
