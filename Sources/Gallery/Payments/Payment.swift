import Diffable
import Foundation

/// A payment in a ledger that is too long to be kept: its number says all of it.
struct Payment: Hashable, Sendable {
    let number: Int

    /// Who paid. Among some seventeen hundred in a row no two share a name.
    var name: String {
        let first = Self.firstNames, last = Self.lastNames
        return "\(first[number % first.count]) \(last[(number * 17 + number / first.count) % last.count])"
    }

    var place: String { Self.places[scattered % Self.places.count] }

    /// A few hundred came each day, the latest first. Those with higher numbers are added while one looks on.
    var date: Day { Day(daysBefore: (number > Self.count ? Self.count - number : number) / 400) }

    /// How many there are at first.
    static let count = 1_000_000

    /// In euros and cents.
    var amount: String {
        let cents = 180 + scattered / 64 % (scattered % 5 == 0 ? 250_000 : 9_000)
        return "€\(grouped(cents / 100)).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    /// What it was for.
    var kind: Kind { Kind.allCases[scattered / 7 % Kind.allCases.count] }

    /// A number that looks like chance, and is the same each time.
    private var scattered: Int {
        var bits = UInt32(truncatingIfNeeded: number) &* 0x9E37_79B1
        bits ^= bits >> 15
        bits &*= 0x85EB_CA77
        return Int((bits ^ bits >> 13) & 0x7FFF_FFFF)
    }

    enum Kind: String, CaseIterable, Sendable {
        case groceries, restaurant, books, train, fuel, flowers, music, gifts

        /// The symbol that stands for it, and its colour.
        @MainActor var image: Image { Self.images[self]! }

        @MainActor private static let images: [Kind: Image] = [
            .groceries: .symbol("cart.fill", on: .systemGreen), .restaurant: .symbol("fork.knife", on: .systemOrange),
            .books: .symbol("book.fill", on: .systemBrown), .train: .symbol("bus", on: .systemBlue),
            .fuel: .symbol("car.fill", on: .systemIndigo), .flowers: .symbol("leaf.fill", on: .systemMint),
            .music: .symbol("music.note", on: .systemPink), .gifts: .symbol("gift", on: .systemRed),
        ]
    }

    private static let firstNames = [
        "Ada", "Bruno", "Chiara", "Dylan", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Karin", "Luca", "Maya",
        "Nils", "Olga", "Paul", "Quinn", "Rosa", "Sven", "Tara", "Uma", "Viktor", "Wanda", "Xenia", "Yusuf", "Zoë",
        "Anton", "Bea", "Carlos", "Dora", "Emil", "Frida", "Goran", "Hanna", "Ivan", "Julia", "Kofi", "Lena", "Marco",
        "Nora", "Omar",
    ]

    private static let lastNames = [
        "Abel", "Berg", "Costa", "Diaz", "Eder", "Fischer", "Garcia", "Hansen", "Ito", "Jansen", "Kaya", "Lind",
        "Moreau",
        "Novak", "Okafor", "Petrov", "Quist", "Rossi", "Silva", "Tanaka", "Ueda", "Vogel", "Weber", "Young", "Zhang",
        "Arslan", "Blanc", "Cohen", "Duarte", "Ek", "Ferrari", "Gruber", "Haas", "Ivanov", "Juhl", "Keller", "Lopez",
        "Maier", "Nagy", "Olsen", "Popa", "Rey", "Sato",
    ]

    private static let places = [
        "Lisbon", "Oslo", "Vienna", "Ghent", "Porto", "Bern", "Turin", "Lyon", "Graz", "Malmö", "Kraków", "Bilbao",
        "Leipzig", "Utrecht", "Galway", "Tallinn",
    ]
}

extension Payment {
    /// A day, named without a calendar: a row that is scrolled past must cost next to nothing.
    struct Day: CustomStringConvertible {
        let description: String

        /// The day that lies a number of days before the ledger's first.
        init(daysBefore days: Int) {
            // Years begin in March here, so that the day that not all of them have is their last.
            let count = Self.first - days + 719_468
            let era = count / 146_097
            let dayOfEra = count % 146_097
            let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
            let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
            let month = (5 * dayOfYear + 2) / 153
            let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
            // What is of the ledger's own year goes without it: the words of a row are whole on a telephone.
            // A day stays with its month.
            let day = "\(Self.months[month])\u{A0}\(dayOfYear - (153 * month + 2) / 5 + 1)"
            description = year == 2026 ? day : "\(day), \(year)"
        }

        /// November 20, 2026, in days since 1970.
        private static let first = 20_777
        private static let months = [
            "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb",
        ]
    }

    /// What a row of the ledger shows.
    @MainActor var content: ListContentConfiguration {
        var content = ListContentConfiguration.subtitleCell()
        content.text = name
        content.secondaryText = "No. \(grouped(number)) · \(place) · \(date)"
        content.secondaryTextProperties.numberOfLines = 3
        content.image = kind.image
        content.columns = [RowContent.Column(text: amount, width: 0)]
        return content
    }

    /// Such rows below each other, all of one height, but on the smallest screens: the longest texts have a further
    /// line there.
    @MainActor static func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { _, environment in
            var list = CollectionLayoutListConfiguration(appearance: .plain)
            let isSmall = environment.container.effectiveContentSize.width < 340 * environment.traitCollection.textScale
            list.estimatedRowHeight = 60
            if !isSmall { list.rowHeight = 60 }
            return .list(using: list, layoutEnvironment: environment)
        }
    }
}
