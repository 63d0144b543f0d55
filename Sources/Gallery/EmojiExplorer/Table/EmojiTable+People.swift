// Made by Scripts/emoji-table out of the Unicode data, version 15.0. See EmojiTable.swift for the license.

extension EmojiTable {
    static let people = """
        👋 Waving hand~👋🏻👋🏼👋🏽👋🏾👋🏿|🤚 Raised back of hand~🤚🏻🤚🏼🤚🏽🤚🏾🤚🏿|🖐️ Hand with fingers splayed~🖐🏻🖐🏼🖐🏽🖐🏾🖐🏿
        ✋ Raised hand~✋🏻✋🏼✋🏽✋🏾✋🏿|🖖 Vulcan salute~🖖🏻🖖🏼🖖🏽🖖🏾🖖🏿|🫱 Rightwards hand~🫱🏻🫱🏼🫱🏽🫱🏾🫱🏿|🫲 Leftwards hand~🫲🏻🫲🏼🫲🏽🫲🏾🫲🏿
        🫳 Palm down hand~🫳🏻🫳🏼🫳🏽🫳🏾🫳🏿|🫴 Palm up hand~🫴🏻🫴🏼🫴🏽🫴🏾🫴🏿|🫷 Leftwards pushing hand~🫷🏻🫷🏼🫷🏽🫷🏾🫷🏿
        🫸 Rightwards pushing hand~🫸🏻🫸🏼🫸🏽🫸🏾🫸🏿|👌 OK hand~👌🏻👌🏼👌🏽👌🏾👌🏿|🤌 Pinched fingers~🤌🏻🤌🏼🤌🏽🤌🏾🤌🏿
        🤏 Pinching hand~🤏🏻🤏🏼🤏🏽🤏🏾🤏🏿|✌️ Victory hand~✌🏻✌🏼✌🏽✌🏾✌🏿|🤞 Crossed fingers~🤞🏻🤞🏼🤞🏽🤞🏾🤞🏿
        🫰 Hand with index finger and thumb crossed~🫰🏻🫰🏼🫰🏽🫰🏾🫰🏿|🤟 Love-you gesture~🤟🏻🤟🏼🤟🏽🤟🏾🤟🏿
        🤘 Sign of the horns~🤘🏻🤘🏼🤘🏽🤘🏾🤘🏿|🤙 Call me hand~🤙🏻🤙🏼🤙🏽🤙🏾🤙🏿|👈 Backhand index pointing left~👈🏻👈🏼👈🏽👈🏾👈🏿
        👉 Backhand index pointing right~👉🏻👉🏼👉🏽👉🏾👉🏿|👆 Backhand index pointing up~👆🏻👆🏼👆🏽👆🏾👆🏿|🖕 Middle finger~🖕🏻🖕🏼🖕🏽🖕🏾🖕🏿
        👇 Backhand index pointing down~👇🏻👇🏼👇🏽👇🏾👇🏿|☝️ Index pointing up~☝🏻☝🏼☝🏽☝🏾☝🏿
        🫵 Index pointing at the viewer~🫵🏻🫵🏼🫵🏽🫵🏾🫵🏿|👍 Thumbs up~👍🏻👍🏼👍🏽👍🏾👍🏿|👎 Thumbs down~👎🏻👎🏼👎🏽👎🏾👎🏿
        ✊ Raised fist~✊🏻✊🏼✊🏽✊🏾✊🏿|👊 Oncoming fist~👊🏻👊🏼👊🏽👊🏾👊🏿|🤛 Left-facing fist~🤛🏻🤛🏼🤛🏽🤛🏾🤛🏿
        🤜 Right-facing fist~🤜🏻🤜🏼🤜🏽🤜🏾🤜🏿|👏 Clapping hands~👏🏻👏🏼👏🏽👏🏾👏🏿|🙌 Raising hands~🙌🏻🙌🏼🙌🏽🙌🏾🙌🏿|🫶 Heart hands~🫶🏻🫶🏼🫶🏽🫶🏾🫶🏿
        👐 Open hands~👐🏻👐🏼👐🏽👐🏾👐🏿|🤲 Palms up together~🤲🏻🤲🏼🤲🏽🤲🏾🤲🏿
        🤝 Handshake~🤝🏻🤝🏼🤝🏽🤝🏾🤝🏿🫱🏻‍🫲🏼🫱🏻‍🫲🏽🫱🏻‍🫲🏾🫱🏻‍🫲🏿🫱🏼‍🫲🏻🫱🏼‍🫲🏽🫱🏼‍🫲🏾🫱🏼‍🫲🏿🫱🏽‍🫲🏻🫱🏽‍🫲🏼🫱🏽‍🫲🏾🫱🏽‍🫲🏿🫱🏾‍🫲🏻🫱🏾‍🫲🏼🫱🏾‍🫲🏽🫱🏾‍🫲🏿🫱🏿‍🫲🏻🫱🏿‍🫲🏼🫱🏿‍🫲🏽🫱🏿‍🫲🏾
        🙏 Folded hands~🙏🏻🙏🏼🙏🏽🙏🏾🙏🏿|✍️ Writing hand~✍🏻✍🏼✍🏽✍🏾✍🏿|💅 Nail polish~💅🏻💅🏼💅🏽💅🏾💅🏿|🤳 Selfie~🤳🏻🤳🏼🤳🏽🤳🏾🤳🏿
        💪 Flexed biceps~💪🏻💪🏼💪🏽💪🏾💪🏿|🦾 Mechanical arm|🦿 Mechanical leg|🦵 Leg~🦵🏻🦵🏼🦵🏽🦵🏾🦵🏿|🦶 Foot~🦶🏻🦶🏼🦶🏽🦶🏾🦶🏿
        👂 Ear~👂🏻👂🏼👂🏽👂🏾👂🏿|🦻 Ear with hearing aid~🦻🏻🦻🏼🦻🏽🦻🏾🦻🏿|👃 Nose~👃🏻👃🏼👃🏽👃🏾👃🏿|🧠 Brain|🫀 Anatomical heart|🫁 Lungs|🦷 Tooth
        🦴 Bone|👀 Eyes|👁️ Eye|👅 Tongue|👄 Mouth|🫦 Biting lip|👶 Baby~👶🏻👶🏼👶🏽👶🏾👶🏿|🧒 Child~🧒🏻🧒🏼🧒🏽🧒🏾🧒🏿|👦 Boy~👦🏻👦🏼👦🏽👦🏾👦🏿
        👧 Girl~👧🏻👧🏼👧🏽👧🏾👧🏿|🧑 Person~🧑🏻🧑🏼🧑🏽🧑🏾🧑🏿|👱 Person: blond hair~👱🏻👱🏼👱🏽👱🏾👱🏿|👨 Man~👨🏻👨🏼👨🏽👨🏾👨🏿
        🧔 Person: beard~🧔🏻🧔🏼🧔🏽🧔🏾🧔🏿|🧔‍♂️ Man: beard~🧔🏻‍♂️🧔🏼‍♂️🧔🏽‍♂️🧔🏾‍♂️🧔🏿‍♂️
        🧔‍♀️ Woman: beard~🧔🏻‍♀️🧔🏼‍♀️🧔🏽‍♀️🧔🏾‍♀️🧔🏿‍♀️|👨‍🦰 Man: red hair~👨🏻‍🦰👨🏼‍🦰👨🏽‍🦰👨🏾‍🦰👨🏿‍🦰
        👨‍🦱 Man: curly hair~👨🏻‍🦱👨🏼‍🦱👨🏽‍🦱👨🏾‍🦱👨🏿‍🦱|👨‍🦳 Man: white hair~👨🏻‍🦳👨🏼‍🦳👨🏽‍🦳👨🏾‍🦳👨🏿‍🦳
        👨‍🦲 Man: bald~👨🏻‍🦲👨🏼‍🦲👨🏽‍🦲👨🏾‍🦲👨🏿‍🦲|👩 Woman~👩🏻👩🏼👩🏽👩🏾👩🏿|👩‍🦰 Woman: red hair~👩🏻‍🦰👩🏼‍🦰👩🏽‍🦰👩🏾‍🦰👩🏿‍🦰
        🧑‍🦰 Person: red hair~🧑🏻‍🦰🧑🏼‍🦰🧑🏽‍🦰🧑🏾‍🦰🧑🏿‍🦰|👩‍🦱 Woman: curly hair~👩🏻‍🦱👩🏼‍🦱👩🏽‍🦱👩🏾‍🦱👩🏿‍🦱
        🧑‍🦱 Person: curly hair~🧑🏻‍🦱🧑🏼‍🦱🧑🏽‍🦱🧑🏾‍🦱🧑🏿‍🦱|👩‍🦳 Woman: white hair~👩🏻‍🦳👩🏼‍🦳👩🏽‍🦳👩🏾‍🦳👩🏿‍🦳
        🧑‍🦳 Person: white hair~🧑🏻‍🦳🧑🏼‍🦳🧑🏽‍🦳🧑🏾‍🦳🧑🏿‍🦳|👩‍🦲 Woman: bald~👩🏻‍🦲👩🏼‍🦲👩🏽‍🦲👩🏾‍🦲👩🏿‍🦲
        🧑‍🦲 Person: bald~🧑🏻‍🦲🧑🏼‍🦲🧑🏽‍🦲🧑🏾‍🦲🧑🏿‍🦲|👱‍♀️ Woman: blond hair~👱🏻‍♀️👱🏼‍♀️👱🏽‍♀️👱🏾‍♀️👱🏿‍♀️
        👱‍♂️ Man: blond hair~👱🏻‍♂️👱🏼‍♂️👱🏽‍♂️👱🏾‍♂️👱🏿‍♂️|🧓 Older person~🧓🏻🧓🏼🧓🏽🧓🏾🧓🏿|👴 Old man~👴🏻👴🏼👴🏽👴🏾👴🏿
        👵 Old woman~👵🏻👵🏼👵🏽👵🏾👵🏿|🙍 Person frowning~🙍🏻🙍🏼🙍🏽🙍🏾🙍🏿|🙍‍♂️ Man frowning~🙍🏻‍♂️🙍🏼‍♂️🙍🏽‍♂️🙍🏾‍♂️🙍🏿‍♂️
        🙍‍♀️ Woman frowning~🙍🏻‍♀️🙍🏼‍♀️🙍🏽‍♀️🙍🏾‍♀️🙍🏿‍♀️|🙎 Person pouting~🙎🏻🙎🏼🙎🏽🙎🏾🙎🏿
        🙎‍♂️ Man pouting~🙎🏻‍♂️🙎🏼‍♂️🙎🏽‍♂️🙎🏾‍♂️🙎🏿‍♂️|🙎‍♀️ Woman pouting~🙎🏻‍♀️🙎🏼‍♀️🙎🏽‍♀️🙎🏾‍♀️🙎🏿‍♀️
        🙅 Person gesturing NO~🙅🏻🙅🏼🙅🏽🙅🏾🙅🏿|🙅‍♂️ Man gesturing NO~🙅🏻‍♂️🙅🏼‍♂️🙅🏽‍♂️🙅🏾‍♂️🙅🏿‍♂️
        🙅‍♀️ Woman gesturing NO~🙅🏻‍♀️🙅🏼‍♀️🙅🏽‍♀️🙅🏾‍♀️🙅🏿‍♀️|🙆 Person gesturing OK~🙆🏻🙆🏼🙆🏽🙆🏾🙆🏿
        🙆‍♂️ Man gesturing OK~🙆🏻‍♂️🙆🏼‍♂️🙆🏽‍♂️🙆🏾‍♂️🙆🏿‍♂️|🙆‍♀️ Woman gesturing OK~🙆🏻‍♀️🙆🏼‍♀️🙆🏽‍♀️🙆🏾‍♀️🙆🏿‍♀️
        💁 Person tipping hand~💁🏻💁🏼💁🏽💁🏾💁🏿|💁‍♂️ Man tipping hand~💁🏻‍♂️💁🏼‍♂️💁🏽‍♂️💁🏾‍♂️💁🏿‍♂️
        💁‍♀️ Woman tipping hand~💁🏻‍♀️💁🏼‍♀️💁🏽‍♀️💁🏾‍♀️💁🏿‍♀️|🙋 Person raising hand~🙋🏻🙋🏼🙋🏽🙋🏾🙋🏿
        🙋‍♂️ Man raising hand~🙋🏻‍♂️🙋🏼‍♂️🙋🏽‍♂️🙋🏾‍♂️🙋🏿‍♂️|🙋‍♀️ Woman raising hand~🙋🏻‍♀️🙋🏼‍♀️🙋🏽‍♀️🙋🏾‍♀️🙋🏿‍♀️
        🧏 Deaf person~🧏🏻🧏🏼🧏🏽🧏🏾🧏🏿|🧏‍♂️ Deaf man~🧏🏻‍♂️🧏🏼‍♂️🧏🏽‍♂️🧏🏾‍♂️🧏🏿‍♂️|🧏‍♀️ Deaf woman~🧏🏻‍♀️🧏🏼‍♀️🧏🏽‍♀️🧏🏾‍♀️🧏🏿‍♀️
        🙇 Person bowing~🙇🏻🙇🏼🙇🏽🙇🏾🙇🏿|🙇‍♂️ Man bowing~🙇🏻‍♂️🙇🏼‍♂️🙇🏽‍♂️🙇🏾‍♂️🙇🏿‍♂️
        🙇‍♀️ Woman bowing~🙇🏻‍♀️🙇🏼‍♀️🙇🏽‍♀️🙇🏾‍♀️🙇🏿‍♀️|🤦 Person facepalming~🤦🏻🤦🏼🤦🏽🤦🏾🤦🏿
        🤦‍♂️ Man facepalming~🤦🏻‍♂️🤦🏼‍♂️🤦🏽‍♂️🤦🏾‍♂️🤦🏿‍♂️|🤦‍♀️ Woman facepalming~🤦🏻‍♀️🤦🏼‍♀️🤦🏽‍♀️🤦🏾‍♀️🤦🏿‍♀️
        🤷 Person shrugging~🤷🏻🤷🏼🤷🏽🤷🏾🤷🏿|🤷‍♂️ Man shrugging~🤷🏻‍♂️🤷🏼‍♂️🤷🏽‍♂️🤷🏾‍♂️🤷🏿‍♂️
        🤷‍♀️ Woman shrugging~🤷🏻‍♀️🤷🏼‍♀️🤷🏽‍♀️🤷🏾‍♀️🤷🏿‍♀️|🧑‍⚕️ Health worker~🧑🏻‍⚕️🧑🏼‍⚕️🧑🏽‍⚕️🧑🏾‍⚕️🧑🏿‍⚕️
        👨‍⚕️ Man health worker~👨🏻‍⚕️👨🏼‍⚕️👨🏽‍⚕️👨🏾‍⚕️👨🏿‍⚕️|👩‍⚕️ Woman health worker~👩🏻‍⚕️👩🏼‍⚕️👩🏽‍⚕️👩🏾‍⚕️👩🏿‍⚕️
        🧑‍🎓 Student~🧑🏻‍🎓🧑🏼‍🎓🧑🏽‍🎓🧑🏾‍🎓🧑🏿‍🎓|👨‍🎓 Man student~👨🏻‍🎓👨🏼‍🎓👨🏽‍🎓👨🏾‍🎓👨🏿‍🎓|👩‍🎓 Woman student~👩🏻‍🎓👩🏼‍🎓👩🏽‍🎓👩🏾‍🎓👩🏿‍🎓
        🧑‍🏫 Teacher~🧑🏻‍🏫🧑🏼‍🏫🧑🏽‍🏫🧑🏾‍🏫🧑🏿‍🏫|👨‍🏫 Man teacher~👨🏻‍🏫👨🏼‍🏫👨🏽‍🏫👨🏾‍🏫👨🏿‍🏫|👩‍🏫 Woman teacher~👩🏻‍🏫👩🏼‍🏫👩🏽‍🏫👩🏾‍🏫👩🏿‍🏫
        🧑‍⚖️ Judge~🧑🏻‍⚖️🧑🏼‍⚖️🧑🏽‍⚖️🧑🏾‍⚖️🧑🏿‍⚖️|👨‍⚖️ Man judge~👨🏻‍⚖️👨🏼‍⚖️👨🏽‍⚖️👨🏾‍⚖️👨🏿‍⚖️
        👩‍⚖️ Woman judge~👩🏻‍⚖️👩🏼‍⚖️👩🏽‍⚖️👩🏾‍⚖️👩🏿‍⚖️|🧑‍🌾 Farmer~🧑🏻‍🌾🧑🏼‍🌾🧑🏽‍🌾🧑🏾‍🌾🧑🏿‍🌾|👨‍🌾 Man farmer~👨🏻‍🌾👨🏼‍🌾👨🏽‍🌾👨🏾‍🌾👨🏿‍🌾
        👩‍🌾 Woman farmer~👩🏻‍🌾👩🏼‍🌾👩🏽‍🌾👩🏾‍🌾👩🏿‍🌾|🧑‍🍳 Cook~🧑🏻‍🍳🧑🏼‍🍳🧑🏽‍🍳🧑🏾‍🍳🧑🏿‍🍳|👨‍🍳 Man cook~👨🏻‍🍳👨🏼‍🍳👨🏽‍🍳👨🏾‍🍳👨🏿‍🍳
        👩‍🍳 Woman cook~👩🏻‍🍳👩🏼‍🍳👩🏽‍🍳👩🏾‍🍳👩🏿‍🍳|🧑‍🔧 Mechanic~🧑🏻‍🔧🧑🏼‍🔧🧑🏽‍🔧🧑🏾‍🔧🧑🏿‍🔧|👨‍🔧 Man mechanic~👨🏻‍🔧👨🏼‍🔧👨🏽‍🔧👨🏾‍🔧👨🏿‍🔧
        👩‍🔧 Woman mechanic~👩🏻‍🔧👩🏼‍🔧👩🏽‍🔧👩🏾‍🔧👩🏿‍🔧|🧑‍🏭 Factory worker~🧑🏻‍🏭🧑🏼‍🏭🧑🏽‍🏭🧑🏾‍🏭🧑🏿‍🏭
        👨‍🏭 Man factory worker~👨🏻‍🏭👨🏼‍🏭👨🏽‍🏭👨🏾‍🏭👨🏿‍🏭|👩‍🏭 Woman factory worker~👩🏻‍🏭👩🏼‍🏭👩🏽‍🏭👩🏾‍🏭👩🏿‍🏭
        🧑‍💼 Office worker~🧑🏻‍💼🧑🏼‍💼🧑🏽‍💼🧑🏾‍💼🧑🏿‍💼|👨‍💼 Man office worker~👨🏻‍💼👨🏼‍💼👨🏽‍💼👨🏾‍💼👨🏿‍💼
        👩‍💼 Woman office worker~👩🏻‍💼👩🏼‍💼👩🏽‍💼👩🏾‍💼👩🏿‍💼|🧑‍🔬 Scientist~🧑🏻‍🔬🧑🏼‍🔬🧑🏽‍🔬🧑🏾‍🔬🧑🏿‍🔬
        👨‍🔬 Man scientist~👨🏻‍🔬👨🏼‍🔬👨🏽‍🔬👨🏾‍🔬👨🏿‍🔬|👩‍🔬 Woman scientist~👩🏻‍🔬👩🏼‍🔬👩🏽‍🔬👩🏾‍🔬👩🏿‍🔬
        🧑‍💻 Technologist~🧑🏻‍💻🧑🏼‍💻🧑🏽‍💻🧑🏾‍💻🧑🏿‍💻|👨‍💻 Man technologist~👨🏻‍💻👨🏼‍💻👨🏽‍💻👨🏾‍💻👨🏿‍💻
        👩‍💻 Woman technologist~👩🏻‍💻👩🏼‍💻👩🏽‍💻👩🏾‍💻👩🏿‍💻|🧑‍🎤 Singer~🧑🏻‍🎤🧑🏼‍🎤🧑🏽‍🎤🧑🏾‍🎤🧑🏿‍🎤|👨‍🎤 Man singer~👨🏻‍🎤👨🏼‍🎤👨🏽‍🎤👨🏾‍🎤👨🏿‍🎤
        👩‍🎤 Woman singer~👩🏻‍🎤👩🏼‍🎤👩🏽‍🎤👩🏾‍🎤👩🏿‍🎤|🧑‍🎨 Artist~🧑🏻‍🎨🧑🏼‍🎨🧑🏽‍🎨🧑🏾‍🎨🧑🏿‍🎨|👨‍🎨 Man artist~👨🏻‍🎨👨🏼‍🎨👨🏽‍🎨👨🏾‍🎨👨🏿‍🎨
        👩‍🎨 Woman artist~👩🏻‍🎨👩🏼‍🎨👩🏽‍🎨👩🏾‍🎨👩🏿‍🎨|🧑‍✈️ Pilot~🧑🏻‍✈️🧑🏼‍✈️🧑🏽‍✈️🧑🏾‍✈️🧑🏿‍✈️
        👨‍✈️ Man pilot~👨🏻‍✈️👨🏼‍✈️👨🏽‍✈️👨🏾‍✈️👨🏿‍✈️|👩‍✈️ Woman pilot~👩🏻‍✈️👩🏼‍✈️👩🏽‍✈️👩🏾‍✈️👩🏿‍✈️
        🧑‍🚀 Astronaut~🧑🏻‍🚀🧑🏼‍🚀🧑🏽‍🚀🧑🏾‍🚀🧑🏿‍🚀|👨‍🚀 Man astronaut~👨🏻‍🚀👨🏼‍🚀👨🏽‍🚀👨🏾‍🚀👨🏿‍🚀
        👩‍🚀 Woman astronaut~👩🏻‍🚀👩🏼‍🚀👩🏽‍🚀👩🏾‍🚀👩🏿‍🚀|🧑‍🚒 Firefighter~🧑🏻‍🚒🧑🏼‍🚒🧑🏽‍🚒🧑🏾‍🚒🧑🏿‍🚒
        👨‍🚒 Man firefighter~👨🏻‍🚒👨🏼‍🚒👨🏽‍🚒👨🏾‍🚒👨🏿‍🚒|👩‍🚒 Woman firefighter~👩🏻‍🚒👩🏼‍🚒👩🏽‍🚒👩🏾‍🚒👩🏿‍🚒|👮 Police officer~👮🏻👮🏼👮🏽👮🏾👮🏿
        👮‍♂️ Man police officer~👮🏻‍♂️👮🏼‍♂️👮🏽‍♂️👮🏾‍♂️👮🏿‍♂️|👮‍♀️ Woman police officer~👮🏻‍♀️👮🏼‍♀️👮🏽‍♀️👮🏾‍♀️👮🏿‍♀️
        🕵️ Detective~🕵🏻🕵🏼🕵🏽🕵🏾🕵🏿|🕵️‍♂️ Man detective~🕵🏻‍♂️🕵🏼‍♂️🕵🏽‍♂️🕵🏾‍♂️🕵🏿‍♂️
        🕵️‍♀️ Woman detective~🕵🏻‍♀️🕵🏼‍♀️🕵🏽‍♀️🕵🏾‍♀️🕵🏿‍♀️|💂 Guard~💂🏻💂🏼💂🏽💂🏾💂🏿|💂‍♂️ Man guard~💂🏻‍♂️💂🏼‍♂️💂🏽‍♂️💂🏾‍♂️💂🏿‍♂️
        💂‍♀️ Woman guard~💂🏻‍♀️💂🏼‍♀️💂🏽‍♀️💂🏾‍♀️💂🏿‍♀️|🥷 Ninja~🥷🏻🥷🏼🥷🏽🥷🏾🥷🏿|👷 Construction worker~👷🏻👷🏼👷🏽👷🏾👷🏿
        👷‍♂️ Man construction worker~👷🏻‍♂️👷🏼‍♂️👷🏽‍♂️👷🏾‍♂️👷🏿‍♂️|👷‍♀️ Woman construction worker~👷🏻‍♀️👷🏼‍♀️👷🏽‍♀️👷🏾‍♀️👷🏿‍♀️
        🫅 Person with crown~🫅🏻🫅🏼🫅🏽🫅🏾🫅🏿|🤴 Prince~🤴🏻🤴🏼🤴🏽🤴🏾🤴🏿|👸 Princess~👸🏻👸🏼👸🏽👸🏾👸🏿|👳 Person wearing turban~👳🏻👳🏼👳🏽👳🏾👳🏿
        👳‍♂️ Man wearing turban~👳🏻‍♂️👳🏼‍♂️👳🏽‍♂️👳🏾‍♂️👳🏿‍♂️|👳‍♀️ Woman wearing turban~👳🏻‍♀️👳🏼‍♀️👳🏽‍♀️👳🏾‍♀️👳🏿‍♀️
        👲 Person with skullcap~👲🏻👲🏼👲🏽👲🏾👲🏿|🧕 Woman with headscarf~🧕🏻🧕🏼🧕🏽🧕🏾🧕🏿|🤵 Person in tuxedo~🤵🏻🤵🏼🤵🏽🤵🏾🤵🏿
        🤵‍♂️ Man in tuxedo~🤵🏻‍♂️🤵🏼‍♂️🤵🏽‍♂️🤵🏾‍♂️🤵🏿‍♂️|🤵‍♀️ Woman in tuxedo~🤵🏻‍♀️🤵🏼‍♀️🤵🏽‍♀️🤵🏾‍♀️🤵🏿‍♀️
        👰 Person with veil~👰🏻👰🏼👰🏽👰🏾👰🏿|👰‍♂️ Man with veil~👰🏻‍♂️👰🏼‍♂️👰🏽‍♂️👰🏾‍♂️👰🏿‍♂️
        👰‍♀️ Woman with veil~👰🏻‍♀️👰🏼‍♀️👰🏽‍♀️👰🏾‍♀️👰🏿‍♀️|🤰 Pregnant woman~🤰🏻🤰🏼🤰🏽🤰🏾🤰🏿|🫃 Pregnant man~🫃🏻🫃🏼🫃🏽🫃🏾🫃🏿
        🫄 Pregnant person~🫄🏻🫄🏼🫄🏽🫄🏾🫄🏿|🤱 Breast-feeding~🤱🏻🤱🏼🤱🏽🤱🏾🤱🏿|👩‍🍼 Woman feeding baby~👩🏻‍🍼👩🏼‍🍼👩🏽‍🍼👩🏾‍🍼👩🏿‍🍼
        👨‍🍼 Man feeding baby~👨🏻‍🍼👨🏼‍🍼👨🏽‍🍼👨🏾‍🍼👨🏿‍🍼|🧑‍🍼 Person feeding baby~🧑🏻‍🍼🧑🏼‍🍼🧑🏽‍🍼🧑🏾‍🍼🧑🏿‍🍼|👼 Baby angel~👼🏻👼🏼👼🏽👼🏾👼🏿
        🎅 Santa Claus~🎅🏻🎅🏼🎅🏽🎅🏾🎅🏿|🤶 Mrs. Claus~🤶🏻🤶🏼🤶🏽🤶🏾🤶🏿|🧑‍🎄 Mx claus~🧑🏻‍🎄🧑🏼‍🎄🧑🏽‍🎄🧑🏾‍🎄🧑🏿‍🎄|🦸 Superhero~🦸🏻🦸🏼🦸🏽🦸🏾🦸🏿
        🦸‍♂️ Man superhero~🦸🏻‍♂️🦸🏼‍♂️🦸🏽‍♂️🦸🏾‍♂️🦸🏿‍♂️|🦸‍♀️ Woman superhero~🦸🏻‍♀️🦸🏼‍♀️🦸🏽‍♀️🦸🏾‍♀️🦸🏿‍♀️
        🦹 Supervillain~🦹🏻🦹🏼🦹🏽🦹🏾🦹🏿|🦹‍♂️ Man supervillain~🦹🏻‍♂️🦹🏼‍♂️🦹🏽‍♂️🦹🏾‍♂️🦹🏿‍♂️
        🦹‍♀️ Woman supervillain~🦹🏻‍♀️🦹🏼‍♀️🦹🏽‍♀️🦹🏾‍♀️🦹🏿‍♀️|🧙 Mage~🧙🏻🧙🏼🧙🏽🧙🏾🧙🏿|🧙‍♂️ Man mage~🧙🏻‍♂️🧙🏼‍♂️🧙🏽‍♂️🧙🏾‍♂️🧙🏿‍♂️
        🧙‍♀️ Woman mage~🧙🏻‍♀️🧙🏼‍♀️🧙🏽‍♀️🧙🏾‍♀️🧙🏿‍♀️|🧚 Fairy~🧚🏻🧚🏼🧚🏽🧚🏾🧚🏿|🧚‍♂️ Man fairy~🧚🏻‍♂️🧚🏼‍♂️🧚🏽‍♂️🧚🏾‍♂️🧚🏿‍♂️
        🧚‍♀️ Woman fairy~🧚🏻‍♀️🧚🏼‍♀️🧚🏽‍♀️🧚🏾‍♀️🧚🏿‍♀️|🧛 Vampire~🧛🏻🧛🏼🧛🏽🧛🏾🧛🏿|🧛‍♂️ Man vampire~🧛🏻‍♂️🧛🏼‍♂️🧛🏽‍♂️🧛🏾‍♂️🧛🏿‍♂️
        🧛‍♀️ Woman vampire~🧛🏻‍♀️🧛🏼‍♀️🧛🏽‍♀️🧛🏾‍♀️🧛🏿‍♀️|🧜 Merperson~🧜🏻🧜🏼🧜🏽🧜🏾🧜🏿|🧜‍♂️ Merman~🧜🏻‍♂️🧜🏼‍♂️🧜🏽‍♂️🧜🏾‍♂️🧜🏿‍♂️
        🧜‍♀️ Mermaid~🧜🏻‍♀️🧜🏼‍♀️🧜🏽‍♀️🧜🏾‍♀️🧜🏿‍♀️|🧝 Elf~🧝🏻🧝🏼🧝🏽🧝🏾🧝🏿|🧝‍♂️ Man elf~🧝🏻‍♂️🧝🏼‍♂️🧝🏽‍♂️🧝🏾‍♂️🧝🏿‍♂️
        🧝‍♀️ Woman elf~🧝🏻‍♀️🧝🏼‍♀️🧝🏽‍♀️🧝🏾‍♀️🧝🏿‍♀️|🧞 Genie|🧞‍♂️ Man genie|🧞‍♀️ Woman genie|🧟 Zombie|🧟‍♂️ Man zombie
        🧟‍♀️ Woman zombie|🧌 Troll|💆 Person getting massage~💆🏻💆🏼💆🏽💆🏾💆🏿
        💆‍♂️ Man getting massage~💆🏻‍♂️💆🏼‍♂️💆🏽‍♂️💆🏾‍♂️💆🏿‍♂️|💆‍♀️ Woman getting massage~💆🏻‍♀️💆🏼‍♀️💆🏽‍♀️💆🏾‍♀️💆🏿‍♀️
        💇 Person getting haircut~💇🏻💇🏼💇🏽💇🏾💇🏿|💇‍♂️ Man getting haircut~💇🏻‍♂️💇🏼‍♂️💇🏽‍♂️💇🏾‍♂️💇🏿‍♂️
        💇‍♀️ Woman getting haircut~💇🏻‍♀️💇🏼‍♀️💇🏽‍♀️💇🏾‍♀️💇🏿‍♀️|🚶 Person walking~🚶🏻🚶🏼🚶🏽🚶🏾🚶🏿
        🚶‍♂️ Man walking~🚶🏻‍♂️🚶🏼‍♂️🚶🏽‍♂️🚶🏾‍♂️🚶🏿‍♂️|🚶‍♀️ Woman walking~🚶🏻‍♀️🚶🏼‍♀️🚶🏽‍♀️🚶🏾‍♀️🚶🏿‍♀️
        🧍 Person standing~🧍🏻🧍🏼🧍🏽🧍🏾🧍🏿|🧍‍♂️ Man standing~🧍🏻‍♂️🧍🏼‍♂️🧍🏽‍♂️🧍🏾‍♂️🧍🏿‍♂️
        🧍‍♀️ Woman standing~🧍🏻‍♀️🧍🏼‍♀️🧍🏽‍♀️🧍🏾‍♀️🧍🏿‍♀️|🧎 Person kneeling~🧎🏻🧎🏼🧎🏽🧎🏾🧎🏿
        🧎‍♂️ Man kneeling~🧎🏻‍♂️🧎🏼‍♂️🧎🏽‍♂️🧎🏾‍♂️🧎🏿‍♂️|🧎‍♀️ Woman kneeling~🧎🏻‍♀️🧎🏼‍♀️🧎🏽‍♀️🧎🏾‍♀️🧎🏿‍♀️
        🧑‍🦯 Person with white cane~🧑🏻‍🦯🧑🏼‍🦯🧑🏽‍🦯🧑🏾‍🦯🧑🏿‍🦯|👨‍🦯 Man with white cane~👨🏻‍🦯👨🏼‍🦯👨🏽‍🦯👨🏾‍🦯👨🏿‍🦯
        👩‍🦯 Woman with white cane~👩🏻‍🦯👩🏼‍🦯👩🏽‍🦯👩🏾‍🦯👩🏿‍🦯|🧑‍🦼 Person in motorized wheelchair~🧑🏻‍🦼🧑🏼‍🦼🧑🏽‍🦼🧑🏾‍🦼🧑🏿‍🦼
        👨‍🦼 Man in motorized wheelchair~👨🏻‍🦼👨🏼‍🦼👨🏽‍🦼👨🏾‍🦼👨🏿‍🦼|👩‍🦼 Woman in motorized wheelchair~👩🏻‍🦼👩🏼‍🦼👩🏽‍🦼👩🏾‍🦼👩🏿‍🦼
        🧑‍🦽 Person in manual wheelchair~🧑🏻‍🦽🧑🏼‍🦽🧑🏽‍🦽🧑🏾‍🦽🧑🏿‍🦽|👨‍🦽 Man in manual wheelchair~👨🏻‍🦽👨🏼‍🦽👨🏽‍🦽👨🏾‍🦽👨🏿‍🦽
        👩‍🦽 Woman in manual wheelchair~👩🏻‍🦽👩🏼‍🦽👩🏽‍🦽👩🏾‍🦽👩🏿‍🦽|🏃 Person running~🏃🏻🏃🏼🏃🏽🏃🏾🏃🏿
        🏃‍♂️ Man running~🏃🏻‍♂️🏃🏼‍♂️🏃🏽‍♂️🏃🏾‍♂️🏃🏿‍♂️|🏃‍♀️ Woman running~🏃🏻‍♀️🏃🏼‍♀️🏃🏽‍♀️🏃🏾‍♀️🏃🏿‍♀️
        💃 Woman dancing~💃🏻💃🏼💃🏽💃🏾💃🏿|🕺 Man dancing~🕺🏻🕺🏼🕺🏽🕺🏾🕺🏿|🕴️ Person in suit levitating~🕴🏻🕴🏼🕴🏽🕴🏾🕴🏿
        👯 People with bunny ears|👯‍♂️ Men with bunny ears|👯‍♀️ Women with bunny ears|🧖 Person in steamy room~🧖🏻🧖🏼🧖🏽🧖🏾🧖🏿
        🧖‍♂️ Man in steamy room~🧖🏻‍♂️🧖🏼‍♂️🧖🏽‍♂️🧖🏾‍♂️🧖🏿‍♂️|🧖‍♀️ Woman in steamy room~🧖🏻‍♀️🧖🏼‍♀️🧖🏽‍♀️🧖🏾‍♀️🧖🏿‍♀️
        🧗 Person climbing~🧗🏻🧗🏼🧗🏽🧗🏾🧗🏿|🧗‍♂️ Man climbing~🧗🏻‍♂️🧗🏼‍♂️🧗🏽‍♂️🧗🏾‍♂️🧗🏿‍♂️
        🧗‍♀️ Woman climbing~🧗🏻‍♀️🧗🏼‍♀️🧗🏽‍♀️🧗🏾‍♀️🧗🏿‍♀️|🤺 Person fencing|🏇 Horse racing~🏇🏻🏇🏼🏇🏽🏇🏾🏇🏿|⛷️ Skier
        🏂 Snowboarder~🏂🏻🏂🏼🏂🏽🏂🏾🏂🏿|🏌️ Person golfing~🏌🏻🏌🏼🏌🏽🏌🏾🏌🏿|🏌️‍♂️ Man golfing~🏌🏻‍♂️🏌🏼‍♂️🏌🏽‍♂️🏌🏾‍♂️🏌🏿‍♂️
        🏌️‍♀️ Woman golfing~🏌🏻‍♀️🏌🏼‍♀️🏌🏽‍♀️🏌🏾‍♀️🏌🏿‍♀️|🏄 Person surfing~🏄🏻🏄🏼🏄🏽🏄🏾🏄🏿
        🏄‍♂️ Man surfing~🏄🏻‍♂️🏄🏼‍♂️🏄🏽‍♂️🏄🏾‍♂️🏄🏿‍♂️|🏄‍♀️ Woman surfing~🏄🏻‍♀️🏄🏼‍♀️🏄🏽‍♀️🏄🏾‍♀️🏄🏿‍♀️
        🚣 Person rowing boat~🚣🏻🚣🏼🚣🏽🚣🏾🚣🏿|🚣‍♂️ Man rowing boat~🚣🏻‍♂️🚣🏼‍♂️🚣🏽‍♂️🚣🏾‍♂️🚣🏿‍♂️
        🚣‍♀️ Woman rowing boat~🚣🏻‍♀️🚣🏼‍♀️🚣🏽‍♀️🚣🏾‍♀️🚣🏿‍♀️|🏊 Person swimming~🏊🏻🏊🏼🏊🏽🏊🏾🏊🏿
        🏊‍♂️ Man swimming~🏊🏻‍♂️🏊🏼‍♂️🏊🏽‍♂️🏊🏾‍♂️🏊🏿‍♂️|🏊‍♀️ Woman swimming~🏊🏻‍♀️🏊🏼‍♀️🏊🏽‍♀️🏊🏾‍♀️🏊🏿‍♀️
        ⛹️ Person bouncing ball~⛹🏻⛹🏼⛹🏽⛹🏾⛹🏿|⛹️‍♂️ Man bouncing ball~⛹🏻‍♂️⛹🏼‍♂️⛹🏽‍♂️⛹🏾‍♂️⛹🏿‍♂️
        ⛹️‍♀️ Woman bouncing ball~⛹🏻‍♀️⛹🏼‍♀️⛹🏽‍♀️⛹🏾‍♀️⛹🏿‍♀️|🏋️ Person lifting weights~🏋🏻🏋🏼🏋🏽🏋🏾🏋🏿
        🏋️‍♂️ Man lifting weights~🏋🏻‍♂️🏋🏼‍♂️🏋🏽‍♂️🏋🏾‍♂️🏋🏿‍♂️|🏋️‍♀️ Woman lifting weights~🏋🏻‍♀️🏋🏼‍♀️🏋🏽‍♀️🏋🏾‍♀️🏋🏿‍♀️
        🚴 Person biking~🚴🏻🚴🏼🚴🏽🚴🏾🚴🏿|🚴‍♂️ Man biking~🚴🏻‍♂️🚴🏼‍♂️🚴🏽‍♂️🚴🏾‍♂️🚴🏿‍♂️
        🚴‍♀️ Woman biking~🚴🏻‍♀️🚴🏼‍♀️🚴🏽‍♀️🚴🏾‍♀️🚴🏿‍♀️|🚵 Person mountain biking~🚵🏻🚵🏼🚵🏽🚵🏾🚵🏿
        🚵‍♂️ Man mountain biking~🚵🏻‍♂️🚵🏼‍♂️🚵🏽‍♂️🚵🏾‍♂️🚵🏿‍♂️|🚵‍♀️ Woman mountain biking~🚵🏻‍♀️🚵🏼‍♀️🚵🏽‍♀️🚵🏾‍♀️🚵🏿‍♀️
        🤸 Person cartwheeling~🤸🏻🤸🏼🤸🏽🤸🏾🤸🏿|🤸‍♂️ Man cartwheeling~🤸🏻‍♂️🤸🏼‍♂️🤸🏽‍♂️🤸🏾‍♂️🤸🏿‍♂️
        🤸‍♀️ Woman cartwheeling~🤸🏻‍♀️🤸🏼‍♀️🤸🏽‍♀️🤸🏾‍♀️🤸🏿‍♀️|🤼 People wrestling|🤼‍♂️ Men wrestling|🤼‍♀️ Women wrestling
        🤽 Person playing water polo~🤽🏻🤽🏼🤽🏽🤽🏾🤽🏿|🤽‍♂️ Man playing water polo~🤽🏻‍♂️🤽🏼‍♂️🤽🏽‍♂️🤽🏾‍♂️🤽🏿‍♂️
        🤽‍♀️ Woman playing water polo~🤽🏻‍♀️🤽🏼‍♀️🤽🏽‍♀️🤽🏾‍♀️🤽🏿‍♀️|🤾 Person playing handball~🤾🏻🤾🏼🤾🏽🤾🏾🤾🏿
        🤾‍♂️ Man playing handball~🤾🏻‍♂️🤾🏼‍♂️🤾🏽‍♂️🤾🏾‍♂️🤾🏿‍♂️|🤾‍♀️ Woman playing handball~🤾🏻‍♀️🤾🏼‍♀️🤾🏽‍♀️🤾🏾‍♀️🤾🏿‍♀️
        🤹 Person juggling~🤹🏻🤹🏼🤹🏽🤹🏾🤹🏿|🤹‍♂️ Man juggling~🤹🏻‍♂️🤹🏼‍♂️🤹🏽‍♂️🤹🏾‍♂️🤹🏿‍♂️
        🤹‍♀️ Woman juggling~🤹🏻‍♀️🤹🏼‍♀️🤹🏽‍♀️🤹🏾‍♀️🤹🏿‍♀️|🧘 Person in lotus position~🧘🏻🧘🏼🧘🏽🧘🏾🧘🏿
        🧘‍♂️ Man in lotus position~🧘🏻‍♂️🧘🏼‍♂️🧘🏽‍♂️🧘🏾‍♂️🧘🏿‍♂️|🧘‍♀️ Woman in lotus position~🧘🏻‍♀️🧘🏼‍♀️🧘🏽‍♀️🧘🏾‍♀️🧘🏿‍♀️
        🛀 Person taking bath~🛀🏻🛀🏼🛀🏽🛀🏾🛀🏿|🛌 Person in bed~🛌🏻🛌🏼🛌🏽🛌🏾🛌🏿
        🧑‍🤝‍🧑 People holding hands~🧑🏻‍🤝‍🧑🏻🧑🏻‍🤝‍🧑🏼🧑🏻‍🤝‍🧑🏽🧑🏻‍🤝‍🧑🏾🧑🏻‍🤝‍🧑🏿🧑🏼‍🤝‍🧑🏻🧑🏼‍🤝‍🧑🏼🧑🏼‍🤝‍🧑🏽🧑🏼‍🤝‍🧑🏾🧑🏼‍🤝‍🧑🏿🧑🏽‍🤝‍🧑🏻🧑🏽‍🤝‍🧑🏼🧑🏽‍🤝‍🧑🏽🧑🏽‍🤝‍🧑🏾🧑🏽‍🤝‍🧑🏿🧑🏾‍🤝‍🧑🏻🧑🏾‍🤝‍🧑🏼🧑🏾‍🤝‍🧑🏽🧑🏾‍🤝‍🧑🏾🧑🏾‍🤝‍🧑🏿🧑🏿‍🤝‍🧑🏻🧑🏿‍🤝‍🧑🏼🧑🏿‍🤝‍🧑🏽🧑🏿‍🤝‍🧑🏾🧑🏿‍🤝‍🧑🏿
        👭 Women holding hands~👭🏻👩🏻‍🤝‍👩🏼👩🏻‍🤝‍👩🏽👩🏻‍🤝‍👩🏾👩🏻‍🤝‍👩🏿👩🏼‍🤝‍👩🏻👭🏼👩🏼‍🤝‍👩🏽👩🏼‍🤝‍👩🏾👩🏼‍🤝‍👩🏿👩🏽‍🤝‍👩🏻👩🏽‍🤝‍👩🏼👭🏽👩🏽‍🤝‍👩🏾👩🏽‍🤝‍👩🏿👩🏾‍🤝‍👩🏻👩🏾‍🤝‍👩🏼👩🏾‍🤝‍👩🏽👭🏾👩🏾‍🤝‍👩🏿👩🏿‍🤝‍👩🏻👩🏿‍🤝‍👩🏼👩🏿‍🤝‍👩🏽👩🏿‍🤝‍👩🏾👭🏿
        👫 Woman and man holding hands~👫🏻👩🏻‍🤝‍👨🏼👩🏻‍🤝‍👨🏽👩🏻‍🤝‍👨🏾👩🏻‍🤝‍👨🏿👩🏼‍🤝‍👨🏻👫🏼👩🏼‍🤝‍👨🏽👩🏼‍🤝‍👨🏾👩🏼‍🤝‍👨🏿👩🏽‍🤝‍👨🏻👩🏽‍🤝‍👨🏼👫🏽👩🏽‍🤝‍👨🏾👩🏽‍🤝‍👨🏿👩🏾‍🤝‍👨🏻👩🏾‍🤝‍👨🏼👩🏾‍🤝‍👨🏽👫🏾👩🏾‍🤝‍👨🏿👩🏿‍🤝‍👨🏻👩🏿‍🤝‍👨🏼👩🏿‍🤝‍👨🏽👩🏿‍🤝‍👨🏾👫🏿
        👬 Men holding hands~👬🏻👨🏻‍🤝‍👨🏼👨🏻‍🤝‍👨🏽👨🏻‍🤝‍👨🏾👨🏻‍🤝‍👨🏿👨🏼‍🤝‍👨🏻👬🏼👨🏼‍🤝‍👨🏽👨🏼‍🤝‍👨🏾👨🏼‍🤝‍👨🏿👨🏽‍🤝‍👨🏻👨🏽‍🤝‍👨🏼👬🏽👨🏽‍🤝‍👨🏾👨🏽‍🤝‍👨🏿👨🏾‍🤝‍👨🏻👨🏾‍🤝‍👨🏼👨🏾‍🤝‍👨🏽👬🏾👨🏾‍🤝‍👨🏿👨🏿‍🤝‍👨🏻👨🏿‍🤝‍👨🏼👨🏿‍🤝‍👨🏽👨🏿‍🤝‍👨🏾👬🏿
        💏 Kiss~💏🏻💏🏼💏🏽💏🏾💏🏿🧑🏻‍❤️‍💋‍🧑🏼🧑🏻‍❤️‍💋‍🧑🏽🧑🏻‍❤️‍💋‍🧑🏾🧑🏻‍❤️‍💋‍🧑🏿🧑🏼‍❤️‍💋‍🧑🏻🧑🏼‍❤️‍💋‍🧑🏽🧑🏼‍❤️‍💋‍🧑🏾🧑🏼‍❤️‍💋‍🧑🏿🧑🏽‍❤️‍💋‍🧑🏻🧑🏽‍❤️‍💋‍🧑🏼🧑🏽‍❤️‍💋‍🧑🏾🧑🏽‍❤️‍💋‍🧑🏿🧑🏾‍❤️‍💋‍🧑🏻🧑🏾‍❤️‍💋‍🧑🏼🧑🏾‍❤️‍💋‍🧑🏽🧑🏾‍❤️‍💋‍🧑🏿🧑🏿‍❤️‍💋‍🧑🏻🧑🏿‍❤️‍💋‍🧑🏼🧑🏿‍❤️‍💋‍🧑🏽🧑🏿‍❤️‍💋‍🧑🏾
        👩‍❤️‍💋‍👨 Kiss: woman, man~👩🏻‍❤️‍💋‍👨🏻👩🏻‍❤️‍💋‍👨🏼👩🏻‍❤️‍💋‍👨🏽👩🏻‍❤️‍💋‍👨🏾👩🏻‍❤️‍💋‍👨🏿👩🏼‍❤️‍💋‍👨🏻👩🏼‍❤️‍💋‍👨🏼👩🏼‍❤️‍💋‍👨🏽👩🏼‍❤️‍💋‍👨🏾👩🏼‍❤️‍💋‍👨🏿👩🏽‍❤️‍💋‍👨🏻👩🏽‍❤️‍💋‍👨🏼👩🏽‍❤️‍💋‍👨🏽👩🏽‍❤️‍💋‍👨🏾👩🏽‍❤️‍💋‍👨🏿👩🏾‍❤️‍💋‍👨🏻👩🏾‍❤️‍💋‍👨🏼👩🏾‍❤️‍💋‍👨🏽👩🏾‍❤️‍💋‍👨🏾👩🏾‍❤️‍💋‍👨🏿👩🏿‍❤️‍💋‍👨🏻👩🏿‍❤️‍💋‍👨🏼👩🏿‍❤️‍💋‍👨🏽👩🏿‍❤️‍💋‍👨🏾👩🏿‍❤️‍💋‍👨🏿
        👨‍❤️‍💋‍👨 Kiss: man, man~👨🏻‍❤️‍💋‍👨🏻👨🏻‍❤️‍💋‍👨🏼👨🏻‍❤️‍💋‍👨🏽👨🏻‍❤️‍💋‍👨🏾👨🏻‍❤️‍💋‍👨🏿👨🏼‍❤️‍💋‍👨🏻👨🏼‍❤️‍💋‍👨🏼👨🏼‍❤️‍💋‍👨🏽👨🏼‍❤️‍💋‍👨🏾👨🏼‍❤️‍💋‍👨🏿👨🏽‍❤️‍💋‍👨🏻👨🏽‍❤️‍💋‍👨🏼👨🏽‍❤️‍💋‍👨🏽👨🏽‍❤️‍💋‍👨🏾👨🏽‍❤️‍💋‍👨🏿👨🏾‍❤️‍💋‍👨🏻👨🏾‍❤️‍💋‍👨🏼👨🏾‍❤️‍💋‍👨🏽👨🏾‍❤️‍💋‍👨🏾👨🏾‍❤️‍💋‍👨🏿👨🏿‍❤️‍💋‍👨🏻👨🏿‍❤️‍💋‍👨🏼👨🏿‍❤️‍💋‍👨🏽👨🏿‍❤️‍💋‍👨🏾👨🏿‍❤️‍💋‍👨🏿
        👩‍❤️‍💋‍👩 Kiss: woman, woman~👩🏻‍❤️‍💋‍👩🏻👩🏻‍❤️‍💋‍👩🏼👩🏻‍❤️‍💋‍👩🏽👩🏻‍❤️‍💋‍👩🏾👩🏻‍❤️‍💋‍👩🏿👩🏼‍❤️‍💋‍👩🏻👩🏼‍❤️‍💋‍👩🏼👩🏼‍❤️‍💋‍👩🏽👩🏼‍❤️‍💋‍👩🏾👩🏼‍❤️‍💋‍👩🏿👩🏽‍❤️‍💋‍👩🏻👩🏽‍❤️‍💋‍👩🏼👩🏽‍❤️‍💋‍👩🏽👩🏽‍❤️‍💋‍👩🏾👩🏽‍❤️‍💋‍👩🏿👩🏾‍❤️‍💋‍👩🏻👩🏾‍❤️‍💋‍👩🏼👩🏾‍❤️‍💋‍👩🏽👩🏾‍❤️‍💋‍👩🏾👩🏾‍❤️‍💋‍👩🏿👩🏿‍❤️‍💋‍👩🏻👩🏿‍❤️‍💋‍👩🏼👩🏿‍❤️‍💋‍👩🏽👩🏿‍❤️‍💋‍👩🏾👩🏿‍❤️‍💋‍👩🏿
        💑 Couple with heart~💑🏻💑🏼💑🏽💑🏾💑🏿🧑🏻‍❤️‍🧑🏼🧑🏻‍❤️‍🧑🏽🧑🏻‍❤️‍🧑🏾🧑🏻‍❤️‍🧑🏿🧑🏼‍❤️‍🧑🏻🧑🏼‍❤️‍🧑🏽🧑🏼‍❤️‍🧑🏾🧑🏼‍❤️‍🧑🏿🧑🏽‍❤️‍🧑🏻🧑🏽‍❤️‍🧑🏼🧑🏽‍❤️‍🧑🏾🧑🏽‍❤️‍🧑🏿🧑🏾‍❤️‍🧑🏻🧑🏾‍❤️‍🧑🏼🧑🏾‍❤️‍🧑🏽🧑🏾‍❤️‍🧑🏿🧑🏿‍❤️‍🧑🏻🧑🏿‍❤️‍🧑🏼🧑🏿‍❤️‍🧑🏽🧑🏿‍❤️‍🧑🏾
        👩‍❤️‍👨 Couple with heart: woman, man~👩🏻‍❤️‍👨🏻👩🏻‍❤️‍👨🏼👩🏻‍❤️‍👨🏽👩🏻‍❤️‍👨🏾👩🏻‍❤️‍👨🏿👩🏼‍❤️‍👨🏻👩🏼‍❤️‍👨🏼👩🏼‍❤️‍👨🏽👩🏼‍❤️‍👨🏾👩🏼‍❤️‍👨🏿👩🏽‍❤️‍👨🏻👩🏽‍❤️‍👨🏼👩🏽‍❤️‍👨🏽👩🏽‍❤️‍👨🏾👩🏽‍❤️‍👨🏿👩🏾‍❤️‍👨🏻👩🏾‍❤️‍👨🏼👩🏾‍❤️‍👨🏽👩🏾‍❤️‍👨🏾👩🏾‍❤️‍👨🏿👩🏿‍❤️‍👨🏻👩🏿‍❤️‍👨🏼👩🏿‍❤️‍👨🏽👩🏿‍❤️‍👨🏾👩🏿‍❤️‍👨🏿
        👨‍❤️‍👨 Couple with heart: man, man~👨🏻‍❤️‍👨🏻👨🏻‍❤️‍👨🏼👨🏻‍❤️‍👨🏽👨🏻‍❤️‍👨🏾👨🏻‍❤️‍👨🏿👨🏼‍❤️‍👨🏻👨🏼‍❤️‍👨🏼👨🏼‍❤️‍👨🏽👨🏼‍❤️‍👨🏾👨🏼‍❤️‍👨🏿👨🏽‍❤️‍👨🏻👨🏽‍❤️‍👨🏼👨🏽‍❤️‍👨🏽👨🏽‍❤️‍👨🏾👨🏽‍❤️‍👨🏿👨🏾‍❤️‍👨🏻👨🏾‍❤️‍👨🏼👨🏾‍❤️‍👨🏽👨🏾‍❤️‍👨🏾👨🏾‍❤️‍👨🏿👨🏿‍❤️‍👨🏻👨🏿‍❤️‍👨🏼👨🏿‍❤️‍👨🏽👨🏿‍❤️‍👨🏾👨🏿‍❤️‍👨🏿
        👩‍❤️‍👩 Couple with heart: woman, woman~👩🏻‍❤️‍👩🏻👩🏻‍❤️‍👩🏼👩🏻‍❤️‍👩🏽👩🏻‍❤️‍👩🏾👩🏻‍❤️‍👩🏿👩🏼‍❤️‍👩🏻👩🏼‍❤️‍👩🏼👩🏼‍❤️‍👩🏽👩🏼‍❤️‍👩🏾👩🏼‍❤️‍👩🏿👩🏽‍❤️‍👩🏻👩🏽‍❤️‍👩🏼👩🏽‍❤️‍👩🏽👩🏽‍❤️‍👩🏾👩🏽‍❤️‍👩🏿👩🏾‍❤️‍👩🏻👩🏾‍❤️‍👩🏼👩🏾‍❤️‍👩🏽👩🏾‍❤️‍👩🏾👩🏾‍❤️‍👩🏿👩🏿‍❤️‍👩🏻👩🏿‍❤️‍👩🏼👩🏿‍❤️‍👩🏽👩🏿‍❤️‍👩🏾👩🏿‍❤️‍👩🏿
        👪 Family|👨‍👩‍👦 Family: man, woman, boy|👨‍👩‍👧 Family: man, woman, girl|👨‍👩‍👧‍👦 Family: man, woman, girl, boy
        👨‍👩‍👦‍👦 Family: man, woman, boy, boy|👨‍👩‍👧‍👧 Family: man, woman, girl, girl|👨‍👨‍👦 Family: man, man, boy
        👨‍👨‍👧 Family: man, man, girl|👨‍👨‍👧‍👦 Family: man, man, girl, boy|👨‍👨‍👦‍👦 Family: man, man, boy, boy
        👨‍👨‍👧‍👧 Family: man, man, girl, girl|👩‍👩‍👦 Family: woman, woman, boy|👩‍👩‍👧 Family: woman, woman, girl
        👩‍👩‍👧‍👦 Family: woman, woman, girl, boy|👩‍👩‍👦‍👦 Family: woman, woman, boy, boy
        👩‍👩‍👧‍👧 Family: woman, woman, girl, girl|👨‍👦 Family: man, boy|👨‍👦‍👦 Family: man, boy, boy|👨‍👧 Family: man, girl
        👨‍👧‍👦 Family: man, girl, boy|👨‍👧‍👧 Family: man, girl, girl|👩‍👦 Family: woman, boy|👩‍👦‍👦 Family: woman, boy, boy
        👩‍👧 Family: woman, girl|👩‍👧‍👦 Family: woman, girl, boy|👩‍👧‍👧 Family: woman, girl, girl|🗣️ Speaking head
        👤 Bust in silhouette|👥 Busts in silhouette|🫂 People hugging|👣 Footprints
        """
}
