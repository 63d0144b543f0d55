// Made by Scripts/emoji-table out of the Unicode data, version 15.0. See EmojiTable.swift for the license.

extension EmojiTable {
    static let nature = """
        🐵 Monkey face|🐒 Monkey|🦍 Gorilla|🦧 Orangutan|🐶 Dog face|🐕 Dog|🦮 Guide dog|🐕‍🦺 Service dog|🐩 Poodle|🐺 Wolf|🦊 Fox
        🦝 Raccoon|🐱 Cat face|🐈 Cat|🐈‍⬛ Black cat|🦁 Lion|🐯 Tiger face|🐅 Tiger|🐆 Leopard|🐴 Horse face|🫎 Moose|🫏 Donkey
        🐎 Horse|🦄 Unicorn|🦓 Zebra|🦌 Deer|🦬 Bison|🐮 Cow face|🐂 Ox|🐃 Water buffalo|🐄 Cow|🐷 Pig face|🐖 Pig|🐗 Boar
        🐽 Pig nose|🐏 Ram|🐑 Ewe|🐐 Goat|🐪 Camel|🐫 Two-hump camel|🦙 Llama|🦒 Giraffe|🐘 Elephant|🦣 Mammoth|🦏 Rhinoceros
        🦛 Hippopotamus|🐭 Mouse face|🐁 Mouse|🐀 Rat|🐹 Hamster|🐰 Rabbit face|🐇 Rabbit|🐿️ Chipmunk|🦫 Beaver|🦔 Hedgehog
        🦇 Bat|🐻 Bear|🐻‍❄️ Polar bear|🐨 Koala|🐼 Panda|🦥 Sloth|🦦 Otter|🦨 Skunk|🦘 Kangaroo|🦡 Badger|🐾 Paw prints|🦃 Turkey
        🐔 Chicken|🐓 Rooster|🐣 Hatching chick|🐤 Baby chick|🐥 Front-facing baby chick|🐦 Bird|🐧 Penguin|🕊️ Dove|🦅 Eagle
        🦆 Duck|🦢 Swan|🦉 Owl|🦤 Dodo|🪶 Feather|🦩 Flamingo|🦚 Peacock|🦜 Parrot|🪽 Wing|🐦‍⬛ Black bird|🪿 Goose|🐸 Frog
        🐊 Crocodile|🐢 Turtle|🦎 Lizard|🐍 Snake|🐲 Dragon face|🐉 Dragon|🦕 Sauropod|🦖 T-Rex|🐳 Spouting whale|🐋 Whale
        🐬 Dolphin|🦭 Seal|🐟 Fish|🐠 Tropical fish|🐡 Blowfish|🦈 Shark|🐙 Octopus|🐚 Spiral shell|🪸 Coral|🪼 Jellyfish|🐌 Snail
        🦋 Butterfly|🐛 Bug|🐜 Ant|🐝 Honeybee|🪲 Beetle|🐞 Lady beetle|🦗 Cricket|🪳 Cockroach|🕷️ Spider|🕸️ Spider web
        🦂 Scorpion|🦟 Mosquito|🪰 Fly|🪱 Worm|🦠 Microbe|💐 Bouquet|🌸 Cherry blossom|💮 White flower|🪷 Lotus|🏵️ Rosette
        🌹 Rose|🥀 Wilted flower|🌺 Hibiscus|🌻 Sunflower|🌼 Blossom|🌷 Tulip|🪻 Hyacinth|🌱 Seedling|🪴 Potted plant
        🌲 Evergreen tree|🌳 Deciduous tree|🌴 Palm tree|🌵 Cactus|🌾 Sheaf of rice|🌿 Herb|☘️ Shamrock|🍀 Four leaf clover
        🍁 Maple leaf|🍂 Fallen leaf|🍃 Leaf fluttering in wind|🪹 Empty nest|🪺 Nest with eggs|🍄 Mushroom
        """
}
