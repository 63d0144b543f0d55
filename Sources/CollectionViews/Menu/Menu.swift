/// A list of actions and of further menus.
///
/// ```swift
/// let menu = Menu(title: "", children: [
///     Action(title: "Copy", image: .symbol("doc.on.doc")) { _ in copy(id) },
///     Menu(title: "Sort by", options: .singleSelection, children: [
///         Action(title: "Name", state: .on) { _ in sort(by: .name) },
///         Action(title: "Date") { _ in sort(by: .date) },
///     ]),
///     Action(title: "Delete", image: .symbol("trash"), attributes: .destructive) { _ in delete(id) },
/// ])
/// ```
///
/// A menu among the children is a submenu with a title of its own, or with ``Options/displayInline`` a group between
/// lines. A menu without visible elements is left out.
@preconcurrency @MainActor open class Menu: MenuElement {
    /// The name by which a program finds the menu.
    public let identifier: Identifier
    /// How the menu is shown in another one.
    public let options: Options
    /// What the menu consists of.
    public let children: [MenuElement]

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: The title above the elements, or of a submenu; none when empty.
    ///   - subtitle: A second line, for a submenu.
    ///   - image: A picture, for a submenu.
    ///   - identifier: The name by which a program finds the menu; nil makes one that no other menu has.
    ///   - options: How the menu is shown in another one.
    ///   - children: What the menu consists of.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [MenuElement] = []
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("menu \(Self.count)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    private static var count = 0

    /// The same menu, with other children.
    public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
        Menu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown in another one.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set out of its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Its elements are shown among the others, between lines.
        public static let displayInline = Options(rawValue: 1)
        /// It contains destructive actions, and is shown in red.
        public static let destructive = Options(rawValue: 2)
        /// At most one of its actions is on.
        public static let singleSelection = Options(rawValue: 32)
    }
}
