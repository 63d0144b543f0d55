import Foundation

/// What a disk keeps of an entry beside its contents, rights and times: extended attributes, and lists of who may do
/// what.
enum ExtendedAttributes {
    /// Gives a copy those of its original. What the copy's disk can't keep, or this program may not set, is left out.
    static func copy(from original: Int32, to copy: Int32) {
        #if canImport(Darwin)
        _ = fcopyfile(original, copy, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
        #else
        guard let calls else { return }
        let names = names(of: original, calls)
        for name in names {
            guard let value = bytes({ calls.get(original, name, $0, $1) }) else { continue }
            _ = value.withUnsafeBytes { calls.set(copy, name, $0.baseAddress, $0.count, 0) }
        }
        // A new entry gets a list from the folder that it is made in.
        for name in Self.names(of: copy, calls) where isList(name) && !names.contains(name) {
            _ = calls.remove(copy, name)
        }
        #endif
    }

    #if !canImport(Darwin)
    private typealias Get = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
    private typealias List = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Remove = @convention(c) (Int32, UnsafePointer<CChar>) -> Int32

    private struct Calls: Sendable {
        var get: Get
        var set: Set
        var list: List
        var remove: Remove
    }

    /// Swift's module of the C library leaves these functions out, so they are looked up by their names.
    private static let calls: Calls? = {
        guard let get = dlsym(nil, "fgetxattr"), let set = dlsym(nil, "fsetxattr"), let list = dlsym(nil, "flistxattr"),
            let remove = dlsym(nil, "fremovexattr")
        else { return nil }
        return Calls(
            get: unsafeBitCast(get, to: Get.self), set: unsafeBitCast(set, to: Set.self),
            list: unsafeBitCast(list, to: List.self), remove: unsafeBitCast(remove, to: Remove.self))
    }()

    private static func isList(_ name: [CChar]) -> Bool {
        String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self).hasPrefix("system.")
    }

    /// The names, each with its ending zero. Lists come last: they may forbid what is left to do.
    private static func names(of descriptor: Int32, _ calls: Calls) -> [[CChar]] {
        let all = bytes({ calls.list(descriptor, $0, $1) }) ?? []
        let names = all.split(separator: 0).map { $0.map(CChar.init(bitPattern:)) + [0] }
        return names.filter { !isList($0) } + names.filter(isList)
    }

    /// What a call writes; nil where it fails. It may have become longer since its length was asked for.
    private static func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
        while true {
            let length = call(nil, 0)
            if length <= 0 { return length == 0 ? [] : nil }
            var bytes = [UInt8](repeating: 0, count: length)
            let count = bytes.withUnsafeMutableBytes { call($0.baseAddress, length) }
            if count >= 0 { return Array(bytes.prefix(count)) }
            if errno != ERANGE { return nil }
        }
    }
    #endif
}
