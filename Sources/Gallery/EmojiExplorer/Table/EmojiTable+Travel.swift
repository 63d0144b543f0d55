// Made by Scripts/emoji-table out of the Unicode data, version 15.0. See EmojiTable.swift for the license.

extension EmojiTable {
    static let travel = """
        🌍 Globe showing Europe-Africa|🌎 Globe showing Americas|🌏 Globe showing Asia-Australia|🌐 Globe with meridians
        🗺️ World map|🗾 Map of Japan|🧭 Compass|🏔️ Snow-capped mountain|⛰️ Mountain|🌋 Volcano|🗻 Mount fuji|🏕️ Camping
        🏖️ Beach with umbrella|🏜️ Desert|🏝️ Desert island|🏞️ National park|🏟️ Stadium|🏛️ Classical building
        🏗️ Building construction|🧱 Brick|🪨 Rock|🪵 Wood|🛖 Hut|🏘️ Houses|🏚️ Derelict house|🏠 House|🏡 House with garden
        🏢 Office building|🏣 Japanese post office|🏤 Post office|🏥 Hospital|🏦 Bank|🏨 Hotel|🏩 Love hotel
        🏪 Convenience store|🏫 School|🏬 Department store|🏭 Factory|🏯 Japanese castle|🏰 Castle|💒 Wedding|🗼 Tokyo tower
        🗽 Statue of Liberty|⛪ Church|🕌 Mosque|🛕 Hindu temple|🕍 Synagogue|⛩️ Shinto shrine|🕋 Kaaba|⛲ Fountain|⛺ Tent
        🌁 Foggy|🌃 Night with stars|🏙️ Cityscape|🌄 Sunrise over mountains|🌅 Sunrise|🌆 Cityscape at dusk|🌇 Sunset
        🌉 Bridge at night|♨️ Hot springs|🎠 Carousel horse|🛝 Playground slide|🎡 Ferris wheel|🎢 Roller coaster
        💈 Barber pole|🎪 Circus tent|🚂 Locomotive|🚃 Railway car|🚄 High-speed train|🚅 Bullet train|🚆 Train|🚇 Metro
        🚈 Light rail|🚉 Station|🚊 Tram|🚝 Monorail|🚞 Mountain railway|🚋 Tram car|🚌 Bus|🚍 Oncoming bus|🚎 Trolleybus
        🚐 Minibus|🚑 Ambulance|🚒 Fire engine|🚓 Police car|🚔 Oncoming police car|🚕 Taxi|🚖 Oncoming taxi|🚗 Automobile
        🚘 Oncoming automobile|🚙 Sport utility vehicle|🛻 Pickup truck|🚚 Delivery truck|🚛 Articulated lorry|🚜 Tractor
        🏎️ Racing car|🏍️ Motorcycle|🛵 Motor scooter|🦽 Manual wheelchair|🦼 Motorized wheelchair|🛺 Auto rickshaw
        🚲 Bicycle|🛴 Kick scooter|🛹 Skateboard|🛼 Roller skate|🚏 Bus stop|🛣️ Motorway|🛤️ Railway track|🛢️ Oil drum
        ⛽ Fuel pump|🛞 Wheel|🚨 Police car light|🚥 Horizontal traffic light|🚦 Vertical traffic light|🛑 Stop sign
        🚧 Construction|⚓ Anchor|🛟 Ring buoy|⛵ Sailboat|🛶 Canoe|🚤 Speedboat|🛳️ Passenger ship|⛴️ Ferry|🛥️ Motor boat
        🚢 Ship|✈️ Airplane|🛩️ Small airplane|🛫 Airplane departure|🛬 Airplane arrival|🪂 Parachute|💺 Seat|🚁 Helicopter
        🚟 Suspension railway|🚠 Mountain cableway|🚡 Aerial tramway|🛰️ Satellite|🚀 Rocket|🛸 Flying saucer|🛎️ Bellhop bell
        🧳 Luggage|⌛ Hourglass done|⏳ Hourglass not done|⌚ Watch|⏰ Alarm clock|⏱️ Stopwatch|⏲️ Timer clock
        🕰️ Mantelpiece clock|🕛 Twelve o’clock|🕧 Twelve-thirty|🕐 One o’clock|🕜 One-thirty|🕑 Two o’clock|🕝 Two-thirty
        🕒 Three o’clock|🕞 Three-thirty|🕓 Four o’clock|🕟 Four-thirty|🕔 Five o’clock|🕠 Five-thirty|🕕 Six o’clock
        🕡 Six-thirty|🕖 Seven o’clock|🕢 Seven-thirty|🕗 Eight o’clock|🕣 Eight-thirty|🕘 Nine o’clock|🕤 Nine-thirty
        🕙 Ten o’clock|🕥 Ten-thirty|🕚 Eleven o’clock|🕦 Eleven-thirty|🌑 New moon|🌒 Waxing crescent moon
        🌓 First quarter moon|🌔 Waxing gibbous moon|🌕 Full moon|🌖 Waning gibbous moon|🌗 Last quarter moon
        🌘 Waning crescent moon|🌙 Crescent moon|🌚 New moon face|🌛 First quarter moon face|🌜 Last quarter moon face
        🌡️ Thermometer|☀️ Sun|🌝 Full moon face|🌞 Sun with face|🪐 Ringed planet|⭐ Star|🌟 Glowing star|🌠 Shooting star
        🌌 Milky way|☁️ Cloud|⛅ Sun behind cloud|⛈️ Cloud with lightning and rain|🌤️ Sun behind small cloud
        🌥️ Sun behind large cloud|🌦️ Sun behind rain cloud|🌧️ Cloud with rain|🌨️ Cloud with snow
        🌩️ Cloud with lightning|🌪️ Tornado|🌫️ Fog|🌬️ Wind face|🌀 Cyclone|🌈 Rainbow|🌂 Closed umbrella|☂️ Umbrella
        ☔ Umbrella with rain drops|⛱️ Umbrella on ground|⚡ High voltage|❄️ Snowflake|☃️ Snowman|⛄ Snowman without snow
        ☄️ Comet|🔥 Fire|💧 Droplet|🌊 Water wave
        """
}
