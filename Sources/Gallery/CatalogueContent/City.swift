/// A city, its country and that one's flag.
struct City: Hashable {
    let name: String
    let country: String
    let flag: String

    /// Cities of Europe, Asia, Africa, the Americas and Oceania, and a few to begin with.
    static let byContinent: [[City]] = lists.map { list in
        list.split(separator: "\n").map { line in
            let fields = line.split(separator: "|").map(String.init)
            return City(name: fields[1], country: fields[2], flag: fields[0])
        }
    }

    private static let lists = [
        """
        🇵🇹|Lisbon|Portugal
        🇪🇸|Seville|Spain
        🇫🇷|Lyon|France
        🇧🇪|Ghent|Belgium
        🇳🇱|Utrecht|Netherlands
        🇩🇪|Leipzig|Germany
        🇩🇰|Aarhus|Denmark
        🇸🇪|Gothenburg|Sweden
        🇳🇴|Bergen|Norway
        🇫🇮|Turku|Finland
        🇵🇱|Kraków|Poland
        🇨🇿|Brno|Czechia
        🇦🇹|Graz|Austria
        🇮🇹|Turin|Italy
        🇸🇮|Ljubljana|Slovenia
        🇭🇷|Split|Croatia
        🇬🇷|Thessaloniki|Greece
        🇮🇪|Cork|Ireland
        """,
        """
        🇯🇵|Kyoto|Japan
        🇰🇷|Busan|South Korea
        🇨🇳|Chengdu|China
        🇹🇼|Tainan|Taiwan
        🇻🇳|Huế|Vietnam
        🇹🇭|Chiang Mai|Thailand
        🇱🇦|Luang Prabang|Laos
        🇲🇾|Malacca|Malaysia
        🇮🇩|Yogyakarta|Indonesia
        🇵🇭|Iloilo|Philippines
        🇮🇳|Jaipur|India
        🇳🇵|Patan|Nepal
        🇱🇰|Kandy|Sri Lanka
        🇺🇿|Samarkand|Uzbekistan
        🇰🇿|Almaty|Kazakhstan
        🇬🇪|Kutaisi|Georgia
        🇦🇲|Gyumri|Armenia
        🇯🇴|Amman|Jordan
        """,
        """
        🇲🇦|Fez|Morocco
        🇹🇳|Sfax|Tunisia
        🇪🇬|Alexandria|Egypt
        🇸🇳|Dakar|Senegal
        🇬🇭|Kumasi|Ghana
        🇧🇯|Cotonou|Benin
        🇨🇲|Douala|Cameroon
        🇪🇹|Harar|Ethiopia
        🇰🇪|Mombasa|Kenya
        🇺🇬|Entebbe|Uganda
        🇷🇼|Kigali|Rwanda
        🇹🇿|Arusha|Tanzania
        🇿🇲|Lusaka|Zambia
        🇲🇿|Beira|Mozambique
        🇧🇼|Gaborone|Botswana
        🇳🇦|Swakopmund|Namibia
        🇿🇦|Durban|South Africa
        🇲🇬|Antsirabe|Madagascar
        """,
        """
        🇨🇦|Halifax|Canada
        🇺🇸|Portland|United States
        🇲🇽|Oaxaca|Mexico
        🇬🇹|Antigua|Guatemala
        🇨🇷|Cartago|Costa Rica
        🇵🇦|David|Panama
        🇨🇺|Trinidad|Cuba
        🇯🇲|Kingston|Jamaica
        🇨🇴|Medellín|Colombia
        🇪🇨|Cuenca|Ecuador
        🇵🇪|Arequipa|Peru
        🇧🇴|Sucre|Bolivia
        🇨🇱|Valparaíso|Chile
        🇦🇷|Rosario|Argentina
        🇺🇾|Colonia|Uruguay
        🇵🇾|Encarnación|Paraguay
        🇧🇷|Salvador|Brazil
        🇸🇷|Paramaribo|Suriname
        """,
        """
        🇦🇺|Hobart|Australia
        🇦🇺|Fremantle|Australia
        🇦🇺|Cairns|Australia
        🇦🇺|Darwin|Australia
        🇦🇺|Ballarat|Australia
        🇳🇿|Dunedin|New Zealand
        🇳🇿|Nelson|New Zealand
        🇳🇿|Napier|New Zealand
        🇳🇿|Rotorua|New Zealand
        🇫🇯|Suva|Fiji
        🇼🇸|Apia|Samoa
        🇹🇴|Nukuʻalofa|Tonga
        🇻🇺|Port Vila|Vanuatu
        🇸🇧|Honiara|Solomon Islands
        🇵🇬|Lae|Papua New Guinea
        🇵🇼|Koror|Palau
        🇫🇲|Pohnpei|Micronesia
        🇨🇰|Avarua|Cook Islands
        """,
        """
        🇮🇸|Akureyri|Iceland
        🇬🇱|Nuuk|Greenland
        🇫🇴|Tórshavn|Faroe Islands
        """,
    ]
}
