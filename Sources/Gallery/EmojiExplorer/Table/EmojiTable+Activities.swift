// Made by Scripts/emoji-table out of the Unicode data, version 15.0. See EmojiTable.swift for the license.

extension EmojiTable {
    static let activities = """
        🎃 Jack-o-lantern|🎄 Christmas tree|🎆 Fireworks|🎇 Sparkler|🧨 Firecracker|✨ Sparkles|🎈 Balloon|🎉 Party popper
        🎊 Confetti ball|🎋 Tanabata tree|🎍 Pine decoration|🎎 Japanese dolls|🎏 Carp streamer|🎐 Wind chime
        🎑 Moon viewing ceremony|🧧 Red envelope|🎀 Ribbon|🎁 Wrapped gift|🎗️ Reminder ribbon|🎟️ Admission tickets|🎫 Ticket
        🎖️ Military medal|🏆 Trophy|🏅 Sports medal|🥇 1st place medal|🥈 2nd place medal|🥉 3rd place medal|⚽ Soccer ball
        ⚾ Baseball|🥎 Softball|🏀 Basketball|🏐 Volleyball|🏈 American football|🏉 Rugby football|🎾 Tennis|🥏 Flying disc
        🎳 Bowling|🏏 Cricket game|🏑 Field hockey|🏒 Ice hockey|🥍 Lacrosse|🏓 Ping pong|🏸 Badminton|🥊 Boxing glove
        🥋 Martial arts uniform|🥅 Goal net|⛳ Flag in hole|⛸️ Ice skate|🎣 Fishing pole|🤿 Diving mask|🎽 Running shirt
        🎿 Skis|🛷 Sled|🥌 Curling stone|🎯 Bullseye|🪀 Yo-yo|🪁 Kite|🔫 Water pistol|🎱 Pool 8 ball|🔮 Crystal ball
        🪄 Magic wand|🎮 Video game|🕹️ Joystick|🎰 Slot machine|🎲 Game die|🧩 Puzzle piece|🧸 Teddy bear|🪅 Piñata
        🪩 Mirror ball|🪆 Nesting dolls|♠️ Spade suit|♥️ Heart suit|♦️ Diamond suit|♣️ Club suit|♟️ Chess pawn|🃏 Joker
        🀄 Mahjong red dragon|🎴 Flower playing cards|🎭 Performing arts|🖼️ Framed picture|🎨 Artist palette|🧵 Thread
        🪡 Sewing needle|🧶 Yarn|🪢 Knot
        """
}
