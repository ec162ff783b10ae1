/** Things, food, clothes and plants: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const THINGS = `
tamales | tamal | tamales | Tamales | pamonha | tamales | タマレス | - | 타말레
bread | pan | pain | Brot/Brote | pão/pães | pane | パン | 面包 | 빵
bread rolls | panecillos, bollos | petits pains | Brötchen, Semmeln | pãezinhos | panini | ロールパン | 小面包 | 롤빵
croissant | cruasán, medialuna | croissant | Croissant/Croissants, Hörnchen | croissant | cornetto | クロワッサン | 可颂, 牛角包 | 크루아상
baguette | barra de pan | baguette | Baguette | baguete | baguette | バゲット | 法棍 | 바게트
pretzel | pretzel | bretzel | Brezel/Brezeln, Breze | pretzel | pretzel | プレッツェル | 椒盐卷饼 | 프레첼
cheese | queso | fromage | Käse | queijo | formaggio | チーズ | 奶酪, 芝士 | 치즈
egg | huevo | œuf | Ei/Eier, Spiegelei, Spiegeleier | ovo | uovo/uova | 卵, 目玉焼き | 鸡蛋, 蛋 | 계란, 달걀
red wine | vino tinto | vin rouge | Rotwein | vinho tinto | vino rosso | 赤ワイン | 红酒, 葡萄酒 | 레드 와인
wine | vino | vin | Wein | vinho | vino | ワイン | 酒 | 와인
beer | cerveza, caña | bière | Bier/Biere | cerveja, chope | birra | ビール | 啤酒 | 맥주
coffee | café | café | Kaffee | café, cafezinho | caffè, espresso | コーヒー, 珈琲 | 咖啡 | 커피
tea | té, mate | thé | Tee | chá, chimarrão | tè | お茶, 紅茶, 緑茶, 抹茶 | 茶, 绿茶, 热茶 | 차, 녹차, 홍차
hot chocolate | chocolate caliente | chocolat chaud | heiße Schokolade, Kakao | chocolate quente | cioccolata calda | ココア | 热巧克力, 热可可 | 핫초코, 코코아
juice | jugo, zumo | jus | Saft | suco | succo | ジュース | 果汁 | 주스
milk | leche | lait | Milch | leite | latte | 牛乳, ミルク | 牛奶 | 우유
soup | sopa, caldo | soupe | Suppe/Suppen | sopa | zuppa, minestra | スープ, 味噌汁 | 汤, 热汤 | 국, 수프, 찌개
rice | arroz | riz | Reis | arroz | riso, risotto | ご飯, 米, ごはん | 米饭, 饭 | 밥, 쌀
noodles | fideos | nouilles | Nudeln | macarrão | tagliatelle | 麺, うどん, そば | 面条, 面, 拉面 | 국수, 면
beef noodle soup | - | - | - | - | - | - | 牛肉面, 牛肉麵 | 우육면
ramen | ramen | ramen | Ramen | lámen | ramen | ラーメン | 拉面 | 라면, 라멘
sushi | sushi | sushi | Sushi | sushi | sushi | 寿司 | 寿司 | 초밥, 스시
dumplings | empanadillas | raviolis chinois | Teigtaschen, Knödel, Maultaschen | - | ravioli | 餃子, ギョーザ | 饺子, 餃子, 馄饨 | 만두
steamed buns | - | - | - | - | - | 肉まん | 包子, 馒头, 小笼包 | 찐빵
kimchi | kimchi | kimchi | Kimchi | kimchi | kimchi | キムチ | 泡菜 | 김치
tteokbokki | - | - | - | - | - | トッポッキ | 炒年糕 | 떡볶이
bento | - | bento | Bento | - | - | 弁当, お弁当 | 便当, 盒饭 | 도시락
candied fruit skewers | - | - | - | - | - | りんご飴 | 糖葫芦, 冰糖葫芦 | 탕후루
spaghetti with tomato sauce | espaguetis con tomate | spaghettis à la tomate | Spaghetti mit Tomatensoße | espaguete ao molho de tomate | spaghetti al pomodoro | スパゲッティ | 意面, 意大利面 | 스파게티
pizza | pizza | pizza | Pizza | pizza | pizza | ピザ | 披萨 | 피자
tortillas | tortillas | tortillas | Tortillas | tortilhas | tortillas | トルティーヤ | 玉米饼 | 토르티야
tacos | tacos | tacos | Tacos | tacos | tacos | タコス | 塔可 | 타코
hamburger | hamburguesa | hamburger, burger | Burger, Hamburger | hambúrguer | panino, hamburger | ハンバーガー | 汉堡 | 햄버거
sandwich | bocadillo, sándwich | sandwich | Butterbrot, Sandwich | sanduíche | tramezzino | サンドイッチ | 三明治 | 샌드위치
sausage | salchicha, chorizo | saucisse | Wurst/Würste, Bratwurst | salsicha, linguiça | salsiccia | ソーセージ | 香肠 | 소시지
meat | carne | viande | Fleisch, Braten | carne | carne | 肉 | 肉 | 고기, 삼겹살
fish | pescado | poisson | Fisch/Fische | peixe | pesce | 魚 | 鱼, 魚 | 생선, 물고기
vegetables | verduras, vegetales | légumes | Gemüse | legumes, verduras | verdure, verdura, ortaggi | 野菜 | 蔬菜 | 채소, 야채
fruit | fruta, frutas | fruits | Obst, Früchte | frutas, fruta | frutta | 果物, フルーツ | 水果 | 과일
pumpkin | calabaza | citrouille, potiron | Kürbis/Kürbisse | abóbora | zucca | かぼちゃ, カボチャ | 南瓜 | 호박
tomato | tomate, jitomate | tomate | Tomate/Tomaten | tomate | pomodoro | トマト | 番茄, 西红柿 | 토마토
watermelon | sandía | pastèque | Wassermelone/Wassermelonen | melancia | anguria, cocomero | スイカ, 西瓜 | 西瓜 | 수박
strawberry | fresa, frutilla | fraise | Erdbeere/Erdbeeren | morango | fragola | いちご, イチゴ, 苺 | 草莓 | 딸기
lemon | limón | citron | Zitrone/Zitronen | limão | limone | レモン | 柠檬 | 레몬
orange | naranja | orange | Orange/Orangen | laranja | arancia | みかん, オレンジ | 橙子, 橘子 | 귤, 오렌지
grapes | uvas | raisin, raisins | Trauben, Weintrauben | uvas | uva | 葡萄, ぶどう | 葡萄 | 포도
mushroom | seta, champiñón, hongo | champignon | Pilz/Pilze | cogumelo | fungo/funghi | きのこ, キノコ | 蘑菇 | 버섯
corn | maíz, elote | maïs | Mais | milho | mais | とうもろこし | 玉米 | 옥수수
apple pie | tarta de manzana, pay de manzana | tarte aux pommes | Apfelkuchen | torta de maçã | torta di mele, crostata di mele | アップルパイ | 苹果派 | 애플파이, 사과파이
cake | tarta, pastel, torta, bizcocho | gâteau, tarte | Kuchen, Torte/Torten | bolo, torta | torta, dolce | ケーキ | 蛋糕 | 케이크
birthday cake | pastel de cumpleaños, tarta de cumpleaños | gâteau d'anniversaire | Geburtstagstorte, Geburtstagskuchen | bolo de aniversário | torta di compleanno | バースデーケーキ, 誕生日ケーキ | 生日蛋糕 | 생일 케이크
cookies | galletas | biscuits | Kekse, Plätzchen | biscoitos, bolachas | biscotti | クッキー | 饼干 | 쿠키, 과자
ice cream | helado, nieve de | glace | Eis, Eiscreme, Eiswaffel | sorvete, picolé | gelato, gelati | アイスクリーム, アイス, ソフトクリーム | 冰淇淋, 雪糕 | 아이스크림
chocolate | chocolate | chocolat | Schokolade | chocolate | cioccolato, cioccolata | チョコレート | 巧克力 | 초콜릿
honey | miel | miel | Honig | mel | miele | 蜂蜜 | 蜂蜜 | 꿀
cream | nata, crema | crème, chantilly | Sahne, Schlagsahne | creme, chantili | panna | クリーム | 奶油 | 크림
flour | harina | farine | Mehl | farinha | farina | 小麦粉 | 面粉 | 밀가루
breakfast | desayuno | petit-déjeuner, petit déjeuner | Frühstück | café da manhã | colazione | 朝食, 朝ごはん | 早餐, 早饭 | 아침 식사
picnic | picnic | pique-nique | Picknick | piquenique | picnic | ピクニック | 野餐 | 소풍, 피크닉
sunglasses | gafas de sol, lentes de sol, anteojos de sol | lunettes de soleil | Sonnenbrille/Sonnenbrillen | óculos escuros, óculos de sol | occhiali da sole | サングラス | 墨镜, 太阳镜 | 선글라스
glasses | gafas, lentes, anteojos | lunettes | Brille/Brillen | óculos | occhiali | 眼鏡, メガネ, めがね | 眼镜 | 안경
raincoat | impermeable, chubasquero | imperméable, ciré | Regenmantel, Regenjacke | capa de chuva | impermeabile | レインコート, 雨合羽 | 雨衣 | 우비, 비옷
rubber boots | botas de agua, botas de lluvia, botas de goma | bottes en caoutchouc, bottes de pluie | Gummistiefel | galochas, botas de borracha | stivali di gomma, stivaletti di gomma | 長靴 | 雨靴, 雨鞋 | 장화
boots | botas | bottes | Stiefel | botas | stivali | ブーツ | 靴子 | 부츠
shoes | zapatos, zapatillas, tenis | chaussures, baskets | Schuhe, Turnschuhe | sapatos, tênis | scarpe | 靴, スニーカー | 鞋, 鞋子, 运动鞋 | 신발, 구두, 운동화
dress | vestido | robe | Kleid/Kleider | vestido | vestito, abito | ドレス, ワンピース | 裙子, 连衣裙, 长裙 | 원피스, 드레스
white dress | vestido blanco | robe blanche | weißes Kleid | vestido branco | vestito bianco | 白いワンピース, 白いドレス | 白裙子, 白裙, 白色连衣裙 | 하얀 원피스, 흰 원피스, 하얀 드레스
wedding dress | vestido de novia | robe de mariée | Brautkleid, Hochzeitskleid | vestido de noiva | abito da sposa, vestito da sposa | ウェディングドレス | 婚纱 | 웨딩드레스
skirt | falda, pollera | jupe | Rock/Röcke | saia | gonna | スカート | 短裙 | 치마, 스커트
shirt | camisa | chemise | Hemd/Hemden | camisa | camicia | シャツ | 衬衫 | 셔츠
t-shirt | camiseta, playera, remera | tee-shirt, t-shirt | T-Shirt | camiseta | maglietta | Tシャツ | T恤 | 티셔츠
jumper | suéter, jersey | pull, tricot | Pullover, Pulli | suéter, blusa | maglione | セーター | 毛衣 | 스웨터
jacket | chaqueta, chamarra, campera | veste, blouson | Jacke/Jacken | jaqueta, casaco | giacca, giubbotto | ジャケット | 夹克, 外套 | 재킷, 자켓
coat | abrigo | manteau, pardessus | Mantel/Mäntel | sobretudo | cappotto | コート | 大衣, 风衣 | 코트, 외투
suit | traje | costume | Anzug/Anzüge | terno | completo | スーツ | 西装 | 정장, 양복
scarf | bufanda | écharpe | Schal/Schals | cachecol | sciarpa | マフラー | 围巾 | 목도리, 스카프
headscarf | pañuelo en la cabeza, pañuelo | foulard | Kopftuch | lenço na cabeça, lenço | foulard, fazzoletto | スカーフ, 頭巾 | 头巾 | 두건
hat | sombrero | chapeau | Hut/Hüte | chapéu | cappello | 帽子 | 帽子 | 모자
straw hat | sombrero de paja | chapeau de paille | Strohhut/Strohhüte | chapéu de palha | cappello di paglia | 麦わら帽子 | 草帽 | 밀짚모자
cap | gorra | casquette | Mütze/Mützen, Kappe | boné | cappellino, berretto | キャップ | 鸭舌帽 | 야구모자
gloves | guantes | gants | Handschuhe | luvas | guanti | 手袋 | 手套 | 장갑
apron | delantal, mandil | tablier | Schürze | avental | grembiule | エプロン | 围裙 | 앞치마
kimono | kimono, quimono | kimono | Kimono | quimono | kimono | 着物, 浴衣, 和服 | 和服 | 기모노
hanbok | - | hanbok | Hanbok | - | - | 韓服 | 韩服 | 한복
qipao | - | - | - | - | - | チャイナドレス | 旗袍 | 치파오
hanfu | - | - | - | - | - | 漢服 | 汉服 | 한푸
armour | armadura | armure | Rüstung | armadura | armatura | 鎧 | 盔甲 | 갑옷
mask | máscara, mascarilla | masque | Maske/Masken | máscara | maschera | お面, 仮面, マスク | 面具, 口罩 | 가면, 마스크
festival mask | máscara de zorro | masque de renard | Fuchsmaske | máscara de raposa | maschera da volpe | 狐のお面, 狐面, 狐の面, キツネのお面 | 狐狸面具 | 여우 가면
backpack | mochila | sac à dos | Rucksack/Rucksäcke | mochila | zaino | リュック, リュックサック | 背包, 书包 | 배낭, 가방
suitcase | maleta | valise | Koffer | mala | valigia/valigie | スーツケース | 行李箱 | 여행가방, 캐리어
crown | corona | couronne | Krone | coroa | corona | 王冠 | 皇冠 | 왕관
ring | anillo | bague | Ring | anel | anello | 指輪 | 戒指 | 반지
braids | trenzas | tresses, nattes | Zöpfe | tranças | trecce | 三つ編み | 辫子, 麻花辫 | 땋은 머리
beard | barba | barbe | Bart | barba | barba | ひげ, 髭 | 胡子 | 수염
wrinkles | arrugas | rides | Falten | rugas | rughe | しわ | 皱纹 | 주름
freckles | pecas | taches de rousseur | Sommersprossen | sardas | lentiggini | そばかす | 雀斑 | 주근깨
head | cabeza | tête | Kopf | cabeça | testa | 頭 | 头 | 머리
arms | brazos | bras | Arme, Armen | braços | braccia | 腕 | 怀里, 怀中 | 팔, 품
lap | regazo | genoux | Schoß | colo | grembo | 膝 | 腿上 | 무릎
hands | manos | mains | Hände | mãos | mani | 手, 両手 | 双手, 手 | 손
the camera | el objetivo, objetivo, a cámara, la cámara fotográfica | objectif | Objektiv, in die Kamera | câmera fotográfica | macchina fotografica, obiettivo | - | 镜头 | 카메라 렌즈
piece | trozo, pedazo, porción | morceau, part | Stück, Scheibe | pedaço, fatia | fetta, pezzo | - | 一块, 一片 | 조각
umbrella | paraguas, sombrilla | parapluie | Regenschirm, Schirm, Regenschirme | guarda-chuva | ombrello/ombrelli | 傘 | 伞, 雨伞 | 우산
parasol | parasol | parasol, ombrelle | Sonnenschirm | guarda-sol | ombrellone | パラソル, 日傘 | 遮阳伞 | 파라솔, 양산
kite | cometa, papalote, barrilete | cerf-volant | Lenkdrachen, Papierdrachen, Flugdrachen | pipa, papagaio | aquilone | 凧 | 风筝 | 연
ball | pelota, balón | balle, ballon | Ball/Bälle | bola | palla, pallone | ボール | 球, 皮球 | 공
balloon | globo | ballon | Luftballon/Luftballons, Ballon | balão, bexiga | palloncino | 風船 | 气球 | 풍선
doll | muñeca | poupée | Puppe | boneca | bambola | 人形 | 娃娃, 布娃娃 | 인형
teddy bear | osito de peluche, oso de peluche | ours en peluche, nounours | Teddybär, Teddy | ursinho de pelúcia | orsacchiotto | テディベア, ぬいぐるみ | 泰迪熊, 毛绒熊 | 곰인형
yarn | lana, ovillo | laine, pelote de laine, pelote | Wolle, Wollknäuel | lã, novelo | lana, gomitolo | 毛糸 | 毛线, 毛线球 | 털실
fishing net | red, redes | filet, filets | Netz/Netze, Fischernetz | rede, redes | rete, reti | 網, 漁網 | 渔网 | 그물
fishing rod | caña de pescar | canne à pêche | Angel, Angelrute | vara de pescar | canna da pesca | 釣竿 | 鱼竿 | 낚싯대
watch | reloj de pulsera | montre | Armbanduhr | relógio de pulso | orologio da polso | 腕時計 | 手表 | 손목시계
clock | reloj | horloge, pendule | Uhr/Uhren | relógio | orologio | 時計 | 钟, 时钟 | 시계
camera | cámara, cámara de fotos | appareil photo | Kamera/Kameras, Fotoapparat | câmera, máquina fotográfica | fotocamera | カメラ | 相机 | 카메라
phone | teléfono, móvil, celular | téléphone, portable | Handy/Handys, Telefon, Smartphone | celular, telefone | telefono, cellulare, telefonino | スマホ, 携帯, 電話 | 手机, 电话 | 휴대폰, 핸드폰, 전화, 스마트폰
computer | computadora, ordenador | ordinateur | Computer, Rechner | computador | computer | パソコン | 电脑 | 컴퓨터
laptop | portátil, laptop | ordinateur portable | Laptop | notebook | portatile | ノートパソコン | 笔记本电脑 | 노트북
remote control | mando a distancia, mando de la tele, mando de la televisión, mando | télécommande | Fernbedienung | controle remoto, comando da televisão | telecomando | リモコン | 遥控器 | 리모컨
newspaper | periódico, diario | journal | Zeitung/Zeitungen | jornal | giornale | 新聞 | 报纸 | 신문
letter | carta | lettre | Brief/Briefe | carta | lettera | 手紙 | 信, 信件 | 편지
map | mapa | carte | Landkarte, Karte | mapa | mappa, cartina | 地図 | 地图 | 지도
video games | videojuegos | jeux vidéo | Videospiele | videogames | videogiochi | テレビゲーム | 电子游戏 | 비디오 게임
cardboard box | caja de cartón | carton, boîte en carton | Karton, Pappkarton | caixa de papelão | scatola di cartone | 段ボール箱 | 纸箱 | 종이 상자
cart | carrito, carro de helados | charrette, chariot | Karren, Wagen | carrinho | carretto, carrello | 台車, カート | 手推车, 推车 | 수레
ivy | hiedra | lierre | Efeu | hera | edera | ツタ | 常春藤 | 담쟁이
the Eiffel Tower | torre eiffel | tour eiffel | Eiffelturm | torre eiffel | torre eiffel | エッフェル塔 | 埃菲尔铁塔 | 에펠탑
television | televisión, televisor, tele | télévision, télé | Fernseher | televisão, tv | televisione, tv | テレビ | 电视 | 텔레비전
fridge | nevera, refrigerador, heladera | frigo, réfrigérateur | Kühlschrank | geladeira | frigorifero, frigo | 冷蔵庫 | 冰箱 | 냉장고
oven | horno | four | Ofen, Backofen | forno | forno | オーブン, かまど, 窯 | 烤箱, 烤炉 | 오븐, 화덕
stove | estufa | cuisinière, poêle | Herd | fogão | fornello, stufa | ストーブ, コンロ | 炉灶, 灶台 | 난로, 가스레인지
firewood | leña | bois de chauffage | Brennholz | lenha | legna | 薪 | 柴火, 木柴 | 장작
sofa | sofá, sillón | canapé | Sofa/Sofas, Couch | sofá | divano | ソファ, ソファー | 沙发 | 소파
armchair | butaca | fauteuil | Sessel | poltrona | poltrona | 肘掛け椅子 | 扶手椅 | 안락의자
rocking chair | mecedora | fauteuil à bascule | Schaukelstuhl | cadeira de balanço | sedia a dondolo | ロッキングチェア | 摇椅 | 흔들의자
bench | banco, banca | banc | Bank/Bänke, Parkbank | banco | panchina, panca | ベンチ | 长椅, 长凳 | 벤치
stool | taburete | tabouret | Hocker | banquinho | sgabello | 丸椅子 | 小板凳, 板凳 | 의자
table | mesa | table | Tisch/Tische | mesa | tavolo, tavola | テーブル, 食卓 | 桌子, 桌 | 테이블, 탁자, 식탁
wooden table | mesa de madera | table en bois | Holztisch | mesa de madeira | tavolo di legno | 木のテーブル, 木製のテーブル | 木桌, 木桌子 | 나무 테이블, 나무 탁자
bed | cama | lit | Bett/Betten | cama | letto | ベッド, 布団 | 床 | 침대
pillow | almohada, cojín | oreiller, coussin | Kissen | travesseiro, almofada | cuscino | 枕, クッション | 枕头 | 베개, 쿠션
blanket | manta, cobija | couverture, plaid | Decke/Decken | cobertor, manta | coperta | 毛布 | 毯子 | 담요, 이불
rug | alfombra | tapis | Teppich | tapete | tappeto | 絨毯, カーペット | 地毯 | 카펫
curtain | cortina | rideau | Vorhang/Vorhänge | cortina | tenda | カーテン | 窗帘 | 커튼
mirror | espejo | miroir | Spiegel | espelho | specchio | 鏡 | 镜子 | 거울
candles | velas, velitas, velita | bougies | Kerzen | velas, velinhas | candele, candeline | キャンドル, ろうそく | 蜡烛 | 촛불, 양초
vase | jarrón, florero | vase | Vase/Vasen | vaso | vaso | 花瓶 | 花瓶 | 꽃병
glass | vaso, copa | verre | Glas/Gläser | copo, taça | bicchiere, calice | グラス, コップ | 杯子, 玻璃杯 | 잔, 유리잔, 컵
cup | taza, tacita | tasse | Tasse/Tassen, Becher | xícara, caneca | tazza, tazzina | カップ, マグカップ, 湯のみ | 茶杯, 杯 | 찻잔
bowl | cuenco, tazón, bol | bol | Schüssel/Schüsseln, Schale | tigela | ciotola, scodella | お椀, ボウル, 丼 | 碗 | 그릇, 사발
plate | plato | assiette, plat | Teller | prato | piatto | 皿, お皿 | 盘子, 盘 | 접시
bottle | botella | bouteille | Flasche/Flaschen | garrafa | bottiglia | 瓶, ボトル | 瓶子 | 병
basket | cesta, canasta, cesto | panier | Korb/Körbe | cesta, cesto | cesto, cestino, cesta | かご, 籠 | 篮子 | 바구니
pan | sartén | poêle à frire | Pfanne/Pfannen | frigideira | padella | フライパン | 平底锅 | 프라이팬
pot | olla | casserole, marmite | Topf/Töpfe | panela | pentola | 鍋 | 锅, 火锅 | 냄비
knife | cuchillo, navaja | couteau | Messer | faca | coltello | 包丁, ナイフ | 刀, 菜刀 | 칼
book | libro | livre | Buch/Bücher | livro | libro | 本 | 书, 書 | 책
toy | juguete | jouet | Spielzeug | brinquedo | giocattolo | おもちゃ | 玩具 | 장난감
gift | regalo | cadeau | Geschenk/Geschenke | presente | regalo | プレゼント | 礼物 | 선물
guitar | guitarra | guitare | Gitarre/Gitarren | violão, guitarra | chitarra | ギター | 吉他 | 기타
accordion | acordeón | accordéon | Akkordeon | acordeão, sanfona | fisarmonica | アコーディオン | 手风琴 | 아코디언
violin | violín | violon | Geige/Geigen, Violine | violino | violino | バイオリン, ヴァイオリン | 小提琴 | 바이올린
trumpet | trompeta | trompette | Trompete | trompete | tromba | トランペット | 小号 | 트럼펫
drums | tambor, batería | batterie, tambour | Schlagzeug, Trommel | bateria, tambor | batteria, tamburo | ドラム, 太鼓 | 鼓 | 드럼, 북
piano | piano | piano | Klavier, Flügel | piano | pianoforte | ピアノ | 钢琴 | 피아노
flute | flauta | flûte | Flöte | flauta | flauto | フルート, 笛 | 笛子, 长笛 | 플루트, 피리
bicycle | bicicleta, bici | vélo, bicyclette | Fahrrad/Fahrräder, Rad | bicicleta, bike | bicicletta, bici | 自転車 | 自行车, 单车 | 자전거
motorcycle | moto, motocicleta | moto | Motorrad/Motorräder | moto, motocicleta | moto, motocicletta | バイク | 摩托车 | 오토바이
scooter | patinete, escúter | scooter, trottinette | Roller | lambreta, patinete | motorino, monopattino | スクーター | 电动车, 滑板车 | 스쿠터, 킥보드
Vespa scooter | vespa | vespa | Vespa | vespa | vespa | ベスパ | - | 베스파
car | coche, carro, auto | voiture, bagnole | Auto/Autos, Wagen | carro | macchina, auto, automobile | 車, クルマ | 汽车, 车, 小车, 轿车 | 자동차, 차
VW Beetle | vocho, volkswagen escarabajo, escarabajo vw | coccinelle vw | VW Käfer, Käfer | fusca | maggiolino | ビートル | 甲壳虫汽车 | 비틀
VW bus | combi, furgoneta vw | combi vw | VW Bus, VW Bulli, Bulli | kombi | pulmino vw | ワーゲンバス | - | -
truck | camión | camion | Lastwagen, LKW | caminhão | camion | トラック | 卡车 | 트럭
bus | autobús, camión de pasajeros, colectivo | bus, autobus | Bus/Busse | ônibus | autobus | バス | 公交车, 巴士 | 버스
tram | tranvía | tramway, tram | Straßenbahn/Straßenbahnen | bonde | tram | 路面電車 | 有轨电车, 电车 | 전차
train | tren | train | Zug/Züge | trem, comboio | treno | 電車, 列車, 汽車 | 火车, 列车 | 기차, 열차
taxi | taxi | taxi | Taxi/Taxis | táxi | taxi | タクシー | 出租车 | 택시
boat | barco, barca, lancha, bote | bateau, barque | Boot/Boote | barco, canoa, bote | barca | 船, 舟, ボート | 船, 小船, 木船, 渔船, 帆船 | 배, 보트, 나룻배
fishing boat | barco de pesca, barca de pesca | bateau de pêche | Fischerboot, Fischkutter, Kutter | barco de pesca, jangada | peschereccio, barca da pesca | 漁船 | 渔船 | 어선, 고깃배
sailing boat | velero | voilier | Segelboot/Segelboote, Segelschiff | veleiro, barco à vela | barca a vela | ヨット, 帆船 | 帆船 | 돛단배, 요트
ship | buque, nave | navire | Schiff/Schiffe | navio | nave | 大型船 | 轮船 | 선박
wheelchair | silla de ruedas | fauteuil roulant | Rollstuhl | cadeira de rodas | sedia a rotelle | 車椅子 | 轮椅 | 휠체어
surfboard | tabla de surf | planche de surf | Surfbrett | prancha de surf, prancha | tavola da surf | サーフボード | 冲浪板 | 서프보드
skateboard | patineta, monopatín | planche à roulettes, skate | Skateboard | skate | skateboard | スケートボード, スケボー | 滑板 | 스케이트보드
street lamp | farola, farol | lampadaire, réverbère | Laterne/Laternen, Straßenlaterne, Straßenlaternen | poste de luz | lampione | 街灯 | 路灯 | 가로등
lantern | farolillo, linterna | lanterne | Laterne | lanterna, lampião | lanterna | 提灯, ランタン, 灯籠 | 灯笼 | 등불, 랜턴, 등
neon signs | neones, letreros de neón, luces de neón, neón | néons, enseignes au néon, lumières néon | Neonlichter, Neonreklame | letreiros de neon, luzes de neon, neon | luci al neon, insegne al neon, neon | ネオン, ネオンサイン | 霓虹灯, 霓虹 | 네온사인, 네온
fairy lights | luces navideñas, guirnalda de luces | guirlande lumineuse | Lichterkette | luzinhas, pisca-pisca | lucine | イルミネーション | 彩灯 | 꼬마전구
fireworks | fuegos artificiales | feux d'artifice, feu d'artifice | Feuerwerk | fogos de artifício, fogos | fuochi d'artificio | 花火 | 烟花, 烟火 | 불꽃놀이, 폭죽
sparkler | bengala | cierge magique | Wunderkerze/Wunderkerzen | estrelinha | stellina scintillante | 線香花火 | 仙女棒 | -
campfire | fogata, hoguera | feu de camp | Lagerfeuer | fogueira | falò | 焚き火, キャンプファイヤー | 篝火 | 모닥불
fire | fuego | feu | Feuer | fogo | fuoco | 火, 炎 | 火, 火焰 | 불
smoke | humo | fumée | Rauch, Qualm | fumaça | fumo | 煙 | 烟, 烟雾, 炊烟 | 연기
steam | vapor | vapeur | Dampf | vapor | vapore | 湯気, 蒸気 | 蒸汽, 热气 | 김, 수증기
shadow | sombra | ombre | Schatten | sombra | ombra | 影 | 影子, 阴影 | 그림자
puddle | charco | flaque, flaque d'eau | Pfütze/Pfützen | poça, poça d'água | pozzanghera | 水たまり | 水坑, 水洼 | 물웅덩이, 웅덩이
laundry | ropa tendida, ropa | linge, lessive | Wäsche | roupa, roupas no varal | panni, bucato, panni stesi | 洗濯物 | 衣服, 衣物 | 빨래
fireplace | chimenea | cheminée | Kamin | lareira | camino, caminetto | 暖炉 | 壁炉 | 벽난로
door | puerta, portón | porte | Tür/Türen, Tor | porta, portão | porta, portone | ドア, 扉, 玄関 | 门, 大门 | 문
window | ventana, ventanal | fenêtre | Fenster | janela | finestra | 窓 | 窗户, 窗, 车窗 | 창문, 창
stairs | escaleras, escalera | escalier, escaliers, marches | Treppe, Treppen | escada, escadaria | scale, scalinata | 階段 | 楼梯, 台阶 | 계단
wall | pared, muro | mur | Wand/Wände, Mauer | parede, muro | muro, parete | 壁 | 墙, 墙壁 | 벽, 담벼락
fence | valla, cerca | clôture | Zaun | cerca | recinto, staccionata | 柵 | 栅栏, 篱笆 | 울타리
flowers | flores | fleurs | Blumen | flores | fiori | お花 | 花朵, 鲜花 | 꽃들
flower | flor | fleur | Blume, Blüte | flor | fiore | 花 | 花 | 꽃
bouquet | ramo de flores, ramo | bouquet de fleurs, bouquet | Blumenstrauß | buquê, buquê de flores | mazzo di fiori, bouquet | 花束 | 花束 | 꽃다발
cherry blossoms | cerezos en flor, flores de cerezo | cerisiers en fleurs | Kirschblüten | cerejeiras em flor | ciliegi in fiore | 桜, 満開の桜 | 樱花 | 벚꽃
sunflower | girasol | tournesol | Sonnenblume/Sonnenblumen | girassol | girasole | ひまわり, 向日葵 | 向日葵 | 해바라기
lavender | lavanda | lavande | Lavendel | lavanda | lavanda | ラベンダー | 薰衣草 | 라벤더
tulip | tulipán | tulipe | Tulpe/Tulpen | tulipa | tulipano | チューリップ | 郁金香 | 튤립
poppy | amapola | coquelicot | Mohnblume/Mohnblumen, Klatschmohn | papoula | papavero | ポピー | 罂粟花 | 양귀비
lotus | flor de loto | lotus | Lotus, Lotusblume | flor de lótus | fiore di loto | 蓮, 蓮の花 | 荷花, 莲花 | 연꽃
hydrangea | hortensia | hortensia | Hortensie/Hortensien | hortênsia | ortensia | 紫陽花, あじさい | 绣球花 | 수국
cactus | cactus | cactus | Kaktus/Kakteen | cacto | cactus | サボテン | 仙人掌 | 선인장
bamboo | bambú | bambou | Bambus | bambu | bambù | 竹 | 竹子 | 대나무
palm tree | palmera | palmier | Palme/Palmen | palmeira, coqueiro | palma | ヤシの木 | 棕榈树, 椰子树, 椰树 | 야자수
pine tree | pino | pin, sapin | Kiefer, Tanne/Tannen | pinheiro | pino, abete | 松, 松の木 | 松树 | 소나무
olive tree | olivo | olivier | Olivenbaum | oliveira | ulivo | オリーブの木 | 橄榄树 | 올리브나무
tree | árbol | arbre | Baum/Bäume | árvore | albero/alberi | 木, 樹木, 大木 | 树, 大树, 树木 | 나무
Christmas tree | árbol de Navidad | sapin de Noël | Weihnachtsbaum, Christbaum | árvore de Natal | albero di Natale | クリスマスツリー | 圣诞树 | 크리스마스 트리
leaves | hojas | feuilles | Laub, Blätter | folhas | foglie | 葉, 落ち葉 | 树叶, 落叶 | 나뭇잎, 낙엽, 잎
grass | hierba, pasto, césped | herbe, pelouse | Gras, Rasen | grama, capim | erba | 草, 芝生 | 草, 草地 | 풀, 잔디
clouds | nubes | nuages | Wolken | nuvens | nuvole | 雲 | 云, 云朵, 白云 | 구름
rainbow | arcoíris, arco iris | arc-en-ciel | Regenbogen | arco-íris | arcobaleno | 虹 | 彩虹 | 무지개
full moon | luna llena | pleine lune | Vollmond | lua cheia | luna piena | 満月 | 满月, 圆月 | 보름달
stars | estrellas | étoiles | Sterne | estrelas | stelle | 星, 星空 | 星星, 星空, 繁星 | 별, 별들
northern lights | aurora boreal | aurore boréale, aurores boréales | Polarlicht, Polarlichter, Nordlichter | aurora boreal | aurora boreale | オーロラ | 极光 | 오로라
Milky Way | vía láctea | voie lactée | Milchstraße | via láctea | via lattea | 天の川 | 银河 | 은하수
wave | ola | vague | Welle/Wellen | onda | onda | 波 | 海浪, 浪花, 波浪 | 파도
lighthouse | faro | phare | Leuchtturm/Leuchttürme | farol | faro | 灯台 | 灯塔 | 등대
windmill | molino de viento, molino | moulin à vent, moulin | Windmühle, Windmühlen | moinho | mulino | 風車 | 风车 | 풍차
castle | castillo | château | Schloss/Schlösser, Burg/Burgen | castelo | castello | 城, お城 | 城堡 | 성
sandcastle | castillo de arena | château de sable | Sandburg | castelo de areia | castello di sabbia | 砂の城 | 沙堡 | 모래성
torii gate | - | torii | Torii | - | - | 鳥居 | 鸟居 | 도리이
house | casa, casita | maison | Haus/Häuser | casa, casinha | casa, casetta | 家, 一軒家 | 房子, 屋子, 老房子 | 집
cabin | cabaña | cabane, chalet | Hütte/Hütten, Holzhütte | cabana, chalé | baita, capanna, casetta di legno | 小屋, 山小屋 | 小木屋, 木屋, 小屋 | 오두막, 통나무집
tent | tienda de campaña, carpa | tente | Zelt/Zelte | barraca | tenda | テント | 帐篷 | 텐트
swing | columpio | balançoire | Schaukel | balanço | altalena | ブランコ | 秋千 | 그네
hammock | hamaca | hamac | Hängematte | rede de dormir | amaca | ハンモック | 吊床 | 해먹
statue | estatua | statue | Statue/Statuen, Denkmal | estátua | statua | 像, 銅像 | 雕像 | 동상
skyscrapers | rascacielos | gratte-ciel | Wolkenkratzer, Hochhäuser | arranha-céus, prédios | grattacieli | 高層ビル, 摩天楼 | 高楼, 摩天大楼 | 고층 빌딩, 빌딩
robot | robot | robot | Roboter | robô | robot | ロボット | 机器人 | 로봇
lights | luces | lumières | Lichter | luzes | luci | 明かり, 灯り | 灯光, 灯火 | 불빛, 조명
light | luz | lumière | Licht | luz | luce | 光 | 光, 光线 | 빛
chess | ajedrez | échecs, jeu d'échecs | Schach, Schachspiel | xadrez | scacchi | チェス, 将棋, 囲碁 | 国际象棋, 象棋 | 체스, 바둑
tarot cards | cartas de tarot | cartes de tarot | Tarotkarten | cartas de tarô | tarocchi | タロットカード | 塔罗牌 | 타로 카드
snow | nieve | neige | Schnee | neve | neve | 雪 | 雪, 积雪 | 눈
ice | hielo | glace | Eisfläche | gelo | ghiaccio | 氷 | 冰 | 얼음
sand | arena | sable | Sand | areia | sabbia | 砂 | 沙子 | 모래
flag | bandera | drapeau | Flagge, Fahne | bandeira | bandiera | 旗 | 旗, 旗帜 | 깃발
woolly hat | gorro, gorro de lana | bonnet | Wollmütze, Strickmütze | gorro, touca | berretto di lana, cuffia | ニット帽 | 毛线帽 | 털모자, 비니
Santa hat | gorro de navidad, gorro navideño, gorro de papá noel | bonnet de père noël | Weihnachtsmütze, Nikolausmütze | gorro de natal, gorro de papai noel | cappello di babbo natale | サンタ帽 | 圣诞帽 | 산타 모자
churros | churros | churros | Churros | churros | churros | チュロス | 油条 | 츄러스
dandelion | diente de león | pissenlit | Löwenzahn, Pusteblume | dente-de-leão | soffione, dente di leone | たんぽぽ | 蒲公英 | 민들레
grease | grasa | graisse, cambouis | Öl, Fett | graxa | grasso | 油 | 油污 | 기름
frost | escarcha | givre | Raureif, Frost | geada | brina | 霜 | 霜 | 서리
radiator | radiador | radiateur | Heizung, Heizkörper | aquecedor | termosifone | ストーブ | 暖气片 | 난로
sled | trineo | luge, traîneau | Schlitten | trenó | slitta | そり | 雪橇 | 썰매
bookshelf | estantería, librero de madera | étagère, bibliothèque en bois | Bücherregal/Bücherregale/Bücherregalen, Regal/Regale | estante, prateleira | scaffale, libreria di legno | 本棚 | 书架 | 책장, 책꽂이
sweets | caramelos, dulces | bonbons | Süßigkeiten, Bonbons | balas, doces | caramelle, dolciumi | 飴, お菓子 | 糖果, 糖 | 사탕, 과자
dust | polvo | poussière | Staub | poeira | polvere | 埃, 砂埃 | 尘土, 灰尘 | 먼지
shoulder | hombro, hombros | épaule, épaules | Schulter/Schultern | ombro, ombros | spalla, spalle | 肩 | 肩膀, 肩上 | 어깨
small table | mesita | petite table | Tischchen | mesinha | tavolino | ちゃぶ台 | 小桌 | 밥상
flowerpots | macetas | pots de fleurs | Blumentöpfe | vasos de planta, vasos de flores | vasi di fiori | 植木鉢 | 花盆 | 화분
hose | manguera | tuyau d'arrosage | Gartenschlauch, Schlauch | mangueira | tubo da giardino | ホース | 水管 | 호스
tatami | tatami | tatami | Tatami | tatame | tatami | 畳 | 榻榻米 | 다다미
peach tree | melocotonero | pêcher en fleurs | Pfirsichbaum | pessegueiro | pesco | 桃の木 | 桃花树, 桃树, 桃花 | 복숭아나무
hair | pelo, cabello | cheveux | Haare, Haar | cabelo, cabelos | capelli | 髪 | 头发 | 머리카락
broom | escoba | balai | Besen | vassoura | scopa | ほうき | 扫帚 | 빗자루
rope | cuerda, soga | corde | Seil | corda | corda | ロープ, 縄 | 绳子 | 밧줄
tools | herramientas | outils | Werkzeug, Werkzeuge | ferramentas | attrezzi | 工具 | 工具 | 공구, 연장
bell | campana | cloche | Glocke | sino | campana | 鐘, 鈴 | 钟, 铃铛 | 종
helmet | casco | casque | Helm | capacete | casco | ヘルメット | 头盔 | 헬멧
uniform | uniforme | uniforme | Uniform | uniforme | uniforme, divisa | 制服 | 制服, 校服 | 교복, 제복
pyjamas | pijama | pyjama | Schlafanzug, Pyjama | pijama | pigiama | パジャマ | 睡衣 | 잠옷
swimsuit | traje de baño, bañador, bikini | maillot de bain, bikini | Badeanzug, Bikini, Badehose | maiô, biquíni, sunga | costume da bagno, bikini | 水着 | 泳衣 | 수영복
jeans | vaqueros, jeans | jean | Jeans | jeans | jeans | ジーンズ | 牛仔裤 | 청바지
tattoos | tatuajes | tatouages | Tätowierungen, Tattoos | tatuagens | tatuaggi | タトゥー | 纹身 | 문신
wings | alas | ailes | Flügel | asas | ali | 翼, 羽 | 翅膀 | 날개
headphones | auriculares, audífonos | casque audio, écouteurs | Kopfhörer | fone de ouvido, fones | cuffie | ヘッドホン, イヤホン | 耳机 | 헤드폰, 이어폰
`;
