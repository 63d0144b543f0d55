import Foundation

/// The border, the corners and the shadow of a view.
///
/// ```swift
/// cell.layer.borderColor = Color.separator.cgColor
/// cell.layer.borderWidth = 1
/// cell.layer.cornerRadius = 8
/// ```
@preconcurrency @MainActor public final class Layer {
    /// The background colour, in place of the view's own `backgroundColor`; nil for that.
    public var backgroundColor: Color? { didSet { if backgroundColor != oldValue { onChange() } } }
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { onChange() } } }
    /// Which corners are round, as long as there is a radius.
    public var maskedCorners = CornerMask.all { didSet { if maskedCorners != oldValue { onChange() } } }
    /// The shape of the corners' curves; hosts draw both alike.
    public var cornerCurve = CornerCurve.circular
    /// How wide the border is.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { onChange() } } }
    /// The border's colour; nil stands for black, as long as there is a width.
    public var borderColor: Color? { didSet { if borderColor != oldValue { onChange() } } }
    /// The opacity, from 0 to 1, multiplied by the view's own `alpha`.
    public var opacity: Float = 1 { didSet { if opacity != oldValue { onChange() } } }

    /// The opacity of the shadow, from 0 to 1. At 0, the initial value, there is none.
    public var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { onChange() } } }
    /// The shadow's colour; nil stands for no shadow.
    public var shadowColor: Color? = .black { didSet { if shadowColor != oldValue { onChange() } } }
    /// The offset of the shadow from the view.
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { onChange() } } }
    /// The blur radius of the shadow.
    public var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { onChange() } } }

    /// Content is clipped to the corners in any case. If this is true, there is no shadow.
    public var masksToBounds = false { didSet { if masksToBounds != oldValue { onChange() } } }
    /// A hint for drawing. It has no effect.
    public var shouldRasterize = false
    /// A hint for drawing. It has no effect.
    public var rasterizationScale: CGFloat = 1

    private let onChange: () -> Void

    init(onChange: @escaping () -> Void) { self.onChange = onChange }

    /// Layers belong to views.
    @available(
        *, unavailable, message: "Layers belong to views here: set backgroundColor, or the view's own layer, instead."
    )
    public init() { onChange = {} }

    /// Layers have no sublayers.
    @available(
        *, unavailable,
        message: "Layers hold no others here: say what a cell shows by contentConfiguration and backgroundColor."
    )
    public func addSublayer(_ layer: Layer) {}

    /// Layers have no sublayers.
    @available(
        *, unavailable,
        message: "Layers hold no others here: say what a cell shows by contentConfiguration and backgroundColor."
    )
    public func insertSublayer(_ layer: Layer, at index: UInt32) {}

    /// Layers have no masks but their corners.
    @available(*, unavailable, message: "A layer's cornerRadius and maskedCorners are all that cuts a view off here.")
    public var mask: Layer? {
        get { nil }
        set {}
    }

    /// Rows move when data sources apply snapshots.
    @available(*, unavailable, message: "Rows glide, come and go by themselves here: apply a snapshot.")
    public func add(_ animation: Any, forKey key: String?) {}

    /// Rows move when data sources apply snapshots.
    @available(*, unavailable, message: "Rows glide, come and go by themselves here: apply a snapshot.")
    public func removeAllAnimations() {}

    func show(in content: inout RowContent) {
        if let backgroundColor { content.background = backgroundColor }
        if cornerRadius > 0 {
            content.cornerRadius = cornerRadius
            content.roundCorners = maskedCorners
        }
        if borderWidth > 0 {
            content.stroke = RowContent.Stroke(color: borderColor ?? .black, width: borderWidth)
        }
        if opacity < 1 { content.opacity *= Double(max(0, opacity)) }
        if shadowOpacity > 0, !masksToBounds, let shadowColor {
            content.shadow = RowContent.Shadow(
                color: shadowColor.faded(to: Double(shadowOpacity)), offset: shadowOffset,
                radius: Double(max(0, shadowRadius)))
        }
    }
}

/// Some of the corners of a view.
public struct CornerMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)

    package static let all = CornerMask(rawValue: 15)
}

/// The shape of a corner's curve.
public enum CornerCurve: Hashable, Sendable {
    /// A quarter circle, or a smoother curve.
    case circular, continuous
}

extension Color {
    /// The colour itself: borders and shadows take it.
    public var cgColor: Color { self }

    /// The colour itself.
    public convenience init(cgColor: Color) { self.init(cgColor.value) }
}
