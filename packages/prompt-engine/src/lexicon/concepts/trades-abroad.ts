/** Trades, roles and things of their work: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const TRADES_ABROAD = `
midwife | partera, comadrona, matrona | sage-femme/sages-femmes | Hebamme/Hebammen | parteira | ostetrica, levatrice | 助産師, 産婆 | 接生婆, 助产士 | 산파, 조산사
bookbinder | encuadernador, encuadernadora | relieur, relieuse | Buchbinder, Buchbinderin | encadernador | rilegatore, legatore | 製本師, 製本職人 | 装订工 | 제본사
beekeeper | apicultor, apicultora | apiculteur, apicultrice | Imker, Imkerin, Bienenzüchter | apicultor | apicoltore, apicoltrice | 養蜂家 | 养蜂人 | 양봉가
lighthouse keeper | farero, guardián del faro | gardien de phare, gardienne de phare | Leuchtturmwärter | faroleiro | guardiano del faro, farista | 灯台守 | 守塔人 | 등대지기
luthier | lutier, violero | luthier, luthière | Geigenbauer, Gitarrenbauer, Instrumentenbauer | luthier | liutaio | バイオリン職人 | 制琴师 | 현악기 장인
glassblower | soplador de vidrio | souffleur de verre, souffleuse de verre | Glasbläser, Glasbläserin | soprador de vidro | soffiatore di vetro | ガラス職人 | 吹玻璃工 | 유리 공예가
goldsmith | orfebre, joyero | orfèvre, bijoutier | Goldschmied, Goldschmiedin, Juwelier | ourives | orafo, orefice | 金細工師 | 金匠 | 금세공사
locksmith | cerrajero | serrurier | Schlosser, Schlüsselmacher | serralheiro, chaveiro | fabbro ferraio | 鍵屋 | 锁匠 | 열쇠공
miner | minero | mineur de fond, mineur | Bergmann/Bergleute, Kumpel | mineiro | minatore | 炭鉱夫 | 矿工 | 광부
sailor | marinero, marinera | marin, matelot | Matrose/Matrosen, Seemann/Seeleute | marinheiro | marinaio | 船乗り, 水夫 | 水手 | 선원
ship captain | capitán de barco | capitaine de navire | Kapitän, Schiffskapitän | capitão de navio | capitano di nave | 船長 | 船长 | 선장
train driver | maquinista | conducteur de train, mécanicien de train | Lokführer, Lokomotivführer | maquinista de comboio | macchinista | 運転士 | 火车司机 | 기관사
librarian | bibliotecario, bibliotecaria | bibliothécaire | Bibliothekar, Bibliothekarin | bibliotecário, bibliotecária | bibliotecario, bibliotecaria | 司書 | 图书管理员 | 사서
pharmacist | farmacéutico, boticario | pharmacien, apothicaire | Apotheker, Apothekerin | farmacêutico, boticário | farmacista, speziale | 薬剤師 | 药剂师 | 약사
seamstress | costurera, modista | couturière, couturier | Näherin/Näherinnen, Schneiderin/Schneiderinnen | costureira | sarta | お針子 | 裁缝女工 | 재봉사
weaver | tejedor, tejedora | tisserand, tisserande | Weber, Weberin | tecelão, tecelã | tessitore, tessitrice | 機織り | 织工 | 직조공
winemaker | viticultor, bodeguero | vigneron, vigneronne | Winzer, Winzerin | vinicultor | vignaiolo | ワイン職人 | 酿酒师 | 와인 양조가
cheesemaker | quesero, quesera | fromager, fromagère | Käser, Käserin, Käsemacher | queijeiro | casaro | チーズ職人 | 奶酪师 | 치즈 장인
fishmonger | pescadero, pescadera | poissonnier, poissonnière | Fischhändler, Fischverkäuferin | peixeiro, peixeira | pescivendolo, pescivendola | 魚屋 | 鱼贩 | 생선 장수
greengrocer | frutero, verdulera | primeur, marchand de légumes | Gemüsehändler, Gemüsehändlerin | quitandeiro | fruttivendolo | 八百屋 | 菜贩 | 야채 장수
street sweeper | barrendero | balayeur, éboueur | Straßenkehrer, Straßenfeger | varredor de rua | spazzino | 清掃員 | 清洁工 | 환경미화원
detective | detective | détective, enquêteur | Detektiv, Detektivin, Kommissar | detetive | investigatore | 探偵 | 侦探 | 탐정
judge | jueza | juge | Richter, Richterin | juiz, juíza | giudice | 裁判官 | 法官 | 판사
surgeon | cirujano, cirujana | chirurgien, chirurgienne | Chirurg, Chirurgin | cirurgião, cirurgiã | chirurgo | 外科医 | 外科医生 | 외과의사
veterinarian | veterinario, veterinaria | vétérinaire | Tierarzt, Tierärztin | veterinário, veterinária | veterinario, veterinaria | 獣医 | 兽医 | 수의사
architect | arquitecto, arquitecta | architecte | Architekt, Architektin | arquiteto, arquiteta | architetto | 建築家 | 建筑师 | 건축가
sculptor | escultor, escultora | sculpteur, sculptrice | Bildhauer, Bildhauerin | escultor, escultora | scultore, scultrice | 彫刻家 | 雕塑家 | 조각가
conductor | director de orquesta | chef d'orchestre | Dirigent, Dirigentin | maestro | direttore d'orchestra | 指揮者 | 指挥家 | 지휘자
cellist | violonchelista | violoncelliste | Cellist, Cellistin | violoncelista | violoncellista | チェリスト | 大提琴手 | 첼리스트
drummer | baterista | batteur, batteuse | Schlagzeuger, Schlagzeugerin | baterista | batterista | ドラマー | 鼓手 | 드러머
organ grinder | organillero | joueur d'orgue de barbarie | Leierkastenmann, Drehorgelspieler | realejo | suonatore di organetto | 手回しオルガン弾き | 手摇风琴师 | 손풍금 악사
magician | mago, ilusionista | magicien, prestidigitateur | Zauberkünstler, Magier | ilusionista | prestigiatore | 手品師 | 魔术师 | 마술사
acrobat | acróbata, trapecista | acrobate, trapéziste | Akrobat, Akrobatin, Artist | acrobata, trapezista | acrobata, trapezista | 曲芸師 | 杂技演员 | 곡예사
puppeteer | titiritero | marionnettiste | Puppenspieler, Puppenspielerin | bonecreiro, marionetista | burattinaio | 人形遣い | 木偶师 | 인형술사
hunter | cazador, cazadora | chasseur, chasseuse | Jäger, Jägerin | caçador, caçadora | cacciatore | 猟師 | 猎人 | 사냥꾼
forester | guardabosques | garde forestier, forestier | Förster, Försterin | guarda-florestal | guardaboschi, guardia forestale | 森番 | 护林员 | 산림 감시원
lumberjack | leñador | bûcheron | Holzfäller | lenhador | boscaiolo, taglialegna | 木こり | 伐木工 | 나무꾼
miller | molinero | meunier | Müller | moleiro | mugnaio | 粉屋 | 磨坊主 | 방앗간 주인
milkman | lechero | laitier | Milchmann | leiteiro | lattaio | 牛乳配達人 | 送奶工 | 우유 배달부
night watchman | sereno, vigilante nocturno | veilleur de nuit, gardien de nuit | Nachtwächter | guarda-noturno | guardiano notturno | 夜警 | 守夜人 | 야경꾼
rescue worker | rescatista | secouriste | Sanitäter, Sanitäterin, Rettungssanitäter | socorrista | soccorritore | 救助隊員 | 救援人员 | 구조대원
lifeguard | salvavidas | maître-nageur, sauveteur | Rettungsschwimmer, Bademeister | salva-vidas, nadador-salvador | bagnino | ライフガード | 救生员 | 인명구조원
fortune teller | adivina, vidente | voyante, diseuse de bonne aventure | Wahrsagerin, Wahrsager | cartomante, vidente | indovina, cartomante | 占い師 | 算命师 | 점쟁이
samurai | samurái | samouraï | Samurai | samurai | samurai | 侍, 武士 | 武士 | 사무라이
geisha | geisha | geisha | Geisha | gueixa | geisha | 芸者, 舞妓 | 艺伎 | 게이샤
gladiator | gladiador | gladiateur | Gladiator | gladiador | gladiatore | 剣闘士 | 角斗士 | 검투사
viking | vikingo, vikinga | viking | Wikinger, Wikingerin | viking | vichingo, vichinga | バイキング | 维京人 | 바이킹
dwarf | enano | nain | Zwerg/Zwerge | anão | nano | ドワーフ | 矮人 | 난쟁이
elf | elfo, elfa | elfe | Elf, Elfe/Elfen | elfo | elfo | エルフ | 精灵 | 엘프
giant | gigante, giganta | géant, géante | Riese/Riesen | gigante | gigante | 巨人 | 巨人 | 거인
troll | trol | troll | Troll/Trolle | troll | troll | トロール | 巨魔 | 트롤
goblin | duende | gobelin, lutin | Kobold/Kobolde | duende | folletto | ゴブリン | 哥布林 | 고블린
dragon | dragón | dragon | Drache/Drachen | dragão | drago/draghi | 竜, ドラゴン | 龙 | 용
alien | extraterrestre, alienígena | extraterrestre | Außerirdischer, Außerirdische | alienígena | extraterrestre, alieno | 宇宙人 | 外星人 | 외계인
scarecrow | espantapájaros | épouvantail | Vogelscheuche/Vogelscheuchen | espantalho | spaventapasseri | かかし | 稻草人 | 허수아비
`;
/** Things and places of such trades: the same columns. */
export const THINGS_OF_TRADES = `
beehives | colmenas | ruches | Bienenstöcke/Bienenstöcken, Bienenkörbe/Bienenkörben | colmeias | alveari, arnie | 巣箱 | 蜂箱 | 벌통
sewing machine | máquina de coser | machine à coudre | Nähmaschine/Nähmaschinen | máquina de costura | macchina da cucire | ミシン | 缝纫机 | 재봉틀
spiral staircase | escalera de caracol | escalier en colimaçon | Wendeltreppe/Wendeltreppen | escada em caracol | scala a chiocciola | 螺旋階段 | 螺旋楼梯 | 나선 계단
scraps of fabric | retales, retazos | chutes de tissu, bouts de tissu | Stoffreste/Stoffresten | retalhos | ritagli di stoffa, scampoli | 端切れ | 碎布 | 자투리 천
wood shavings | virutas, virutas de madera | copeaux de bois, copeaux | Holzspäne/Holzspänen, Hobelspäne/Hobelspänen | aparas de madeira | trucioli, trucioli di legno | 木屑, かんな屑 | 木屑 | 대팻밥
gears | engranajes | engrenages, rouages | Zahnräder/Zahnrädern | engrenagens | ingranaggi | 歯車 | 齿轮 | 톱니바퀴
tobacco pipe | pipa | pipe | Pfeife/Pfeifen | cachimbo | pipa | パイプ | 烟斗 | 파이프
lantern | farol, linterna, farolillo | lanterne | Laterne/Laternen | lanterna | lanterna | 提灯, ランタン | 灯笼 | 랜턴
dust | polvo | poussière | Staub | poeira, pó | polvere | 埃 | 灰尘 | 먼지
feathers | plumas | plumes | Federn | penas, plumas | piume | 羽根 | 羽毛 | 깃털
canoes | canoas | canoës, pirogues | Kanus | canoas | canoe | カヌー | 独木舟 | 카누
cocoa beans | cacao, granos de cacao | fèves de cacao | Kakaobohnen | cacau, grãos de cacau | fave di cacao, cacao | カカオ豆 | 可可豆 | 카카오
low tide | marea baja | marée basse | Ebbe | maré baixa | bassa marea | 干潮 | 退潮 | 썰물
poster | cartel, póster | affiche | Plakat/Plakate, Poster | cartaz, pôster | manifesto, locandina | ポスター | 海报 | 포스터
net | red | filet | Netz/Netze | rede | rete/reti | 網 | 网 | 그물
anvil | yunque | enclume | Amboss | bigorna | incudine | 金床 | 铁砧 | 모루
workbench | banco de trabajo | établi | Werkbank/Werkbänke | bancada | banco da lavoro | 作業台 | 工作台 | 작업대
loom | telar | métier à tisser | Webstuhl/Webstühle | tear | telaio | 織機 | 织布机 | 베틀
barrels | barriles, toneles | tonneaux, fûts | Fässer/Fässern | barris | botti, barili | 樽 | 木桶 | 나무통
stove | estufa, fogón | poêle, fourneau | Kachelofen, Holzofen, Herd | fogão | stufa, fornello | ストーブ | 炉子 | 난로
`;
