/// Makes one colour out of another, so that what depends on a colour need not know which it will be.
///
/// ```swift
/// background.backgroundColorTransformer = ConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
/// ```
///
/// Two transformers are equal when one is a copy of the other.
public struct ConfigurationColorTransformer: Hashable, Sendable {
    private let function: Function

    /// Makes a transformer out of a function, which must give the same for the same colour.
    @preconcurrency public init(_ transform: @escaping @Sendable (Color) -> Color) {
        function = Function(transform: transform)
    }

    /// The colour made out of one.
    public var transform: @Sendable (Color) -> Color { function.transform }

    /// The colour made out of one.
    public func callAsFunction(_ input: Color) -> Color { function.transform(input) }

    /// The grey of the same brightness.
    public static let grayscale = ConfigurationColorTransformer { $0.grey }

    /// The colour as it is: rows draw it in their tint.
    public static let preferredTint = ConfigurationColorTransformer { _ in .tintColor }

    /// A grey in place of a tint, where nothing is to stand out.
    public static let monochromeTint = ConfigurationColorTransformer { _ in .secondaryLabel }

    private final class Function: Hashable, Sendable {
        let transform: @Sendable (Color) -> Color

        init(transform: @escaping @Sendable (Color) -> Color) { self.transform = transform }

        static func == (left: Function, right: Function) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

extension Color {
    fileprivate var grey: Color {
        func grey(_ components: Components) -> Components {
            let brightness = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
            return Components(red: brightness, green: brightness, blue: brightness, alpha: components.alpha)
        }
        let light = grey(components(in: TraitCollection(userInterfaceStyle: .light)))
        let dark = grey(components(in: TraitCollection(userInterfaceStyle: .dark)))
        return Color(light == dark ? .plain(light) : .adaptive(light: light, dark: dark))
    }
}
