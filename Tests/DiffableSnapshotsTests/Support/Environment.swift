#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The value of an environment variable, or `nil`.
func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
