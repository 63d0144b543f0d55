// Made by Scripts/emoji-table out of the Unicode data, version 15.0. See EmojiTable.swift for the license.

extension EmojiTable {
    static let smileys = """
        😀 Grinning face|😃 Grinning face with big eyes|😄 Grinning face with smiling eyes
        😁 Beaming face with smiling eyes|😆 Grinning squinting face|😅 Grinning face with sweat
        🤣 Rolling on the floor laughing|😂 Face with tears of joy|🙂 Slightly smiling face|🙃 Upside-down face
        🫠 Melting face|😉 Winking face|😊 Smiling face with smiling eyes|😇 Smiling face with halo
        🥰 Smiling face with hearts|😍 Smiling face with heart-eyes|🤩 Star-struck|😘 Face blowing a kiss|😗 Kissing face
        ☺️ Smiling face|😚 Kissing face with closed eyes|😙 Kissing face with smiling eyes|🥲 Smiling face with tear
        😋 Face savoring food|😛 Face with tongue|😜 Winking face with tongue|🤪 Zany face|😝 Squinting face with tongue
        🤑 Money-mouth face|🤗 Smiling face with open hands|🤭 Face with hand over mouth
        🫢 Face with open eyes and hand over mouth|🫣 Face with peeking eye|🤫 Shushing face|🤔 Thinking face
        🫡 Saluting face|🤐 Zipper-mouth face|🤨 Face with raised eyebrow|😐 Neutral face|😑 Expressionless face
        😶 Face without mouth|🫥 Dotted line face|😶‍🌫️ Face in clouds|😏 Smirking face|😒 Unamused face
        🙄 Face with rolling eyes|😬 Grimacing face|😮‍💨 Face exhaling|🤥 Lying face|🫨 Shaking face|😌 Relieved face
        😔 Pensive face|😪 Sleepy face|🤤 Drooling face|😴 Sleeping face|😷 Face with medical mask|🤒 Face with thermometer
        🤕 Face with head-bandage|🤢 Nauseated face|🤮 Face vomiting|🤧 Sneezing face|🥵 Hot face|🥶 Cold face|🥴 Woozy face
        😵 Face with crossed-out eyes|😵‍💫 Face with spiral eyes|🤯 Exploding head|🤠 Cowboy hat face|🥳 Partying face
        🥸 Disguised face|😎 Smiling face with sunglasses|🤓 Nerd face|🧐 Face with monocle|😕 Confused face
        🫤 Face with diagonal mouth|😟 Worried face|🙁 Slightly frowning face|☹️ Frowning face|😮 Face with open mouth
        😯 Hushed face|😲 Astonished face|😳 Flushed face|🥺 Pleading face|🥹 Face holding back tears
        😦 Frowning face with open mouth|😧 Anguished face|😨 Fearful face|😰 Anxious face with sweat
        😥 Sad but relieved face|😢 Crying face|😭 Loudly crying face|😱 Face screaming in fear|😖 Confounded face
        😣 Persevering face|😞 Disappointed face|😓 Downcast face with sweat|😩 Weary face|😫 Tired face|🥱 Yawning face
        😤 Face with steam from nose|😡 Enraged face|😠 Angry face|🤬 Face with symbols on mouth|😈 Smiling face with horns
        👿 Angry face with horns|💀 Skull|☠️ Skull and crossbones|💩 Pile of poo|🤡 Clown face|👹 Ogre|👺 Goblin|👻 Ghost
        👽 Alien|👾 Alien monster|🤖 Robot|😺 Grinning cat|😸 Grinning cat with smiling eyes|😹 Cat with tears of joy
        😻 Smiling cat with heart-eyes|😼 Cat with wry smile|😽 Kissing cat|🙀 Weary cat|😿 Crying cat|😾 Pouting cat
        🙈 See-no-evil monkey|🙉 Hear-no-evil monkey|🙊 Speak-no-evil monkey|💌 Love letter|💘 Heart with arrow
        💝 Heart with ribbon|💖 Sparkling heart|💗 Growing heart|💓 Beating heart|💞 Revolving hearts|💕 Two hearts
        💟 Heart decoration|❣️ Heart exclamation|💔 Broken heart|❤️‍🔥 Heart on fire|❤️‍🩹 Mending heart|❤️ Red heart
        🩷 Pink heart|🧡 Orange heart|💛 Yellow heart|💚 Green heart|💙 Blue heart|🩵 Light blue heart|💜 Purple heart
        🤎 Brown heart|🖤 Black heart|🩶 Grey heart|🤍 White heart|💋 Kiss mark|💯 Hundred points|💢 Anger symbol|💥 Collision
        💫 Dizzy|💦 Sweat droplets|💨 Dashing away|🕳️ Hole|💬 Speech balloon|👁️‍🗨️ Eye in speech bubble
        🗨️ Left speech bubble|🗯️ Right anger bubble|💭 Thought balloon|💤 ZZZ
        """
}
