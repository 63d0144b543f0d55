// Made by Scripts/emoji-table out of the Unicode data, version 15.0. See EmojiTable.swift for the license.

extension EmojiTable {
    static let food = """
        🍇 Grapes|🍈 Melon|🍉 Watermelon|🍊 Tangerine|🍋 Lemon|🍌 Banana|🍍 Pineapple|🥭 Mango|🍎 Red apple|🍏 Green apple|🍐 Pear
        🍑 Peach|🍒 Cherries|🍓 Strawberry|🫐 Blueberries|🥝 Kiwi fruit|🍅 Tomato|🫒 Olive|🥥 Coconut|🥑 Avocado|🍆 Eggplant
        🥔 Potato|🥕 Carrot|🌽 Ear of corn|🌶️ Hot pepper|🫑 Bell pepper|🥒 Cucumber|🥬 Leafy green|🥦 Broccoli|🧄 Garlic
        🧅 Onion|🥜 Peanuts|🫘 Beans|🌰 Chestnut|🫚 Ginger root|🫛 Pea pod|🍞 Bread|🥐 Croissant|🥖 Baguette bread|🫓 Flatbread
        🥨 Pretzel|🥯 Bagel|🥞 Pancakes|🧇 Waffle|🧀 Cheese wedge|🍖 Meat on bone|🍗 Poultry leg|🥩 Cut of meat|🥓 Bacon
        🍔 Hamburger|🍟 French fries|🍕 Pizza|🌭 Hot dog|🥪 Sandwich|🌮 Taco|🌯 Burrito|🫔 Tamale|🥙 Stuffed flatbread|🧆 Falafel
        🥚 Egg|🍳 Cooking|🥘 Shallow pan of food|🍲 Pot of food|🫕 Fondue|🥣 Bowl with spoon|🥗 Green salad|🍿 Popcorn|🧈 Butter
        🧂 Salt|🥫 Canned food|🍱 Bento box|🍘 Rice cracker|🍙 Rice ball|🍚 Cooked rice|🍛 Curry rice|🍜 Steaming bowl
        🍝 Spaghetti|🍠 Roasted sweet potato|🍢 Oden|🍣 Sushi|🍤 Fried shrimp|🍥 Fish cake with swirl|🥮 Moon cake|🍡 Dango
        🥟 Dumpling|🥠 Fortune cookie|🥡 Takeout box|🦀 Crab|🦞 Lobster|🦐 Shrimp|🦑 Squid|🦪 Oyster|🍦 Soft ice cream
        🍧 Shaved ice|🍨 Ice cream|🍩 Doughnut|🍪 Cookie|🎂 Birthday cake|🍰 Shortcake|🧁 Cupcake|🥧 Pie|🍫 Chocolate bar
        🍬 Candy|🍭 Lollipop|🍮 Custard|🍯 Honey pot|🍼 Baby bottle|🥛 Glass of milk|☕ Hot beverage|🫖 Teapot
        🍵 Teacup without handle|🍶 Sake|🍾 Bottle with popping cork|🍷 Wine glass|🍸 Cocktail glass|🍹 Tropical drink
        🍺 Beer mug|🍻 Clinking beer mugs|🥂 Clinking glasses|🥃 Tumbler glass|🫗 Pouring liquid|🥤 Cup with straw
        🧋 Bubble tea|🧃 Beverage box|🧉 Mate|🧊 Ice|🥢 Chopsticks|🍽️ Fork and knife with plate|🍴 Fork and knife|🥄 Spoon
        🔪 Kitchen knife|🫙 Jar|🏺 Amphora
        """
}
