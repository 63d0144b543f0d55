extension Mountain {
    /// The highest of all.
    static let highest = all.max { $0.height < $1.height }!

    /// The day on which somebody first stood on the summit; nil for most.
    var firstAscent: String? { Self.firstAscents[name] }

    private static let firstAscents = [
        "Annapurna I": "June 3, 1950", "Mount Everest": "May 29, 1953", "Nanga Parbat": "July 3, 1953",
        "K2": "July 31, 1954", "Cho Oyu": "October 19, 1954", "Makalu": "May 15, 1955",
        "Kangchenjunga": "May 25, 1955", "Manaslu": "May 9, 1956", "Lhotse": "May 18, 1956",
        "Gasherbrum II": "July 7, 1956", "Broad Peak": "June 9, 1957", "Gasherbrum I": "July 5, 1958",
        "Dhaulagiri": "May 13, 1960", "Shishapangma": "May 2, 1964", "Matterhorn": "July 14, 1865",
        "Mont Blanc": "August 8, 1786",
    ]
}
