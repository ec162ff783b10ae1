/** Places: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const PLACES_ABROAD = `
street corner | esquina | coin de rue | Straßenecke | esquina | angolo, angolo della strada | 街角, 曲がり角 | 街角, 街头 | 길모퉁이
dirt road | calle de tierra | chemin de terre | Feldweg/Feldwege | rua de terra, estrada de terra | strada sterrata | 土の道 | 土路 | 흙길
cobbled street | calle empedrada, calle adoquinada | rue pavée | Kopfsteinpflaster, Kopfsteinpflasterstraße, gepflasterte Straße | rua de pedra, rua de paralelepípedos | strada acciottolata | 石畳, 石畳の道 | 石板路 | 돌길
street | calle | rue | Straße/Straßen | rua | strada, via | 通り, 道, 道路 | 街道, 街上, 街, 马路, 大街 | 거리, 길, 길거리
alley | callejón | ruelle | Gasse/Gassen | beco, viela | vicolo/vicoli | 路地, 路地裏, 裏通り | 小巷, 巷子, 胡同, 弄堂 | 골목길, 골목
road | carretera, camino | route | Landstraße, Weg/Wege | estrada | strada di campagna | 田舎道 | 公路, 小路, 乡间小路 | 도로
rooftop | azotea, terraza, tejado, techo | toit, toits | Dach/Dächer, Hausdach | laje, telhado, terraço | tetto/tetti, terrazza sul tetto | 屋上, 屋根 | 屋顶, 楼顶, 天台 | 옥상, 지붕
square | plaza, zócalo | place, grand-place | Platz/Plätze, Marktplatz, Dorfplatz | praça | piazza | 広場 | 广场 | 광장
park | parque | parc | Park/Parks | parque | parco/parchi | 公園 | 公园 | 공원
garden | jardín, huerto | jardin, potager | Garten/Gärten | jardim, horta | giardino, orto | 庭, 庭園, 日本庭園 | 花园, 园林 | 정원
playground | parque infantil | aire de jeux | Spielplatz | parquinho | parco giochi | 遊び場 | 游乐场 | 놀이터
amusement park | parque de atracciones, feria, parque de diversiones | fête foraine, parc d'attractions | Freizeitpark, Jahrmarkt, Kirmes | parque de diversões | luna park, parco divertimenti | 遊園地 | 游乐园 | 놀이공원
market | mercado, tianguis | marché | Markt/Märkte, Wochenmarkt | mercado, feira | mercato/mercati | 市場 | 市场, 菜市场, 集市 | 시장, 전통시장
flower market | mercado de flores, mercado de las flores | marché aux fleurs | Blumenmarkt/Blumenmärkte | mercado de flores, feira de flores | mercato dei fiori | 花市場, 花市 | 花市, 鲜花市场 | 꽃시장
night market | mercado nocturno | marché de nuit | Nachtmarkt | mercado noturno | mercato notturno | 夜市 | 夜市 | 야시장
Christmas market | mercado de Navidad, mercado navideño | marché de Noël | Weihnachtsmarkt | mercado de Natal | mercatino di Natale | クリスマスマーケット | 圣诞集市 | 크리스마스 마켓
food stall | puesto de comida, puesto | stand, étal | Imbiss, Marktstand, Stand | barraca de comida, banca | bancarella | 屋台 | 早餐摊, 小吃摊, 摊位, 路边摊, 大排档 | 포장마차, 노점
convenience store | tienda de conveniencia, oxxo | supérette, épicerie | Kiosk, Späti | loja de conveniência | minimarket | コンビニ | 便利店 | 편의점
supermarket | supermercado | supermarché | Supermarkt/Supermärkte | supermercado | supermercato | スーパー, スーパーマーケット | 超市 | 마트, 슈퍼마켓
shop | tienda, local | boutique, magasin | Laden/Läden, Geschäft | loja, lojinha | negozio, bottega | 店, お店 | 商店, 小店, 店铺 | 가게
bakery | panadería | boulangerie | Bäckerei/Bäckereien | padaria | panificio, forno di paese | パン屋さん, ベーカリー | 面包店 | 빵집, 베이커리
bookshop | librería | librairie | Buchladen, Buchhandlung | livraria | libreria | 本屋, 書店, 古本屋 | 书店 | 서점, 책방
flower shop | floristería, florería | magasin de fleurs | Blumenladen | floricultura | negozio di fiori | 花屋さん | 花店 | 꽃집
café | cafetería, café | café, terrasse de café, bistrot | Café/Cafés, Kaffeehaus | cafeteria, café | caffetteria, bar | カフェ, 喫茶店 | 咖啡馆, 咖啡厅, 咖啡店 | 카페, 커피숍
bar | bar, cantina, taberna | bar, troquet | Kneipe/Kneipen, Bar | bar, boteco, botequim | osteria, locale | バー, 居酒屋 | 酒吧 | 바, 술집
restaurant | restaurante, fonda | restaurant, resto | Restaurant, Gasthaus, Wirtshaus | restaurante | ristorante, trattoria | レストラン, 食堂 | 餐厅, 饭店, 餐馆 | 식당, 레스토랑, 음식점
café terrace | terraza de un café | terrasse | Caféterrasse | mesa na calçada | dehors | テラス席 | 露天咖啡座 | 테라스
kitchen | cocina | cuisine | Küche/Küchen | cozinha | cucina | 台所, キッチン, 厨房 | 厨房 | 부엌, 주방
living room | sala, salón, sala de estar | salon, séjour | Wohnzimmer | sala, sala de estar | soggiorno, salotto | 居間, リビング | 客厅 | 거실
bedroom | dormitorio, recámara, habitación, cuarto | chambre | Schlafzimmer, Zimmer, Kinderzimmer | quarto | camera da letto, cameretta, camera | 寝室, 部屋 | 卧室, 房间 | 침실, 방
bathroom | baño | salle de bain, salle de bains | Badezimmer, Bad | banheiro | bagno | 風呂場, 浴室 | 浴室 | 욕실, 화장실
balcony | balcón | balcon | Balkon/Balkone | varanda, sacada | balcone, terrazzo | ベランダ, バルコニー | 阳台 | 베란다, 발코니
porch | porche, portal, zaguán | véranda, perron | Veranda | varanda, alpendre | portico, veranda | 縁側, 軒先 | 门廊 | 툇마루, 마루
windowsill | alféizar | rebord de fenêtre | Fensterbank, Fensterbrett | parapeito | davanzale | 窓台 | 窗台 | 창틀
window | - | - | - | - | - | 窓辺, 窓際, 窓際の席 | 窗边, 窗前 | 창가
garage | garaje, cochera | garage | Garage/Garagen | garagem | garage, officina auto | ガレージ | 车库 | 차고
workshop | taller | atelier | Werkstatt/Werkstätten | oficina, ateliê | officina, bottega artigiana, laboratorio | 工房, 作業場 | 工作室, 作坊, 工坊 | 작업실, 공방
attic | ático, desván | grenier | Dachboden | sótão | soffitta | 屋根裏, 屋根裏部屋 | 阁楼 | 다락방
office | oficina, despacho | bureau | Büro/Büros | escritório | ufficio | オフィス, 会社 | 办公室 | 사무실
classroom | aula, salón de clases | salle de classe, classe | Klassenzimmer | sala de aula | aula, classe | 教室 | 教室 | 교실
school | escuela, colegio | école | Schule/Schulen | escola | scuola | 学校 | 学校 | 학교
library | biblioteca | bibliothèque | Bibliothek/Bibliotheken, Bücherei | biblioteca | biblioteca | 図書館 | 图书馆 | 도서관
museum | museo | musée | Museum/Museen | museu | museo | 美術館, 博物館 | 博物馆, 美术馆 | 미술관, 박물관
theatre | teatro | théâtre | Theater | teatro | teatro | 劇場 | 剧院, 剧场 | 극장
stage | escenario | scène | Bühne/Bühnen | palco | palcoscenico, palco | 舞台, ステージ | 舞台 | 무대
backstage | bastidores, entre bastidores, detrás del escenario | coulisses, en coulisses | hinter der Bühne | bastidores | dietro le quinte | 舞台裏, 楽屋 | 后台 | 무대 뒤, 대기실
cinema | cine | cinéma | Kino/Kinos | cinema | cinema | 映画館 | 电影院 | 영화관
hospital | hospital | hôpital | Krankenhaus, Klinik | hospital | ospedale | 病院 | 医院 | 병원
church | iglesia, catedral, capilla | église, cathédrale, chapelle | Kirche/Kirchen, Dom, Kapelle | igreja, catedral, capela | chiesa, cattedrale, duomo, cappella | 教会, 大聖堂 | 教堂 | 교회, 성당
temple | templo | temple | Tempel | templo | tempio | 寺, お寺, 寺院 | 寺庙, 寺院, 古寺 | 절, 사찰
shrine | santuario | sanctuaire | Schrein | santuário | santuario | 神社 | 神社 | 신사
palace | palacio | palais | Palast/Paläste | palácio | palazzo/palazzi | 宮殿, 御所 | 宫殿, 故宫 | 궁궐, 궁전, 경복궁
hanok village | - | - | - | - | - | - | - | 한옥마을
traditional Korean house | - | - | - | - | - | - | - | 한옥
teahouse | casa de té, salón de té | salon de thé | Teehaus, Teestube | casa de chá | sala da tè | 茶屋, 茶室 | 茶馆, 老茶馆 | 찻집
shopping street | calle comercial | rue commerçante | Einkaufsstraße, Fußgängerzone | rua comercial, calçadão | via dei negozi | 商店街 | 商业街, 步行街 | 상점가
pavement | acera, vereda, banqueta | trottoir | Bürgersteig, Gehweg | calçada | marciapiede | 歩道 | 人行道 | 인도, 보도
traffic light | semáforo | feu rouge, feux de circulation | Ampel | semáforo, farol de trânsito, sinal | semaforo | 信号 | 红绿灯 | 신호등
mountain top | cumbre, cima | sommet | Gipfel, Berggipfel | cume, topo da montanha | vetta, cima | 頂上, 山頂 | 山顶, 山巅 | 산꼭대기, 정상
train station | estación de tren, estación | gare | Bahnhof/Bahnhöfe | estação de trem, estação | stazione | 駅 | 火车站, 车站 | 기차역, 역
platform | andén | quai de gare | Bahnsteig, Gleis | plataforma | binario | ホーム, 駅のホーム | 站台, 月台 | 플랫폼, 승강장
bus stop | parada de autobús, parada | arrêt de bus | Bushaltestelle/Bushaltestellen, Haltestelle | ponto de ônibus, parada de ônibus | fermata dell'autobus, fermata | バス停 | 公交站, 公交车站 | 버스 정류장, 정류장
subway station | estación de metro | station de métro | U-Bahn-Station, U-Bahnstation | estação de metrô | stazione della metropolitana | 地下鉄の駅 | 地铁站 | 지하철역
doorway | umbral, en la puerta de casa | seuil, pas de la porte | Türschwelle | soleira | soglia, uscio | 戸口 | 门口 | 문 앞
corridor | pasillo | couloir | Flur, Gang, Korridor | corredor de hospital | corridoio | 廊下 | 走廊 | 복도
steps | escalones, gradas | marches | Stufen | degraus | gradini | 石段 | 台阶上 | 계단 위
subway | metro | métro | U-Bahn | metrô | metropolitana, metro | 地下鉄 | 地铁 | 지하철
airport | aeropuerto | aéroport | Flughafen | aeroporto | aeroporto | 空港 | 机场 | 공항
harbour | puerto | port | Hafen/Häfen | porto | porto | 港, 漁港 | 港口, 码头, 渔港 | 항구, 포구
quay | muelle, malecón | quai | Kai | cais | molo, banchina | 波止場, 埠頭 | 码头 | 부두, 선착장
pier | embarcadero | jetée, ponton | Steg | píer, trapiche | pontile | 桟橋 | 栈桥 | 방파제
bridge | puente | pont | Brücke/Brücken | ponte | ponte | 橋 | 桥, 石桥, 大桥 | 다리
canal | canal | canal | Kanal | canal | canale | 運河 | 运河 | 운하
river | río | rivière, fleuve | Fluss/Flüsse | rio | fiume | 川 | 河, 江, 小河, 河流 | 강
riverbank | orilla del río, ribera | bord de la rivière, berge | Flussufer, Ufer | beira do rio, margem do rio | riva del fiume | 川辺, 河原, 河川敷 | 河边, 江边 | 강가, 강변
stream | arroyo | ruisseau | Bach | riacho, córrego | ruscello | 小川 | 小溪, 溪流 | 시냇물, 개울, 계곡
lake | lago, laguna | lac | See/Seen | lago, lagoa | lago/laghi | 湖 | 湖, 湖泊 | 호수
lakeside | orilla del lago | bord du lac | Seeufer | beira do lago | riva del lago | 湖畔 | 湖边, 湖畔 | 호숫가
pond | estanque | étang | Teich | lagoa | stagno | 池 | 池塘 | 연못
sea | mar | mer | Meer | mar | mare | 海 | 大海, 海 | 바다
seaside | orilla del mar | bord de mer, bord de la mer | Strandpromenade, Küste | beira-mar, beira do mar | lungomare, riva al mare | 海辺, 海岸 | 海边, 海岸 | 바닷가, 해안
beach | playa | plage | Strand/Strände | praia | spiaggia | 浜辺, ビーチ, 砂浜 | 海滩, 沙滩 | 해변, 백사장, 해수욕장
forest | bosque | forêt, bois | Wald/Wälder | floresta, mata, bosque | bosco, foresta | 森, 林 | 森林, 树林, 林中 | 숲
bamboo forest | bosque de bambú | forêt de bambous | Bambuswald | bambuzal | foresta di bambù | 竹林 | 竹林 | 대나무 숲, 대나무숲
mountain | montaña, cerro | montagne | Berg/Berge | montanha, morro | montagna | 山 | 山, 高山 | 산
mountains | montañas, sierra | montagnes | Berge, Gebirge, Alpen | montanhas, serra | montagne, monti, alpi | 山々 | 群山, 山脉, 山间, 山中 | 산속, 산맥
snowy mountains | montañas nevadas | montagnes enneigées | verschneite Berge | montanhas nevadas | montagne innevate | 雪山 | 雪山 | 설산, 눈 덮인 산, 눈 덮인 산속
slope | cuesta, ladera, pendiente | pente, côte | Hang, Abhang | ladeira, encosta | salita, pendio | 坂, 坂道, 斜面 | 斜坡, 山坡 | 비탈길, 언덕길
hill | colina, loma | colline | Hügel | colina, morro | collina | 丘 | 山坡, 小山 | 언덕
valley | valle | vallée | Tal/Täler | vale | valle | 谷 | 山谷 | 골짜기
field | campo, prado, milpa | champ, pré, prairie | Feld/Felder, Wiese/Wiesen | campo, roça | campo/campi, prato/prati | 畑, 野原, 草原 | 田野, 草原, 田地, 草地 | 들판, 밭, 초원
rice paddies | arrozal, arrozales | rizière, rizières | Reisfeld, Reisfelder | arrozal | risaia, risaie | 田んぼ, 水田, 棚田 | 稻田, 麦田, 水田, 梯田 | 논, 논밭
vineyard | viñedo | vignoble, vignes | Weinberg/Weinberge | vinhedo | vigneto, vigna | ぶどう園 | 葡萄园 | 포도밭
sunflower field | campo de girasoles | champ de tournesols | Sonnenblumenfeld | campo de girassóis | campo di girasoli | ひまわり畑 | 向日葵花田 | 해바라기밭
lavender field | campo de lavanda | champ de lavande | Lavendelfeld | campo de lavanda | campo di lavanda | ラベンダー畑 | 薰衣草田, 薰衣草花田 | 라벤더밭
field of flowers | campo de flores | champ de fleurs | Blumenwiese, Blumenfeld | campo de flores | campo di fiori | 花畑, お花畑 | 花海, 花田, 花丛 | 꽃밭
tree-lined avenue | alameda | allée | Allee | alameda | viale, viale alberato | 並木道, 桜並木 | 林荫道, 林荫路 | 가로수길
farm | granja, rancho, finca | ferme | Bauernhof/Bauernhöfe, Hof | fazenda, sítio | fattoria, masseria | 農場, 牧場 | 农场, 牧场 | 농장, 목장
stable | establo, cuadra | écurie, étable, grange | Stall, Scheune | estábulo, celeiro | stalla, fienile | 馬小屋 | 马厩 | 마구간
village | pueblo, aldea | village | Dorf/Dörfer | aldeia, vila, vilarejo | paese, borgo, villaggio | 村 | 村庄, 小镇, 古镇, 村子, 乡村 | 마을, 시골, 시골 마을
countryside | campo abierto | campagne | auf dem Land | interior | campagna | 田舎 | 乡下, 田园 | 전원
city | ciudad | ville | Stadt/Städte, Großstadt, Innenstadt | cidade | città | 都会, 街, 都市, 街並み, 町 | 城市, 都市, 市区 | 도시, 도심
old town | casco antiguo, centro histórico | vieille ville | Altstadt | centro histórico | centro storico | 旧市街 | 老城, 古城 | 구시가지
desert | desierto | désert | Wüste/Wüsten | deserto, sertão | deserto | 砂漠 | 沙漠, 戈壁 | 사막
jungle | selva, jungla | jungle | Dschungel, Regenwald | selva, floresta tropical | giungla | ジャングル | 丛林, 雨林 | 정글
cave | cueva | grotte | Höhle | caverna, gruta | grotta, caverna | 洞窟 | 山洞, 洞穴 | 동굴
island | isla | île | Insel/Inseln | ilha | isola | 島 | 海岛, 小岛, 岛 | 섬
waterfall | cascada | cascade | Wasserfall/Wasserfälle | cachoeira | cascata | 滝 | 瀑布 | 폭포
moon | luna, la luna | lune | Mond | lua | luna | 月面, 月, お月様 | 月球, 月亮, 月球表面 | 달
sky | cielo | ciel | Himmel | céu | cielo | 空, 青空 | 天空, 蓝天 | 하늘, 파란 하늘
night sky | cielo nocturno | ciel nocturne | Nachthimmel, Sternenhimmel | céu noturno, céu estrelado | cielo notturno, cielo stellato | 夜空 | 夜空 | 밤하늘
space | espacio | espace | Weltraum, Weltall | espaço | spazio | 宇宙 | 太空, 宇宙 | 우주
underwater | bajo el agua | sous l'eau | unter Wasser | debaixo d'água | sott'acqua | 海の中, 水中, 海中 | 水下, 海底 | 바닷속, 물속
swimming pool | piscina, alberca, pileta | piscine | Schwimmbad/Schwimmbäder, Pool, Freibad, Hallenbad | piscina | piscina | プール | 游泳池, 泳池 | 수영장
hot spring | aguas termales | source chaude | heiße Quelle, Therme | águas termais | terme | 温泉, 露天風呂 | 温泉 | 온천
gym | gimnasio | salle de sport | Fitnessstudio, Turnhalle | academia | palestra | ジム | 健身房 | 헬스장, 체육관
stadium | estadio | stade | Stadion | estádio | stadio | スタジアム | 体育场 | 경기장
football pitch | cancha, campo de fútbol | terrain de foot | Fußballplatz | campo de futebol | campo da calcio | サッカー場 | 足球场 | 축구장
laboratory | laboratorio | laboratoire | Labor | laboratório | laboratorio | 研究室, 実験室 | 实验室 | 실험실
factory | fábrica | usine | Fabrik/Fabriken | fábrica | fabbrica | 工場 | 工厂 | 공장
construction site | obra, en obras | chantier | Baustelle | canteiro de obras, obra | cantiere | 工事現場 | 工地 | 공사장
ruins | ruinas | ruines | Ruine, Ruinen | ruínas | rovine | 廃墟 | 废墟 | 폐허
courtyard | patio | cour | Hof, Innenhof, Hinterhof | quintal, pátio | cortile | 中庭 | 院子, 院子里, 院落, 四合院, 庭院 | 마당, 안마당
crossroads | cruce | carrefour | Kreuzung | cruzamento | incrocio | 交差点 | 十字路口 | 사거리, 횡단보도
background | fondo, al fondo, de fondo, en el fondo | arrière-plan, fond, à l'arrière-plan, en arrière-plan | Hintergrund | fundo, ao fundo | sfondo, sullo sfondo | 背景 | 背景 | 배경
foreground | primer plano de la imagen | premier plan | Vordergrund | primeiro plano | in primo piano | 前景 | 前景 | 전경
Rio de Janeiro | río de janeiro | rio de janeiro | Rio de Janeiro | rio de janeiro, cidade do rio | rio de janeiro | リオデジャネイロ | 里约热内卢 | 리우데자네이루
Buenos Aires | buenos aires | buenos aires | Buenos Aires | buenos aires | buenos aires | ブエノスアイレス | 布宜诺斯艾利斯 | 부에노스아이레스
Mexico City | ciudad de méxico, cdmx | mexico | Mexiko-Stadt | cidade do méxico | città del messico | メキシコシティ | 墨西哥城 | 멕시코시티
Paris | parís | paris | Paris | paris | parigi | パリ | 巴黎 | 파리
Rome | roma | rome | Rom | roma | roma | ローマ | 罗马 | 로마
Naples | nápoles | naples | Neapel | nápoles | napoli | ナポリ | 那不勒斯 | 나폴리
Florence | florencia | florence | Florenz | florença | firenze | フィレンツェ | 佛罗伦萨 | 피렌체
Venice | venecia | venise | Venedig | veneza | venezia | ヴェネツィア, ベネチア | 威尼斯 | 베네치아
Milan | milán | milan | Mailand | milão | milano | ミラノ | 米兰 | 밀라노
Berlin | berlín | berlin | Berlin | berlim | berlino | ベルリン | 柏林 | 베를린
Munich | múnich | munich | München | munique | monaco di baviera | ミュンヘン | 慕尼黑 | 뮌헨
Hamburg | hamburgo | hambourg | Hamburg | hamburgo | amburgo | ハンブルク | 汉堡市 | 함부르크
Vienna | viena | vienne | Wien | viena | vienna | ウィーン | 维也纳 | 빈
London | londres | londres | London | londres | londra | ロンドン | 伦敦 | 런던
Madrid | madrid | madrid | Madrid | madri | madrid | マドリード | 马德里 | 마드리드
Barcelona | barcelona | barcelone | Barcelona | barcelona | barcellona | バルセロナ | 巴塞罗那 | 바르셀로나
Lisbon | lisboa | lisbonne | Lissabon | lisboa | lisbona | リスボン | 里斯本 | 리스본
Marseille | marsella | marseille | Marseille | marselha | marsiglia | マルセイユ | 马赛 | 마르세유
New York | nueva york | new york | New York | nova york, nova iorque | new york | ニューヨーク | 纽约 | 뉴욕
Tokyo | tokio | tokyo | Tokio | tóquio | tokyo | 東京, 渋谷, 新宿 | 东京 | 도쿄
Kyoto | kioto | kyoto | Kyoto | quioto | kyoto | 京都 | 京都 | 교토
Seoul | seúl | séoul | Seoul | seul | seul | ソウル | 首尔 | 서울
Beijing | pekín | pékin | Peking | pequim | pechino | 北京 | 北京 | 베이징
Shanghai | shanghái | shanghai | Shanghai | xangai | shanghai | 上海 | 上海 | 상하이
Hong Kong | hong kong | hong kong | Hongkong | hong kong | hong kong | 香港 | 香港 | 홍콩
Japan | japón | japon | Japan | japão | giappone | 日本 | 日本 | 일본
Mount Fuji | monte fuji | mont fuji | Fuji | monte fuji | monte fuji | 富士山 | 富士山 | 후지산
Brittany | bretaña | bretagne | Bretagne | bretanha | bretagna | ブルターニュ | - | -
Tuscany | toscana | toscane | Toskana | toscana | toscana | トスカーナ | 托斯卡纳 | 토스카나
`;

/** Hours, seasons, weathers and feasts: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const TIMES_ABROAD = `
in her arms | en brazos, en los brazos, en el regazo | dans les bras, dans ses bras | im Arm, auf dem Arm, in den Armen, auf dem Schoß | no colo, nos braços | in braccio, tra le braccia | 腕に, 膝の上に | - | 품에
early morning | de madrugada, muy temprano, temprano por la mañana, por la mañana temprano, temprano en la mañana | tôt le matin, petit matin, au petit matin | früher Morgen, frühen Morgen, am frühen Morgen, früh am Morgen, frühmorgens | de manhã cedo, de manhãzinha, de madrugada, manhã cedo | mattino presto, di mattina presto, prima mattina, di primo mattino | 早朝 | 清晨, 凌晨, 大清早, 一大早 | 이른 아침, 새벽
morning | mañana, por la mañana, de mañana, en la mañana | matin, le matin, matinée, au matin | Morgen, morgens, am Morgen, Vormittag | manhã, de manhã, pela manhã | mattina, mattino, al mattino, di mattina, mattinata | 朝, 午前 | 早晨, 早上, 上午 | 아침, 오전
noon | mediodía, al mediodía | midi, à midi | Mittag, mittags | meio-dia, ao meio-dia | mezzogiorno, a mezzogiorno | 正午, 昼, お昼 | 中午, 正午 | 정오, 한낮
afternoon | tarde, por la tarde, de tarde, en la tarde, siesta | après-midi, l'après-midi | Nachmittag, nachmittags, am Nachmittag | tarde, à tarde, de tarde | pomeriggio, di pomeriggio | 午後, 昼下がり | 下午, 午后 | 오후
late afternoon | media tarde, última hora de la tarde, caer la tarde | fin d'après-midi, fin de journée | Spätnachmittag, später Nachmittag | fim de tarde, final de tarde, no fim da tarde, finzinho de tarde | tardo pomeriggio, fine pomeriggio | 夕方 | 傍晚, 黄昏时分 | 늦은 오후, 해질녘, 해 질 녘
evening | anochecer | soir, soirée, le soir | Abend, abends, am Abend | noitinha, entardecer | sera, di sera, serata | 夕べ, 晩 | 晚上, 夜晚 | 저녁, 저녁에
night | noche, de noche, por la noche, en la noche | nuit, la nuit, de nuit | Nacht, nachts, in der Nacht, bei Nacht | noite, de noite, à noite | notte, di notte, nella notte | 夜, 真夜中の街 | 夜里, 夜间, 夜晚, 深夜, 夜 | 밤, 한밤, 밤에
midnight | medianoche, a medianoche | minuit, à minuit | Mitternacht, um Mitternacht | meia-noite, à meia-noite | mezzanotte, a mezzanotte | 真夜中, 深夜 | 午夜, 半夜 | 자정, 한밤중
dawn | amanecer, alba, madrugada, al amanecer | aube, à l'aube, aurore | Morgendämmerung, Morgengrauen, Tagesanbruch | amanhecer, madrugada, alvorada, aurora | alba, all'alba | 夜明け, 明け方 | 黎明, 拂晓, 破晓 | 여명, 동틀 녘
sunrise | salida del sol | lever du soleil, lever de soleil | Sonnenaufgang, bei Sonnenaufgang | nascer do sol | sorgere del sole | 日の出, 朝日, 朝焼け | 日出, 朝阳, 朝霞 | 일출, 해돋이
sunset | atardecer, puesta de sol, ocaso, al atardecer | coucher de soleil, coucher du soleil | Sonnenuntergang, bei Sonnenuntergang, Abendrot | pôr do sol, pôr-do-sol, poente | tramonto, al tramonto | 夕焼け, 夕日, 夕暮れの空, 日没, 夕陽 | 日落, 夕阳, 晚霞, 落日 | 노을, 일몰, 석양, 저녁노을
dusk | crepúsculo, anochecer | crépuscule, tombée de la nuit, entre chien et loup | Dämmerung, Abenddämmerung | anoitecer, crepúsculo, lusco-fusco | crepuscolo, imbrunire | 夕暮れ, 黄昏, 薄暮 | 黄昏, 暮色 | 황혼, 땅거미
golden hour | hora dorada | heure dorée | goldene Stunde | hora dourada | ora d'oro | ゴールデンアワー | 黄金时刻 | 골든아워
blue hour | hora azul | heure bleue | blaue Stunde | hora azul | ora blu | ブルーアワー | 蓝调时刻 | 블루아워
after the rain | después de la lluvia, tras la lluvia | après la pluie | nach dem Regen | depois da chuva | dopo la pioggia | 雨上がり, 雨上がりの | 雨后 | 비 온 뒤, 비 갠 뒤
rainy day | día de lluvia, día lluvioso | jour de pluie, jour pluvieux | Regentag, verregneter Tag | dia de chuva, dia chuvoso | giornata di pioggia, giorno di pioggia | 雨の日 | 雨天, 下雨天 | 비 오는 날, 비오는 날
rainy night | noche de lluvia, noche lluviosa | nuit pluvieuse, nuit de pluie | Regennacht, verregnete Nacht | noite chuvosa, noite de chuva | notte di pioggia, notte piovosa | 雨の夜 | 雨夜 | 비 오는 밤, 비오는 밤
snowy day | día de nieve, día nevado | jour de neige | Schneetag | dia de neve | giornata di neve | 雪の日 | 下雪天, 雪天 | 눈 오는 날, 눈오는 날
snowy night | noche nevada | nuit enneigée | Schneenacht | noite de neve | notte nevosa | 雪の夜 | 雪夜 | 눈 오는 밤
summer night | noche de verano | nuit d'été | Sommernacht | noite de verão | notte d'estate | 夏の夜 | 夏夜 | 여름밤
summer evening | tarde de verano | soir d'été, soirée d'été | Sommerabend | tarde de verão | sera d'estate | 夏の夕方 | 夏日傍晚 | 여름 저녁
winter night | noche de invierno | nuit d'hiver | Winternacht | noite de inverno | notte d'inverno | 冬の夜 | 冬夜 | 겨울밤, 겨울 밤
sunny day | día soleado, día de sol | journée ensoleillée | sonniger Tag, Sonnentag | dia ensolarado, dia de sol | giornata di sole, giornata soleggiata | 晴れた日, 晴天 | 晴天, 阳光明媚 | 맑은 날, 화창한 날
rain | lluvia, lloviendo, llueve, llovizna, aguacero | pluie, il pleut, pleut | Regen, regnet, Nieselregen, es regnet, im Regen | chuva, chovendo, chove, garoa | pioggia, piove, sotto la pioggia | 雨, 雨の中, 雨が降る, 小雨, 大雨 | 雨, 下雨, 雨中, 细雨, 大雨, 小雨 | 비, 빗속, 비가 내리는, 비가 오는, 비 오는, 소나기
snow | nevando, nieva, nevada | il neige, neige qui tombe, sous la neige | schneit, es schneit, Schneefall, Schneegestöber | nevando, neva, caindo neve | nevica, sotto la neve, nevicata | 雪の中, 雪が降る, 吹雪, 雪の積もった, 雪の降る, 雪景色 | 雪中, 下雪, 大雪, 雪地, 雪地里, 飘雪 | 눈 속, 눈이 내리는, 눈이 오는, 눈 오는, 눈밭, 함박눈, 눈 내리는, 눈 덮인
snowstorm | tormenta de nieve, ventisca, nevasca | tempête de neige, blizzard | Schneesturm, im Schneesturm | tempestade de neve, nevasca | tempesta di neve, bufera di neve, bufera | 猛吹雪, 暴風雪 | 暴风雪 | 눈보라
fog | niebla, neblina, bruma, con niebla | brouillard, brume | Nebel | névoa, neblina, nevoeiro | nebbia, foschia | 霧, もや, 朝霧 | 雾, 薄雾, 晨雾, 大雾, 雾气 | 안개
storm | tormenta, tempestad | tempête, orage | Sturm, Gewitter, Unwetter | tempestade, temporal | tempesta, temporale | 嵐, 雷雨 | 暴风雨, 雷雨 | 폭풍, 폭풍우
wind | viento | vent | Wind | vento | vento | 風 | 风, 微风, 风中 | 바람
spring | primavera, en primavera | printemps, au printemps | Frühling, im Frühling, Frühjahr | primavera, na primavera | primavera, in primavera | 春 | 春天, 春日, 春 | 봄, 봄날
summer | verano, en verano | été, en été, l'été | Sommer, im Sommer | verão, no verão | estate, in estate, d'estate | 夏, 夏の日, 夏の終わり | 夏天, 夏日, 夏 | 여름, 여름날
autumn | otoño, en otoño | automne, en automne | Herbst, im Herbst | outono, no outono | autunno, in autunno | 秋 | 秋天, 秋日, 秋 | 가을, 가을날
winter | invierno, en invierno | hiver, en hiver, l'hiver | Winter, im Winter | inverno, no inverno | inverno, in inverno, d'inverno | 冬 | 冬天, 冬日, 冬 | 겨울
January | enero | janvier | Januar | janeiro | gennaio | 一月 | 一月 | 1월
February | febrero | février | Februar | fevereiro | febbraio | 二月 | 二月 | 2월
March | marzo | mars | März | março | marzo | 三月 | 三月 | 3월
April | abril | avril | April | abril | aprile | 四月 | 四月 | 4월
May | mayo | en mai, mois de mai | Mai | maio | maggio | 五月 | 五月 | 5월
June | junio | juin | Juni | junho | giugno | 六月 | 六月 | 6월
July | julio | juillet | Juli | julho | luglio | 七月 | 七月 | 7월
August | agosto | août | August | agosto | agosto | 八月 | 八月 | 8월
September | septiembre | septembre | September | setembro | settembre | 九月 | 九月 | 9월
October | octubre | octobre | Oktober | outubro | ottobre | 十月 | 十月 | 10월
November | noviembre | novembre | November | novembro | novembre | 十一月 | 十一月 | 11월
December | diciembre | décembre | Dezember | dezembro | dicembre | 十二月 | 十二月 | 12월
Christmas | navidad, nochebuena | noël, réveillon | Weihnachten, Heiligabend | natal | natale | クリスマス | 圣诞节, 圣诞 | 크리스마스, 성탄절
Halloween | halloween | halloween | Halloween | halloween | halloween | ハロウィン | 万圣节 | 할로윈
Easter | pascua | pâques | Ostern | páscoa | pasqua | イースター | 复活节 | 부활절
New Year's Eve | nochevieja, año nuevo | nouvel an, saint-sylvestre | Silvester | réveillon, ano novo | capodanno | 大晦日, お正月 | 除夕, 新年, 春节, 过年 | 새해, 설날
Day of the Dead | día de muertos, día de los muertos | jour des morts | Tag der Toten | dia dos mortos | giorno dei morti | 死者の日 | 亡灵节 | 죽은 자의 날
carnival | carnaval | carnaval | Karneval, Fasching | carnaval | carnevale | カーニバル | 狂欢节 | 카니발
wedding | boda | mariage, noces | Hochzeit | casamento | matrimonio, nozze | 結婚式 | 婚礼 | 결혼식
birthday party | fiesta de cumpleaños, cumpleaños | fête d'anniversaire, anniversaire | Geburtstagsfeier, Geburtstag, Kindergeburtstag | festa de aniversário, aniversário | festa di compleanno, compleanno | 誕生日パーティー, 誕生日 | 生日派对, 生日 | 생일 파티, 생일
street festival | - | fête de la musique | Sommerfest | festa junina | sagra | 夏祭り, お祭り, 祭り | 庙会 | 축제, 여름 축제
moonlight | luz de luna, luz de la luna, a la luz de la luna | clair de lune, au clair de lune | Mondlicht, Mondschein | luar, luz da lua | chiaro di luna, luce della luna | 月明かり, 月光 | 月光 | 달빛
sunlight | al sol, luz del sol, rayos de sol, sol | au soleil, lumière du soleil, rayons de soleil, soleil | Sonnenlicht, Sonnenschein, Sonnenstrahlen, Sonne, in der Sonne | ao sol, no sol, luz do sol, raios de sol, sol | al sole, luce del sole, raggi di sole, sole | 日差し, 日光, 木漏れ日, 陽光 | 阳光, 日光 | 햇살, 햇빛, 햇볕
soft light | luz suave, luz tenue | lumière douce, lumière tamisée | weiches Licht, sanftes Licht | luz suave | luce soffusa, luce morbida, luce tenue | 柔らかい光, やわらかい光, 優しい光 | 柔光, 柔和的光线, 柔和的光 | 부드러운 빛, 은은한 빛
warm light | luz cálida | lumière chaude, lumière chaleureuse | warmes Licht | luz quente | luce calda | 暖かい光, 温かい光 | 温暖的光线, 暖光, 暖黄的灯光, 温暖的灯光 | 따뜻한 빛, 따뜻한 조명
natural light | luz natural | lumière naturelle | natürliches Licht, Tageslicht | luz natural | luce naturale | 自然光 | 自然光 | 자연광
backlight | contraluz, a contraluz | contre-jour, à contre-jour | Gegenlicht, im Gegenlicht | contraluz, na contraluz | controluce, in controluce | 逆光 | 逆光 | 역광
morning light | luz de la mañana | lumière du matin | Morgenlicht, Morgensonne | luz da manhã | luce del mattino | 朝の光 | 晨光, 清晨的阳光, 早晨的阳光 | 아침 햇살, 아침 햇빛
evening light | luz de la tarde, luz del atardecer | lumière du soir | Abendlicht, Abendsonne | luz do entardecer | luce della sera | 夕方の光 | 傍晚的光线 | 저녁 햇살
window light | luz de ventana, luz de la ventana | lumière de la fenêtre | Fensterlicht | luz da janela | luce dalla finestra, luce della finestra | 窓からの光, 窓の光 | 窗光, 窗外的光 | 창문 빛
candlelight | luz de velas, a la luz de las velas | lueur des bougies, à la bougie | Kerzenlicht, Kerzenschein | luz de velas | lume di candela, luce di candela | ろうそくの灯り, キャンドルの灯り | 烛光 | 촛불 빛
firelight | luz del fuego | lueur du feu | Feuerschein | luz do fogo | luce del fuoco | 火の明かり | 火光 | 불빛
`;
