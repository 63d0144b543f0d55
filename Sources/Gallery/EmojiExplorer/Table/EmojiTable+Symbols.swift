// Made by Scripts/emoji-table out of the Unicode data, version 15.0. See EmojiTable.swift for the license.

extension EmojiTable {
    static let symbols = """
        🏧 ATM sign|🚮 Litter in bin sign|🚰 Potable water|♿ Wheelchair symbol|🚹 Men’s room|🚺 Women’s room|🚻 Restroom
        🚼 Baby symbol|🚾 Water closet|🛂 Passport control|🛃 Customs|🛄 Baggage claim|🛅 Left luggage|⚠️ Warning
        🚸 Children crossing|⛔ No entry|🚫 Prohibited|🚳 No bicycles|🚭 No smoking|🚯 No littering|🚱 Non-potable water
        🚷 No pedestrians|📵 No mobile phones|🔞 No one under eighteen|☢️ Radioactive|☣️ Biohazard|⬆️ Up arrow
        ↗️ Up-right arrow|➡️ Right arrow|↘️ Down-right arrow|⬇️ Down arrow|↙️ Down-left arrow|⬅️ Left arrow
        ↖️ Up-left arrow|↕️ Up-down arrow|↔️ Left-right arrow|↩️ Right arrow curving left|↪️ Left arrow curving right
        ⤴️ Right arrow curving up|⤵️ Right arrow curving down|🔃 Clockwise vertical arrows
        🔄 Counterclockwise arrows button|🔙 BACK arrow|🔚 END arrow|🔛 ON! arrow|🔜 SOON arrow|🔝 TOP arrow
        🛐 Place of worship|⚛️ Atom symbol|🕉️ Om|✡️ Star of David|☸️ Wheel of dharma|☯️ Yin yang|✝️ Latin cross
        ☦️ Orthodox cross|☪️ Star and crescent|☮️ Peace symbol|🕎 Menorah|🔯 Dotted six-pointed star|🪯 Khanda|♈ Aries
        ♉ Taurus|♊ Gemini|♋ Cancer|♌ Leo|♍ Virgo|♎ Libra|♏ Scorpio|♐ Sagittarius|♑ Capricorn|♒ Aquarius|♓ Pisces
        ⛎ Ophiuchus|🔀 Shuffle tracks button|🔁 Repeat button|🔂 Repeat single button|▶️ Play button|⏩ Fast-forward button
        ⏭️ Next track button|⏯️ Play or pause button|◀️ Reverse button|⏪ Fast reverse button|⏮️ Last track button
        🔼 Upwards button|⏫ Fast up button|🔽 Downwards button|⏬ Fast down button|⏸️ Pause button|⏹️ Stop button
        ⏺️ Record button|⏏️ Eject button|🎦 Cinema|🔅 Dim button|🔆 Bright button|📶 Antenna bars|🛜 Wireless
        📳 Vibration mode|📴 Mobile phone off|♀️ Female sign|♂️ Male sign|⚧️ Transgender symbol|✖️ Multiply|➕ Plus
        ➖ Minus|➗ Divide|🟰 Heavy equals sign|♾️ Infinity|‼️ Double exclamation mark|⁉️ Exclamation question mark
        ❓ Red question mark|❔ White question mark|❕ White exclamation mark|❗ Red exclamation mark|〰️ Wavy dash
        💱 Currency exchange|💲 Heavy dollar sign|⚕️ Medical symbol|♻️ Recycling symbol|⚜️ Fleur-de-lis|🔱 Trident emblem
        📛 Name badge|🔰 Japanese symbol for beginner|⭕ Hollow red circle|✅ Check mark button|☑️ Check box with check
        ✔️ Check mark|❌ Cross mark|❎ Cross mark button|➰ Curly loop|➿ Double curly loop|〽️ Part alternation mark
        ✳️ Eight-spoked asterisk|✴️ Eight-pointed star|❇️ Sparkle|©️ Copyright|®️ Registered|™️ Trade mark|#️⃣ Keycap #
        *️⃣ Keycap *|0️⃣ Keycap 0|1️⃣ Keycap 1|2️⃣ Keycap 2|3️⃣ Keycap 3|4️⃣ Keycap 4|5️⃣ Keycap 5|6️⃣ Keycap 6
        7️⃣ Keycap 7|8️⃣ Keycap 8|9️⃣ Keycap 9|🔟 Keycap 10|🔠 Input latin uppercase|🔡 Input latin lowercase
        🔢 Input numbers|🔣 Input symbols|🔤 Input latin letters|🅰️ A button (blood type)|🆎 AB button (blood type)
        🅱️ B button (blood type)|🆑 CL button|🆒 COOL button|🆓 FREE button|ℹ️ Information|🆔 ID button|Ⓜ️ Circled M
        🆕 NEW button|🆖 NG button|🅾️ O button (blood type)|🆗 OK button|🅿️ P button|🆘 SOS button|🆙 UP! button|🆚 VS button
        🈁 Japanese “here” button|🈂️ Japanese “service charge” button|🈷️ Japanese “monthly amount” button
        🈶 Japanese “not free of charge” button|🈯 Japanese “reserved” button|🉐 Japanese “bargain” button
        🈹 Japanese “discount” button|🈚 Japanese “free of charge” button|🈲 Japanese “prohibited” button
        🉑 Japanese “acceptable” button|🈸 Japanese “application” button|🈴 Japanese “passing grade” button
        🈳 Japanese “vacancy” button|㊗️ Japanese “congratulations” button|㊙️ Japanese “secret” button
        🈺 Japanese “open for business” button|🈵 Japanese “no vacancy” button|🔴 Red circle|🟠 Orange circle
        🟡 Yellow circle|🟢 Green circle|🔵 Blue circle|🟣 Purple circle|🟤 Brown circle|⚫ Black circle|⚪ White circle
        🟥 Red square|🟧 Orange square|🟨 Yellow square|🟩 Green square|🟦 Blue square|🟪 Purple square|🟫 Brown square
        ⬛ Black large square|⬜ White large square|◼️ Black medium square|◻️ White medium square
        ◾ Black medium-small square|◽ White medium-small square|▪️ Black small square|▫️ White small square
        🔶 Large orange diamond|🔷 Large blue diamond|🔸 Small orange diamond|🔹 Small blue diamond
        🔺 Red triangle pointed up|🔻 Red triangle pointed down|💠 Diamond with a dot|🔘 Radio button|🔳 White square button
        🔲 Black square button
        """
}
