import Diffable
import Foundation

extension Color {
    /// The hue at a share of the circle, as light and as colourful as all others are to the eye.
    ///
    /// It has a lightness of 0.74 and a chroma of 0.12 in Oklch; colours of equal brightness in HSB seem to glare where
    /// they are yellow and to be dark where they are blue.
    static func even(hue: Double) -> Color {
        let (lightness, chroma) = (0.74, 0.12)
        let angle = hue * 2 * .pi
        let (a, b) = (chroma * cos(angle), chroma * sin(angle))
        let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        func encoded(_ linear: Double) -> Double {
            let value = min(max(linear, 0), 1)
            return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        return Color(
            red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: 1)
    }
}
