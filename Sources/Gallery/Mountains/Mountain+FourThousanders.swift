extension Mountain {
    /// Those of 4,000 metres or more, the highest first.
    static let fourThousanders = """
        Mount Everest|8849|Himalaya|Nepal, China
        K2|8611|Karakoram|Pakistan, China
        Kangchenjunga|8586|Himalaya|Nepal, India
        Lhotse|8516|Himalaya|Nepal, China
        Makalu|8485|Himalaya|Nepal, China
        Cho Oyu|8188|Himalaya|Nepal, China
        Dhaulagiri|8167|Himalaya|Nepal
        Manaslu|8163|Himalaya|Nepal
        Nanga Parbat|8126|Himalaya|Pakistan
        Annapurna I|8091|Himalaya|Nepal
        Gasherbrum I|8080|Karakoram|Pakistan, China
        Broad Peak|8051|Karakoram|Pakistan, China
        Gasherbrum II|8034|Karakoram|Pakistan, China
        Shishapangma|8027|Himalaya|China
        Gyachung Kang|7952|Himalaya|Nepal, China
        Annapurna II|7937|Himalaya|Nepal
        Gasherbrum IV|7925|Karakoram|Pakistan
        Himalchuli|7893|Himalaya|Nepal
        Distaghil Sar|7885|Karakoram|Pakistan
        Ngadi Chuli|7871|Himalaya|Nepal
        Nuptse|7861|Himalaya|Nepal
        Kunyang Chhish|7852|Karakoram|Pakistan
        Masherbrum|7821|Karakoram|Pakistan
        Nanda Devi|7816|Himalaya|India
        Chomo Lonzo|7804|Himalaya|China
        Batura Sar|7795|Karakoram|Pakistan
        Rakaposhi|7788|Karakoram|Pakistan
        Namcha Barwa|7782|Himalaya|China
        Kanjut Sar|7760|Karakoram|Pakistan
        Kamet|7756|Himalaya|India
        Saltoro Kangri|7742|Karakoram|India, Pakistan
        Tirich Mir|7708|Hindu Kush|Pakistan
        Gurla Mandhata|7694|Himalaya|China
        Saser Kangri I|7672|Karakoram|India
        Chogolisa|7665|Karakoram|Pakistan
        Kongur Tagh|7649|Pamir|China
        Shispare|7611|Karakoram|Pakistan
        Trivor|7577|Karakoram|Pakistan
        Gangkhar Puensum|7570|Himalaya|Bhutan
        Gongga Shan|7556|Daxue Mountains|China
        Muztagh Ata|7546|Pamir|China
        Skyang Kangri|7545|Karakoram|Pakistan, China
        Changtse|7543|Himalaya|China
        Ismoil Somoni Peak|7495|Pamir|Tajikistan
        Noshaq|7492|Hindu Kush|Afghanistan, Pakistan
        Jongsong Peak|7462|Himalaya|Nepal, India, China
        Jengish Chokusu|7439|Tian Shan|Kyrgyzstan, China
        Sia Kangri|7422|Karakoram|Pakistan, China
        Istor-o-Nal|7403|Hindu Kush|Pakistan
        Ultar Sar|7388|Karakoram|Pakistan
        Chomolhari|7326|Himalaya|Bhutan, China
        Baltoro Kangri|7312|Karakoram|Pakistan
        Muztagh Tower|7276|Karakoram|Pakistan, China
        Diran|7266|Karakoram|Pakistan
        Langtang Lirung|7227|Himalaya|Nepal
        Melungtse|7181|Himalaya|China
        Pumori|7161|Himalaya|Nepal, China
        Nun|7135|Himalaya|India
        Gaurishankar|7134|Himalaya|Nepal, China
        Lenin Peak|7134|Pamir|Kyrgyzstan, Tajikistan
        Baruntse|7129|Himalaya|Nepal
        Trisul|7120|Himalaya|India
        Peak Korzhenevskaya|7105|Pamir|Tajikistan
        Kun|7077|Himalaya|India
        Satopanth|7075|Himalaya|India
        Dunagiri|7066|Himalaya|India
        Spantik|7027|Karakoram|Pakistan
        Khan Tengri|7010|Tian Shan|Kazakhstan, Kyrgyzstan, China
        Machapuchare|6993|Himalaya|Nepal
        Dorje Lakpa|6966|Himalaya|Nepal
        Aconcagua|6961|Andes|Argentina
        Ojos del Salado|6893|Andes|Argentina, Chile|v
        Ama Dablam|6812|Himalaya|Nepal
        Monte Pissis|6793|Andes|Argentina|v
        Huascarán|6768|Andes|Peru
        Cerro Bonete|6759|Andes|Argentina|v
        Nevado Tres Cruces|6748|Andes|Argentina, Chile|v
        Kawagarbo|6740|Hengduan Mountains|China
        Llullaillaco|6739|Andes|Argentina, Chile|v
        Mercedario|6720|Andes|Argentina
        Kailash|6638|Transhimalaya|China
        Yerupajá|6635|Andes|Peru
        Thamserku|6623|Himalaya|Nepal
        Incahuasi|6621|Andes|Argentina, Chile|v
        Tupungato|6570|Andes|Argentina, Chile|v
        Shivling|6543|Himalaya|India
        Nevado Sajama|6542|Andes|Bolivia|v
        Mera Peak|6476|Himalaya|Nepal
        Cholatse|6440|Himalaya|Nepal
        Illimani|6438|Andes|Bolivia
        Ancohuma|6427|Andes|Bolivia
        Huandoy|6395|Andes|Peru
        Ausangate|6384|Andes|Peru
        Parinacota|6380|Andes|Bolivia, Chile|v
        Coropuna|6377|Andes|Peru|v
        Illampu|6368|Andes|Bolivia
        Siula Grande|6344|Andes|Peru
        Great Trango Tower|6286|Karakoram|Pakistan
        Amne Machin|6282|Kunlun|China
        Salcantay|6271|Andes|Peru
        Chimborazo|6263|Andes|Ecuador|v
        Mount Siguniang|6250|Qionglai Mountains|China
        Denali|6190|Alaska Range|United States
        Island Peak|6165|Himalaya|Nepal
        Lobuche East|6119|Himalaya|Nepal
        Laila Peak|6096|Karakoram|Pakistan
        Huayna Potosí|6088|Andes|Bolivia
        Mount Logan|5959|Saint Elias Mountains|Canada
        Alpamayo|5947|Andes|Peru
        Licancabur|5916|Andes|Bolivia, Chile|v
        Cotopaxi|5897|Andes|Ecuador|v
        Kilimanjaro|5895|East African Rift|Tanzania|v
        Hkakabo Razi|5881|Himalaya|Myanmar
        El Misti|5822|Andes|Peru|v
        Cayambe|5790|Andes|Ecuador|v
        Antisana|5752|Andes|Ecuador|v
        Pico Cristóbal Colón|5730|Sierra Nevada de Santa Marta|Colombia
        Elbrus|5642|Caucasus|Russia|v
        Pico de Orizaba|5636|Trans-Mexican Volcanic Belt|Mexico|v
        Damavand|5609|Alborz|Iran|v
        Jade Dragon Snow Mountain|5596|Hengduan Mountains|China
        Mount Saint Elias|5489|Saint Elias Mountains|Canada, United States
        Bogda Peak|5445|Tian Shan|China
        Popocatépetl|5426|Trans-Mexican Volcanic Belt|Mexico|v
        Ritacuba Blanco|5410|Andes|Colombia
        Nevado del Huila|5364|Andes|Colombia|v
        Nevado del Ruiz|5321|Andes|Colombia|v
        Mount Foraker|5304|Alaska Range|United States
        Iztaccíhuatl|5230|Trans-Mexican Volcanic Belt|Mexico|v
        Dykh-Tau|5205|Caucasus|Russia
        Mount Kenya|5199|East African Rift|Kenya|v
        Shkhara|5193|Caucasus|Georgia, Russia
        King Peak|5173|Saint Elias Mountains|Canada
        Mawenzi|5149|East African Rift|Tanzania|v
        Koshtan-Tau|5144|Caucasus|Russia
        Mount Ararat|5137|Armenian Highlands|Turkey|v
        Mount Stanley|5109|Rwenzori|Uganda, DR Congo
        Kazbek|5054|Caucasus|Georgia, Russia|v
        Mount Bona|5044|Saint Elias Mountains|United States|v
        Tungurahua|5023|Andes|Ecuador|v
        Mount Blackburn|4996|Wrangell Mountains|United States|v
        Pico Bolívar|4978|Andes|Venezuela
        Mount Sanford|4949|Wrangell Mountains|United States|v
        Mount Vinson|4892|Ellsworth Mountains|Antarctica
        Puncak Jaya|4884|Sudirman Range|Indonesia
        Tetnuldi|4858|Caucasus|Georgia
        Mount Tyree|4852|Ellsworth Mountains|Antarctica
        Alam-Kuh|4850|Alborz|Iran
        Sabalan|4811|Armenian Highlands|Iran|v
        Mont Blanc|4806|Alps|France, Italy
        Klyuchevskaya Sopka|4754|Kamchatka|Russia|v
        Ushba|4710|Caucasus|Georgia
        Nevado de Toluca|4680|Trans-Mexican Volcanic Belt|Mexico|v
        Mount Fairweather|4671|Saint Elias Mountains|Canada, United States
        Mount Shinn|4660|Ellsworth Mountains|Antarctica
        Dufourspitze|4634|Alps|Switzerland
        Mount Meru|4562|East African Rift|Tanzania|v
        Mount Hubbard|4557|Saint Elias Mountains|Canada, United States
        Ras Dashen|4550|Ethiopian Highlands|Ethiopia
        Dom|4546|Alps|Switzerland
        Lyskamm|4533|Alps|Switzerland, Italy
        Mount Kirkpatrick|4528|Transantarctic Mountains|Antarctica
        Mount Wilhelm|4509|Bismarck Range|Papua New Guinea
        Mount Karisimbi|4507|Virunga Mountains|Rwanda, DR Congo|v
        Belukha|4506|Altai|Russia, Kazakhstan
        Weisshorn|4506|Alps|Switzerland
        Täschhorn|4491|Alps|Switzerland
        Matterhorn|4478|Alps|Switzerland, Italy
        Bazardüzü|4466|Caucasus|Azerbaijan, Russia
        Mont Maudit|4465|Alps|France, Italy
        La Malinche|4461|Trans-Mexican Volcanic Belt|Mexico|v
        Mount Hunter|4442|Alaska Range|United States
        Mount Whitney|4421|Sierra Nevada|United States
        Dena|4409|Zagros|Iran
        Mount Elbert|4401|Rocky Mountains|United States
        Mount Massive|4398|Rocky Mountains|United States
        Mount Harvard|4396|Rocky Mountains|United States
        Mount Rainier|4392|Cascade Range|United States|v
        Mount Williamson|4383|Sierra Nevada|United States
        La Plata Peak|4377|Rocky Mountains|United States
        Blanca Peak|4374|Rocky Mountains|United States
        Khüiten Peak|4374|Altai|Mongolia, China
        Mount Giluwe|4368|New Guinea Highlands|Papua New Guinea|v
        Uncompahgre Peak|4365|Rocky Mountains|United States
        Dent Blanche|4357|Alps|Switzerland
        Mount Markham|4350|Transantarctic Mountains|Antarctica
        Longs Peak|4346|Rocky Mountains|United States
        Nadelhorn|4327|Alps|Switzerland
        Mount Shasta|4322|Cascade Range|United States|v
        Mount Elgon|4321|East African Rift|Uganda, Kenya|v
        Grand Combin|4314|Alps|Switzerland
        Pikes Peak|4302|Rocky Mountains|United States
        Mount Sidley|4285|Executive Committee Range|Antarctica|v
        Finsteraarhorn|4274|Alps|Switzerland
        Mont Blanc du Tacul|4248|Alps|France
        Zinalrothorn|4221|Alps|Switzerland
        Tajumulco|4220|Sierra Madre de Chiapas|Guatemala|v
        Gannett Peak|4209|Rocky Mountains|United States
        Grandes Jorasses|4208|Alps|France, Italy
        Mauna Kea|4207|Hawaiʻi|United States|v
        Alphubel|4206|Alps|Switzerland
        Grand Teton|4199|Rocky Mountains|United States
        Rimpfischhorn|4199|Alps|Switzerland
        Aletschhorn|4194|Alps|Switzerland
        Strahlhorn|4190|Alps|Switzerland
        Dent d'Hérens|4173|Alps|Switzerland, Italy
        Mauna Loa|4169|Hawaiʻi|United States|v
        Toubkal|4167|Atlas|Morocco
        Breithorn|4164|Alps|Switzerland, Italy
        Jungfrau|4158|Alps|Switzerland
        Bishorn|4153|Alps|Switzerland
        Kings Peak|4123|Rocky Mountains|United States
        Aiguille Verte|4122|Alps|France
        Mönch|4107|Alps|Switzerland
        Barre des Écrins|4102|Alps|France
        Mount Kinabalu|4095|Crocker Range|Malaysia
        Aragats|4090|Armenian Highlands|Armenia|v
        Schreckhorn|4078|Alps|Switzerland
        M'Goun|4071|Atlas|Morocco
        Ober Gabelhorn|4063|Alps|Switzerland
        Gran Paradiso|4061|Alps|Italy
        Monte San Valentín|4058|Andes|Chile
        Mount Süphan|4058|Armenian Highlands|Turkey|v
        Piz Bernina|4049|Alps|Switzerland
        Mount Cameroon|4040|Cameroon Line|Cameroon|v
        Mount Victoria|4038|Owen Stanley Range|Papua New Guinea
        Allalinhorn|4027|Alps|Switzerland
        Mount Waddington|4019|Coast Mountains|Canada
        Weissmies|4017|Alps|Switzerland
        Cloud Peak|4013|Rocky Mountains|United States
        Dent du Géant|4013|Alps|France, Italy
        Lagginhorn|4010|Alps|Switzerland
        """
}
