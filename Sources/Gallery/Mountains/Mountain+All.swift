extension Mountain {
    /// Mountains of all continents: name, height in metres, range or island, country or region; a `v` marks volcanoes.
    static let all: [Mountain] = list.split(separator: "\n").map { line in
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return Mountain(
            name: fields[0], height: Int(fields[1]) ?? 0, range: fields[2], country: fields[3],
            isVolcano: fields.count > 4)
    }

    private static let list = """
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
        La Meije|3984|Alps|France
        Wheeler Peak|3982|Snake Range|United States
        Acatenango|3976|Sierra Madre de Chiapas|Guatemala|v
        Eiger|3967|Alps|Switzerland
        Mount Robson|3954|Rocky Mountains|Canada
        Yushan|3952|Yushan Range|Taiwan
        Kaçkar Dağı|3937|Pontic Mountains|Turkey
        Mount Erciyes|3917|Anatolia|Turkey|v
        Ortler|3905|Alps|Italy
        Granite Peak|3904|Rocky Mountains|United States
        Piz Palü|3900|Alps|Switzerland, Italy
        Xueshan|3886|Xueshan Range|Taiwan
        Borah Peak|3861|Rocky Mountains|United States
        Humphreys Peak|3852|San Francisco Peaks|United States|v
        Königspitze|3851|Alps|Italy
        Aiguille du Midi|3842|Alps|France
        Monviso|3841|Alps|Italy
        Chirripó|3821|Cordillera de Talamanca|Costa Rica
        Kerinci|3805|Barisan Mountains|Indonesia|v
        Grossglockner|3798|Alps|Austria
        Mount Erebus|3794|Ross Island|Antarctica|v
        Mount Fuji|3776|Honshū|Japan|v
        Monte Cevedale|3769|Alps|Italy
        Wildspitze|3768|Alps|Austria
        Volcán de Fuego|3763|Sierra Madre de Chiapas|Guatemala|v
        Demirkazık|3756|Taurus Mountains|Turkey
        Aiguille du Dru|3754|Alps|France
        Lanín|3747|Andes|Argentina, Chile|v
        Mount Adams|3743|Cascade Range|United States|v
        Mount Columbia|3741|Rocky Mountains|Canada
        Weisskugel|3738|Alps|Austria, Italy
        Rinjani|3726|Lombok|Indonesia|v
        Aoraki / Mount Cook|3724|Southern Alps|New Zealand
        Teide|3715|Canary Islands|Spain|v
        Monte San Lorenzo|3706|Andes|Argentina, Chile
        Gunnbjørn Fjeld|3694|Watkins Range|Greenland
        Wetterhorn|3692|Alps|Switzerland
        Semeru|3676|Java|Indonesia|v
        Jabal an-Nabi Shuʿayb|3666|Haraz Mountains|Yemen
        Blüemlisalphorn|3661|Alps|Switzerland
        Grossvenediger|3657|Alps|Austria
        Dammastock|3630|Alps|Switzerland
        Lautaro|3623|Andes|Chile|v
        Mount Assiniboine|3618|Rocky Mountains|Canada
        Tödi|3614|Alps|Switzerland
        Similaun|3606|Alps|Austria, Italy
        Presanella|3558|Alps|Italy
        Mount Temple|3544|Rocky Mountains|Canada
        Adamello|3539|Alps|Italy
        Hochfeiler|3510|Alps|Austria, Italy
        Mount Tasman|3497|Southern Alps|New Zealand
        Munku-Sardyk|3491|Sayan Mountains|Russia, Mongolia
        Tronador|3491|Andes|Argentina, Chile|v
        Thabana Ntlenyana|3482|Drakensberg|Lesotho
        Mulhacén|3479|Sierra Nevada|Spain
        Volcán Barú|3475|Cordillera de Talamanca|Panama|v
        Nyiragongo|3470|Virunga Mountains|DR Congo|v
        Mafadi|3450|Drakensberg|South Africa, Lesotho
        Irazú|3432|Cordillera Central|Costa Rica|v
        Mount Hood|3429|Cascade Range|United States|v
        Piz Kesch|3418|Alps|Switzerland
        Emi Koussi|3415|Tibesti Mountains|Chad|v
        Fitz Roy|3405|Andes|Argentina, Chile
        Aneto|3404|Pyrenees|Spain
        Mount Etna|3403|Sicily|Italy|v
        Veleta|3396|Sierra Nevada|Spain
        Posets|3375|Pyrenees|Spain
        Monte Perdido|3355|Pyrenees|Spain
        Marmolada|3343|Dolomites|Italy
        Piz Buin|3312|Alps|Austria, Switzerland
        Vignemale|3298|Pyrenees|France, Spain
        Mount Baker|3286|Cascade Range|United States|v
        Antelao|3264|Dolomites|Italy
        Tofana di Mezzo|3244|Dolomites|Italy
        Titlis|3238|Alps|Switzerland
        Mount Terror|3230|Ross Island|Antarctica|v
        Civetta|3220|Dolomites|Italy
        Glacier Peak|3213|Cascade Range|United States|v
        Mount Kita|3193|Akaishi Mountains|Japan
        Mount Hotaka|3190|Hida Mountains|Japan
        Lassen Peak|3189|Cascade Range|United States|v
        Mount Jackson|3184|Antarctic Peninsula|Antarctica
        Mount Yari|3180|Hida Mountains|Japan
        Fansipan|3147|Hoàng Liên Sơn|Vietnam
        Pica d'Estats|3143|Pyrenees|Spain, France
        Mount Agung|3142|Bali|Indonesia|v
        Cerro Torre|3128|Andes|Argentina, Chile
        Pico Duarte|3101|Cordillera Central|Dominican Republic
        Qurnat as Sawda|3088|Mount Lebanon|Lebanon
        Piton des Neiges|3071|Réunion|France|v
        Mount Ontake|3067|Honshū|Japan|v
        Haleakalā|3055|Maui|United States|v
        Mount Aspiring|3033|Southern Alps|New Zealand
        Mount Norikura|3026|Hida Mountains|Japan|v
        Jabal Shams|3018|Hajar Mountains|Oman
        Mount Tate|3015|Hida Mountains|Japan
        Pobeda Peak|3003|Chersky Range|Russia
        Mount Mulanje|3002|Mulanje Massif|Malawi
        Cima Grande di Lavaredo|2999|Dolomites|Italy
        Mount Tsurugi|2999|Hida Mountains|Japan
        Hoher Dachstein|2995|Alps|Austria
        Pico da Neblina|2995|Guiana Highlands|Brazil
        Ol Doinyo Lengai|2962|East African Rift|Tanzania|v
        Zugspitze|2962|Alps|Germany, Austria
        Mount Apo|2954|Mindanao|Philippines|v
        Hochkönig|2941|Alps|Austria
        Mount Paget|2935|Allardyce Range|South Georgia
        Mount Pulag|2928|Cordillera Central|Philippines
        Musala|2925|Rila|Bulgaria
        Mount Olympus|2918|Olympus|Greece
        Vihren|2914|Pirin|Bulgaria
        Corno Grande|2912|Apennines|Italy
        Mount Merapi|2910|Java|Indonesia|v
        Tahat|2908|Hoggar Mountains|Algeria|v
        Pico da Bandeira|2891|Caparaó Mountains|Brazil
        Cerro Paine Grande|2884|Andes|Chile
        Pic du Midi d'Ossau|2884|Pyrenees|France
        Maromokotro|2876|Tsaratanana Massif|Madagascar
        Triglav|2864|Alps|Slovenia
        Villarrica|2847|Andes|Chile|v
        Pico do Fogo|2829|Fogo|Cape Verde|v
        Mount Hermon|2814|Anti-Lebanon|Lebanon, Syria
        Mount Roraima|2810|Guiana Highlands|Venezuela, Brazil, Guyana
        Pedra da Mina|2798|Mantiqueira Mountains|Brazil
        Mount Ruapehu|2797|North Island|New Zealand|v
        Mount Longonot|2776|East African Rift|Kenya|v
        Korab|2764|Korab Mountains|Albania, North Macedonia
        Mawson Peak|2745|Heard Island|Australia|v
        Paektu|2744|Changbai Mountains|North Korea, China|v
        Watzmann|2713|Alps|Germany
        Monte Cinto|2706|Corsica|France
        Mount Haku|2702|Honshū|Japan|v
        Half Dome|2696|Sierra Nevada|United States
        Anamudi|2695|Western Ghats|India
        Maja Jezercë|2694|Accursed Mountains|Albania
        Huayna Picchu|2693|Andes|Peru
        Pic la Selle|2680|Chaîne de la Selle|Haiti
        Mount Garibaldi|2678|Coast Mountains|Canada|v
        Guadalupe Peak|2667|Guadalupe Mountains|United States
        Gerlachovský štít|2655|Tatra Mountains|Slovakia
        Osorno|2652|Andes|Chile|v
        Torre de Cerredo|2650|Picos de Europa|Spain
        Smolikas|2637|Pindus|Greece
        Piton de la Fournaise|2632|Réunion|France|v
        Mount Catherine|2629|Sinai|Egypt
        Barbeau Peak|2616|Ellesmere Island|Canada
        Brandberg|2573|Damaraland|Namibia
        Mount Asama|2568|Honshū|Japan|v
        Doi Inthanon|2565|Thanon Thong Chai|Thailand
        Mount St. Helens|2549|Cascade Range|United States|v
        Moldoveanu|2544|Carpathians|Romania
        Negoiu|2535|Carpathians|Romania
        Pidurutalagala|2524|Central Highlands|Sri Lanka
        Bobotov Kuk|2523|Durmitor|Montenegro
        Naranjo de Bulnes|2519|Picos de Europa|Spain
        Mount Taranaki|2518|North Island|New Zealand|v
        Säntis|2502|Alps|Switzerland
        Rysy|2501|Tatra Mountains|Slovakia, Poland
        Kriváň|2495|Tatra Mountains|Slovakia
        Galdhøpiggen|2469|Jotunheimen|Norway
        Mayon|2463|Luzon|Philippines|v
        Parnassus|2457|Central Greece|Greece
        Psiloritis|2456|Crete|Greece
        Glittertind|2452|Jotunheimen|Norway
        Peñalara|2428|Sierra de Guadarrama|Spain
        Store Skagastølstind|2405|Jotunheimen|Norway
        Botev Peak|2376|Balkan Mountains|Bulgaria
        Mount Pico|2351|Azores|Portugal|v
        Mount Popomanaseu|2335|Guadalcanal|Solomon Islands
        Mount Bromo|2329|Java|Indonesia|v
        El Capitan|2308|Sierra Nevada|United States
        Mount Asahi|2291|Hokkaidō|Japan|v
        Mount Ngauruhoe|2291|North Island|New Zealand|v
        Snøhetta|2286|Dovrefjell|Norway
        Mount Sinai|2285|Sinai|Egypt
        Beerenberg|2277|Jan Mayen|Norway|v
        Blue Mountain Peak|2256|Blue Mountains|Jamaica
        Adam's Peak|2243|Central Highlands|Sri Lanka
        Mont Orohena|2241|Tahiti|French Polynesia|v
        Mount Kosciuszko|2228|Snowy Mountains|Australia
        Mount Townsend|2209|Snowy Mountains|Australia
        Pilatus|2128|Alps|Switzerland
        Hvannadalshnúkur|2110|Öræfajökull|Iceland|v
        Kebnekaise|2097|Scandinavian Mountains|Sweden
        Sarektjåkkå|2089|Scandinavian Mountains|Sweden
        Hoverla|2061|Carpathians|Ukraine
        Mount Mitchell|2037|Appalachians|United States
        Kuwohi|2025|Appalachians|United States
        Mount Asgard|2015|Baffin Island|Canada
        Torre|1993|Serra da Estrela|Portugal
        Mount Bogong|1986|Victorian Alps|Australia
        Mount Tongariro|1978|North Island|New Zealand|v
        Pico Turquino|1974|Sierra Maestra|Cuba
        Hallasan|1947|Jeju Island|South Korea|v
        Mount Washington|1917|Appalachians|United States
        Jirisan|1915|Sobaek Mountains|South Korea
        Mont Ventoux|1910|Provence|France
        Narodnaya|1895|Ural|Russia
        Puy de Sancy|1885|Massif Central|France|v
        Gaustatoppen|1883|Telemark|Norway
        Pico Ruivo|1862|Madeira|Portugal
        Mount Silisili|1858|Savaiʻi|Samoa|v
        Rigi|1798|Alps|Switzerland
        Mount Rogers|1746|Appalachians|United States
        Crêt de la Neige|1720|Jura|France
        Newtontoppen|1713|Spitsbergen|Norway
        Seoraksan|1708|Taebaek Mountains|South Korea
        Mitre Peak|1683|Fiordland|New Zealand
        Mount Thor|1675|Baffin Island|Canada
        Arenal|1670|Cordillera de Tilarán|Costa Rica|v
        Eyjafjallajökull|1651|Southern Iceland|Iceland|v
        Mount Marcy|1629|Adirondacks|United States
        Mont Panié|1628|New Caledonia|France
        Mount Bartle Frere|1622|Great Dividing Range|Australia
        Mount Ossa|1617|Tasmania|Australia
        Katahdin|1606|Appalachians|United States
        Sněžka|1603|Giant Mountains|Czechia, Poland
        Mount Aso|1592|Kyūshū|Japan|v
        Cradle Mountain|1545|Tasmania|Australia
        Feldberg|1493|Black Forest|Germany
        Hekla|1491|Southern Iceland|Iceland|v
        Praděd|1491|Jeseníky|Czechia
        Mount Pinatubo|1486|Luzon|Philippines|v
        Spruce Knob|1482|Appalachians|United States
        La Grande Soufrière|1467|Guadeloupe|France|v
        Puy de Dôme|1465|Massif Central|France|v
        Grosser Arber|1456|Bavarian Forest|Germany
        Snæfellsjökull|1446|Snæfellsnes|Iceland|v
        Grand Ballon|1424|Vosges|France
        Mount Pelée|1397|Martinique|France|v
        Halti|1365|Scandinavian Mountains|Norway, Finland
        Ben Nevis|1345|Grampian Mountains|United Kingdom
        Mount Mansfield|1339|Green Mountains|United States
        Ben Macdui|1309|Cairngorms|United Kingdom
        Braeriach|1296|Cairngorms|United Kingdom
        Cairn Toul|1291|Cairngorms|United Kingdom
        Vesuvius|1281|Campania|Italy|v
        Kunanyi / Mount Wellington|1271|Tasmania|Australia
        Kīlauea|1247|Hawaiʻi|United States|v
        Cairn Gorm|1245|Cairngorms|United Kingdom
        Fichtelberg|1215|Ore Mountains|Germany
        Ben Lawers|1214|Grampian Mountains|United Kingdom
        Brocken|1141|Harz|Germany
        Snowdon / Yr Wyddfa|1085|Snowdonia|United Kingdom
        Table Mountain|1085|Cape Fold Belt|South Africa
        Schiehallion|1083|Grampian Mountains|United Kingdom
        Mount Greylock|1064|Berkshires|United States
        Carrauntoohil|1039|MacGillycuddy's Reeks|Ireland
        Kékes|1014|Mátra|Hungary
        Sgùrr Alasdair|992|Cuillin|United Kingdom
        Scafell Pike|978|Lake District|United Kingdom
        Ben Lomond|974|Grampian Mountains|United Kingdom
        Helvellyn|950|Lake District|United Kingdom
        Wasserkuppe|950|Rhön|Germany
        Skiddaw|931|Lake District|United Kingdom
        Ben Hope|927|Northwest Highlands|United Kingdom
        Lugnaquilla|925|Wicklow Mountains|Ireland
        Stromboli|924|Aeolian Islands|Italy|v
        Great Gable|899|Lake District|United Kingdom
        Cadair Idris|893|Snowdonia|United Kingdom
        Pen y Fan|886|Brecon Beacons|United Kingdom
        Uluru|863|Northern Territory|Australia
        Slieve Donard|850|Mourne Mountains|United Kingdom
        Kahler Asten|842|Rothaar Mountains|Germany
        Croagh Patrick|764|Connacht|Ireland
        Errigal|751|Ulster|Ireland
        Sugarloaf Mountain|396|Rio de Janeiro|Brazil
        Mount Yasur|361|Tanna|Vanuatu|v
        """
}
