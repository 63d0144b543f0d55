import Diffable

/// An animal.
struct Animal: Hashable {
    let emoji: String
    let name: String
    let color: Color

    static let all = [
        "🦁 Lion", "🐘 Elephant", "🦒 Giraffe", "🐼 Panda", "🦊 Fox", "🐨 Koala", "🐯 Tiger", "🦓 Zebra", "🦏 Rhino",
        "🐳 Whale", "🐬 Dolphin", "🐙 Octopus", "🦉 Owl", "🦜 Parrot", "🐧 Penguin", "🐢 Turtle", "🦎 Lizard",
        "🐊 Crocodile", "🐝 Bee", "🦋 Butterfly", "🐞 Ladybird", "🦔 Hedgehog", "🐿️ Chipmunk", "🦇 Bat",
    ].enumerated().map { index, entry in
        let parts = entry.split(separator: " ")
        return Animal(
            emoji: String(parts[0]), name: String(parts[1]),
            color: grounds[index % grounds.count].withAlphaComponent(0.28))
    }

    private static let grounds: [Color] = [
        .systemOrange, .systemTeal, .systemYellow, .systemPink, .systemGreen, .systemIndigo, .systemMint,
    ]
}

/// An element of the periodic table.
struct ChemicalElement: Hashable {
    let symbol: String
    let name: String

    /// The first five periods.
    static let periods: [[ChemicalElement]] = [
        "H Hydrogen,He Helium",
        "Li Lithium,Be Beryllium,B Boron,C Carbon,N Nitrogen,O Oxygen,F Fluorine,Ne Neon",
        "Na Sodium,Mg Magnesium,Al Aluminium,Si Silicon,P Phosphorus,S Sulfur,Cl Chlorine,Ar Argon",
        """
        K Potassium,Ca Calcium,Sc Scandium,Ti Titanium,V Vanadium,Cr Chromium,Mn Manganese,Fe Iron,Co Cobalt,\
        Ni Nickel,Cu Copper,Zn Zinc,Ga Gallium,Ge Germanium,As Arsenic,Se Selenium,Br Bromine,Kr Krypton
        """,
        """
        Rb Rubidium,Sr Strontium,Y Yttrium,Zr Zirconium,Nb Niobium,Mo Molybdenum,Tc Technetium,Ru Ruthenium,\
        Rh Rhodium,Pd Palladium,Ag Silver,Cd Cadmium,In Indium,Sn Tin,Sb Antimony,Te Tellurium,I Iodine,Xe Xenon
        """,
    ].map { period in
        period.split(separator: ",").map { entry in
            let parts = entry.split(separator: " ")
            return ChemicalElement(symbol: String(parts[0]), name: String(parts[1]))
        }
    }
}
