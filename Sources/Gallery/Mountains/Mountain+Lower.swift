extension Mountain {
    /// Those below 4,000 metres, the highest first.
    static let lower = """
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
        Adam’s Peak|2243|Central Highlands|Sri Lanka
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
        Carrauntoohil|1039|MacGillycuddy’s Reeks|Ireland
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
