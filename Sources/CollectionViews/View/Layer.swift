import Foundation

/// The border, the corners and the shadow of a view.
///
/// ```swift
/// cell.layer.borderColor = Color.separator.cgColor
/// cell.layer.borderWidth = 1
/// cell.layer.cornerRadius = 8
/// ```
@preconcurrency @MainActor public final class Layer {
    /// The colour behind the view, drawn over its own `backgroundColor`; nil stands for that alone.
    public var backgroundColor: Color? { didSet { if backgroundColor != oldValue { onChange() } } }
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { onChange() } } }
    /// Which corners are round, as long as there is a radius.
    public var maskedCorners = CornerMask.all { didSet { if maskedCorners != oldValue { onChange() } } }
    /// How the curve of a corner begins; hosts draw both alike.
    public var cornerCurve = CornerCurve.circular
    /// How wide the border is.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { onChange() } } }
    /// The border's colour; nil stands for black, as long as there is a width.
    public var borderColor: Color? { didSet { if borderColor != oldValue { onChange() } } }
    /// How much of the view can be seen, from 0 to 1, besides the view's own `alpha`.
    public var opacity: Float = 1 { didSet { if opacity != oldValue { onChange() } } }

    /// How much of the shadow can be seen, from 0 to 1. At 0, as it is at first, there is none.
    public var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { onChange() } } }
    /// The shadow's colour; nil stands for no shadow.
    public var shadowColor: Color? = .black { didSet { if shadowColor != oldValue { onChange() } } }
    /// Where the shadow stands, from the view's own place.
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { onChange() } } }
    /// How soft the shadow is.
    public var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { onChange() } } }

    /// Whether content is cut off at the corners, which it always is. A shadow is cut off with it.
    public var masksToBounds = false { didSet { if masksToBounds != oldValue { onChange() } } }
    /// A hint of how to draw; hosts draw as they do.
    public var shouldRasterize = false
    /// A hint of how to draw; hosts draw as they do.
    public var rasterizationScale: CGFloat = 1

    private let onChange: () -> Void

    init(onChange: @escaping () -> Void) { self.onChange = onChange }

    /// Layers belong to views.
    @available(
        *, unavailable, message: "Layers belong to views here: set backgroundColor, or the view's own layer, instead."
    )
    public init() { onChange = {} }

    /// Layers hold no others.
    @available(
        *, unavailable,
        message: "Layers hold no others here: say what a cell shows by contentConfiguration and backgroundColor."
    )
    public func addSublayer(_ layer: Layer) {}

    /// Layers hold no others.
    @available(
        *, unavailable,
        message: "Layers hold no others here: say what a cell shows by contentConfiguration and backgroundColor."
    )
    public func insertSublayer(_ layer: Layer, at index: UInt32) {}

    /// Corners are all that cuts a view off.
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

/// Some of the corners of a view, whichever way lines run.
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

/// How the curve of a corner begins.
public enum CornerCurve: Hashable, Sendable {
    /// At once, or by and by.
    case circular, continuous
}

extension Color {
    /// The colour itself, for borders and shadows.
    public var cgColor: Color { self }

    /// The colour itself.
    public convenience init(cgColor: Color) { self.init(cgColor.value) }
}
