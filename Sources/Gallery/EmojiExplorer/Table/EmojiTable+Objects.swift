// Made by Scripts/emoji-table out of the Unicode data, version 15.0. See EmojiTable.swift for the license.

extension EmojiTable {
    static let objects = """
        👓 Glasses|🕶️ Sunglasses|🥽 Goggles|🥼 Lab coat|🦺 Safety vest|👔 Necktie|👕 T-shirt|👖 Jeans|🧣 Scarf|🧤 Gloves|🧥 Coat
        🧦 Socks|👗 Dress|👘 Kimono|🥻 Sari|🩱 One-piece swimsuit|🩲 Briefs|🩳 Shorts|👙 Bikini|👚 Woman’s clothes
        🪭 Folding hand fan|👛 Purse|👜 Handbag|👝 Clutch bag|🛍️ Shopping bags|🎒 Backpack|🩴 Thong sandal|👞 Man’s shoe
        👟 Running shoe|🥾 Hiking boot|🥿 Flat shoe|👠 High-heeled shoe|👡 Woman’s sandal|🩰 Ballet shoes|👢 Woman’s boot
        🪮 Hair pick|👑 Crown|👒 Woman’s hat|🎩 Top hat|🎓 Graduation cap|🧢 Billed cap|🪖 Military helmet
        ⛑️ Rescue worker’s helmet|📿 Prayer beads|💄 Lipstick|💍 Ring|💎 Gem stone|🔇 Muted speaker|🔈 Speaker low volume
        🔉 Speaker medium volume|🔊 Speaker high volume|📢 Loudspeaker|📣 Megaphone|📯 Postal horn|🔔 Bell|🔕 Bell with slash
        🎼 Musical score|🎵 Musical note|🎶 Musical notes|🎙️ Studio microphone|🎚️ Level slider|🎛️ Control knobs
        🎤 Microphone|🎧 Headphone|📻 Radio|🎷 Saxophone|🪗 Accordion|🎸 Guitar|🎹 Musical keyboard|🎺 Trumpet|🎻 Violin|🪕 Banjo
        🥁 Drum|🪘 Long drum|🪇 Maracas|🪈 Flute|📱 Mobile phone|📲 Mobile phone with arrow|☎️ Telephone|📞 Telephone receiver
        📟 Pager|📠 Fax machine|🔋 Battery|🪫 Low battery|🔌 Electric plug|💻 Laptop|🖥️ Desktop computer|🖨️ Printer
        ⌨️ Keyboard|🖱️ Computer mouse|🖲️ Trackball|💽 Computer disk|💾 Floppy disk|💿 Optical disk|📀 Dvd|🧮 Abacus
        🎥 Movie camera|🎞️ Film frames|📽️ Film projector|🎬 Clapper board|📺 Television|📷 Camera|📸 Camera with flash
        📹 Video camera|📼 Videocassette|🔍 Magnifying glass tilted left|🔎 Magnifying glass tilted right|🕯️ Candle
        💡 Light bulb|🔦 Flashlight|🏮 Red paper lantern|🪔 Diya lamp|📔 Notebook with decorative cover|📕 Closed book
        📖 Open book|📗 Green book|📘 Blue book|📙 Orange book|📚 Books|📓 Notebook|📒 Ledger|📃 Page with curl|📜 Scroll
        📄 Page facing up|📰 Newspaper|🗞️ Rolled-up newspaper|📑 Bookmark tabs|🔖 Bookmark|🏷️ Label|💰 Money bag|🪙 Coin
        💴 Yen banknote|💵 Dollar banknote|💶 Euro banknote|💷 Pound banknote|💸 Money with wings|💳 Credit card|🧾 Receipt
        💹 Chart increasing with yen|✉️ Envelope|📧 E-mail|📨 Incoming envelope|📩 Envelope with arrow|📤 Outbox tray
        📥 Inbox tray|📦 Package|📫 Closed mailbox with raised flag|📪 Closed mailbox with lowered flag
        📬 Open mailbox with raised flag|📭 Open mailbox with lowered flag|📮 Postbox|🗳️ Ballot box with ballot|✏️ Pencil
        ✒️ Black nib|🖋️ Fountain pen|🖊️ Pen|🖌️ Paintbrush|🖍️ Crayon|📝 Memo|💼 Briefcase|📁 File folder|📂 Open file folder
        🗂️ Card index dividers|📅 Calendar|📆 Tear-off calendar|🗒️ Spiral notepad|🗓️ Spiral calendar|📇 Card index
        📈 Chart increasing|📉 Chart decreasing|📊 Bar chart|📋 Clipboard|📌 Pushpin|📍 Round pushpin|📎 Paperclip
        🖇️ Linked paperclips|📏 Straight ruler|📐 Triangular ruler|✂️ Scissors|🗃️ Card file box|🗄️ File cabinet
        🗑️ Wastebasket|🔒 Locked|🔓 Unlocked|🔏 Locked with pen|🔐 Locked with key|🔑 Key|🗝️ Old key|🔨 Hammer|🪓 Axe|⛏️ Pick
        ⚒️ Hammer and pick|🛠️ Hammer and wrench|🗡️ Dagger|⚔️ Crossed swords|💣 Bomb|🪃 Boomerang|🏹 Bow and arrow
        🛡️ Shield|🪚 Carpentry saw|🔧 Wrench|🪛 Screwdriver|🔩 Nut and bolt|⚙️ Gear|🗜️ Clamp|⚖️ Balance scale|🦯 White cane
        🔗 Link|⛓️ Chains|🪝 Hook|🧰 Toolbox|🧲 Magnet|🪜 Ladder|⚗️ Alembic|🧪 Test tube|🧫 Petri dish|🧬 Dna|🔬 Microscope
        🔭 Telescope|📡 Satellite antenna|💉 Syringe|🩸 Drop of blood|💊 Pill|🩹 Adhesive bandage|🩼 Crutch|🩺 Stethoscope
        🩻 X-ray|🚪 Door|🛗 Elevator|🪞 Mirror|🪟 Window|🛏️ Bed|🛋️ Couch and lamp|🪑 Chair|🚽 Toilet|🪠 Plunger|🚿 Shower
        🛁 Bathtub|🪤 Mouse trap|🪒 Razor|🧴 Lotion bottle|🧷 Safety pin|🧹 Broom|🧺 Basket|🧻 Roll of paper|🪣 Bucket|🧼 Soap
        🫧 Bubbles|🪥 Toothbrush|🧽 Sponge|🧯 Fire extinguisher|🛒 Shopping cart|🚬 Cigarette|⚰️ Coffin|🪦 Headstone
        ⚱️ Funeral urn|🧿 Nazar amulet|🪬 Hamsa|🗿 Moai|🪧 Placard|🪪 Identification card
        """
}
