/** People and animals: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const BEINGS = `
woman | señora, mujer, dama, doña | femme, dame | Frau/Frauen, Dame/Damen | mulher, senhora, moça | donna, signora | 女性, 女, 女の人, 婦人, おばさん | 女人, 女子, 女士, 妇女, 女性, 大妈, 阿姨 | 여자, 여성, 여인, 아주머니, 아줌마, 부인
man | hombre, señor, tipo | homme, monsieur, mec | Mann/Männer, Herr/Herren, Typ | homem, senhor, moço, cara | uomo/uomini, signore | 男性, 男, 男の人, おじさん, 紳士 | 男人, 男子, 男士, 大叔 | 남자, 남성, 아저씨, 신사
old woman | anciana, viejita, viejecita | vieille dame, vieille femme | alte Frau, alte Dame, Greisin | idosa, velhinha, senhora idosa | anziana, vecchietta, donna anziana | 老婆, 老女, お年寄り | 老奶奶, 老太太, 老妇人, 老婆婆 | 노파
old man | anciano, viejito, viejo | vieillard, vieux monsieur, vieil homme | alter Mann, Greis, Alter | idoso, velho, velhinho | anziano, vecchio, vecchietto | 老人, お爺さん, 老紳士 | 老人, 老头, 老爷爷, 老大爷, 老汉 | 노인, 노신사
old couple | pareja de ancianos, ancianos | couple âgé, vieux couple | altes Ehepaar, altes Paar | casal de idosos, idosos | coppia di anziani | 老夫婦 | 老夫妻, 老两口 | 노부부
grandmother | abuela, abuelita, yaya | grand-mère, mamie, mémé | Oma/Omas, Großmutter/Großmütter, Omi | avó, vó, vovó | nonna, nonnina | おばあちゃん, 祖母, お婆さん, おばあさん | 奶奶, 外婆, 姥姥, 祖母 | 할머니
grandfather | abuelo, abuelito, yayo | grand-père, papi, pépé | Opa/Opas, Großvater/Großväter | avô, vô, vovô | nonno | おじいちゃん, 祖父, おじいさん | 爷爷, 外公, 姥爷, 祖父 | 할아버지
grandparents | abuelos | grands-parents | Großeltern | avós | nonni | 祖父母 | 爷爷奶奶 | 할머니와 할아버지
granddaughter | nieta | petite-fille | Enkelin/Enkelinnen | neta | nipotina | 孫娘 | 孙女 | 손녀
grandson | nieto | petit-fils | Enkel | neto | nipotino, nipote | 孫 | 孙子 | 손자
grandchildren | nietos | petits-enfants | Enkelkinder | netos | nipoti, nipotini | 孫たち | 孙子们 | 손주들, 손주
mother | madre, mamá | mère, maman | Mutter/Mütter, Mama | mãe, mamãe | mamma, madre | 母親, お母さん, 母, ママ | 妈妈, 母亲 | 엄마, 어머니
father | padre, papá | père, papa | Vater/Väter, Papa | pai, papai | papà, padre, babbo | 父親, お父さん, 父, パパ | 爸爸, 父亲 | 아빠, 아버지
brothers | hermanos | frères | Brüder, Geschwister | irmãos | fratelli | 兄弟 | 兄弟 | 형제
sisters | hermanas | sœurs | Schwestern | irmãs | sorelle | 姉妹 | 姐妹 | 자매
twins | gemelos, gemelas, mellizos | jumeaux, jumelles | Zwillinge | gêmeos, gêmeas | gemelli, gemelle | 双子 | 双胞胎 | 쌍둥이
children | niños, chicos, críos, chamacos | enfants, gamins, gosses | Kinder | crianças | bambini | 子供たち, 子どもたち, 子供達 | 孩子们, 小朋友们, 儿童, 孩子 | 아이들, 어린이들, 꼬마들
boy | niño, chico, muchacho, chaval, chamaco | garçon, petit garçon, gamin | Junge/Jungen, Bub/Buben | menino, garoto, guri | bambino, ragazzo, ragazzino | 男の子, 少年, 男子 | 男孩, 小男孩, 少年, 男孩子 | 소년, 남자아이, 남자애
girl | niña, chica, muchacha, chavala | fille, petite fille, fillette, gamine | Mädchen | menina, garota, guria | bambina, ragazza, ragazzina | 女の子, 少女, 女子 | 女孩, 小女孩, 少女, 姑娘, 小姑娘, 女孩子 | 소녀, 여자아이, 여자애
child | - | enfant, gosse | Kind/Kinder | criança | bimbo | 子供, 子ども, こども | 小孩, 小朋友 | 아이, 어린이, 꼬마
baby | bebé | bébé | Baby/Babys, Säugling | bebê, nenê | neonato, bebè | 赤ちゃん, 赤ん坊, ベビー | 婴儿, 宝宝, 宝贝 | 아기, 갓난아기
teenager | adolescente | adolescent, adolescente, ado | Teenager, Jugendlicher/Jugendliche | adolescente | adolescente | ティーンエイジャー, 若者 | 青少年 | 청소년, 십대
young woman | mujer joven, joven | jeune femme, jeune fille | junge Frau, junge Dame | jovem mulher, mulher jovem | giovane donna, ragazza giovane | 若い女性, 若い女 | 年轻女子, 年轻女人, 年轻女孩 | 젊은 여자, 젊은 여성, 아가씨
young man | hombre joven | jeune homme | junger Mann | rapaz, jovem | giovane uomo, giovane | 青年, 若い男性, 若い男 | 年轻人, 小伙子, 年轻男子, 青年 | 청년, 젊은 남자
high school student | colegiala, colegial, estudiante de secundaria | lycéen, lycéenne, écolier, écolière | Schüler, Schülerin/Schülerinnen | estudante, aluno, aluna | liceale, scolaro | 女子高生, 高校生, 男子学生, 男子高生, 中学生, 女子学生 | 高中生, 中学生, 小学生 | 여고생, 고등학생, 남고생, 중학생, 초등학생
friends | amigos, amigas | amis, amies, copains, copines | Freunde, Freundinnen | amigos, amigas | amici, amiche | 友達, 友人たち, 仲間 | 朋友, 朋友们, 闺蜜 | 친구들, 친구
couple | pareja | couple, amoureux | Paar/Paare, Pärchen, Ehepaar, Liebespaar | casal | coppia, innamorati | カップル, 夫婦, 恋人たち, 恋人 | 情侣, 夫妻, 一对情侣, 一对夫妻, 恋人 | 커플, 연인, 부부
family | familia | famille | Familie/Familien | família | famiglia | 家族 | 一家人, 家人, 一家三口, 家庭 | 가족
neighbours | vecinos, vecinas | voisins, voisines | Nachbarn | vizinhos, vizinhas | vicini | 隣人 | 邻居 | 이웃
people | gente, personas | gens, personnes, monde | Leute, Menschen | gente, pessoas | gente, persone | 人々, 人たち | 人们, 人群, 人 | 사람들
crowd | multitud, muchedumbre | foule | Menschenmenge, Menge | multidão | folla | 人混み, 群衆 | 人群, 人潮 | 군중, 인파
passers-by | transeúntes | passants | Passanten | pedestres, transeuntes | passanti | 通行人 | 行人, 路人 | 행인
tourist | turista | touriste | Tourist/Touristen, Touristin | turista | turista/turisti | 観光客, 旅人, 旅行者 | 游客, 旅人, 旅行者 | 관광객, 여행자
street vendor | vendedor ambulante, vendedor, vendedora, tendero, puestero | vendeur, vendeuse, marchand, marchande | Verkäufer, Verkäuferin, Händler, Marktfrau | vendedor, vendedora, camelô, feirante, ambulante | venditore, venditrice, ambulante | 売り子, 店主, 商人 | 小贩, 摊主, 商贩, 老板, 店主 | 상인, 노점상, 장사꾼
shopkeeper | tendero, dependiente | commerçant, épicier, épicière | Ladenbesitzer, Verkäufer | lojista, balconista | negoziante, bottegaio, commesso | 店員, 店主 | 店员, 店主 | 가게 주인, 점원
fisherman | pescador | pêcheur | Fischer, Angler | pescador | pescatore | 漁師, 釣り人 | 渔夫, 渔民, 钓鱼人 | 어부, 낚시꾼
baker | panadero, panadera | boulanger, boulangère | Bäcker, Bäckerin | padeiro, padeira | fornaio, panettiere, fornaia | パン職人, パン屋 | 面包师 | 제빵사
pastry chef | pastelero, repostera, pastelera | pâtissier, pâtissière | Konditor, Konditorin | confeiteiro, confeiteira | pasticciere, pasticcera | パティシエ | 糕点师 | 파티시에
cook | cocinero, cocinera, chef | cuisinier, cuisinière, chef | Koch/Köche, Köchin/Köchinnen | cozinheiro, cozinheira, chef | cuoco, cuoca, chef | 料理人, シェフ, コック, 板前 | 厨师, 大厨 | 요리사, 셰프, 주방장
ice cream seller | heladero, heladera | marchand de glaces, glacier | Eisverkäufer | sorveteiro | gelataio | アイス売り | 卖冰淇淋的人 | 아이스크림 장수
barista | barista | barista | Barista | barista | barista/baristi | バリスタ | 咖啡师 | 바리스타
waiter | camarero, camarera, mesero, mesera, mozo | serveur, serveuse, garçon de café | Kellner, Kellnerin | garçom, garçonete | cameriere, cameriera | ウェイター, ウェイトレス | 服务员, 服务生 | 웨이터, 종업원
butcher | carnicero | boucher, bouchère | Metzger, Fleischer | açougueiro | macellaio | 肉屋 | 屠夫 | 정육점 주인
barber | peluquero, barbero | coiffeur, barbier | Friseur, Barbier | barbeiro, cabeleireiro | barbiere, parrucchiere | 理髪師, 床屋 | 理发师 | 이발사
hairdresser | peluquera | coiffeuse | Friseurin | cabeleireira | parrucchiera | 美容師 | 发型师 | 미용사
tailor | sastre, modista, costurera | tailleur, couturière | Schneider, Schneiderin | alfaiate, costureira | sarto, sarta | 仕立て屋 | 裁缝 | 재단사
shoemaker | zapatero | cordonnier | Schuster, Schuhmacher | sapateiro | calzolaio | 靴職人 | 鞋匠 | 구두장이, 구두 수선공
watchmaker | relojero | horloger | Uhrmacher | relojoeiro | orologiaio | 時計職人 | 钟表匠 | 시계공
carpenter | carpintero, ebanista | charpentier, menuisier, ébéniste | Tischler, Schreiner, Zimmermann | carpinteiro, marceneiro | falegname | 大工 | 木匠 | 목수
potter | alfarero, alfarera, ceramista | potier, potière, céramiste | Töpfer, Töpferin | oleiro, ceramista | vasaio, ceramista | 陶芸家 | 陶艺师, 陶工 | 도예가
blacksmith | herrero | forgeron | Schmied | ferreiro | fabbro | 鍛冶屋 | 铁匠 | 대장장이
mechanic | mecánico, mecánica | mécanicien, garagiste | Mechaniker, Mechanikerin | mecânico, mecânica | meccanico | 整備士 | 修理工, 技工 | 정비사
plumber | fontanero, plomero | plombier | Klempner | encanador | idraulico | 配管工 | 水管工 | 배관공
electrician | electricista | électricien | Elektriker | eletricista | elettricista | 電気工 | 电工 | 전기기사
builder | albañil, obrero | ouvrier, maçon | Bauarbeiter, Maurer, Arbeiter | pedreiro, operário | muratore, operaio | 作業員, 工事現場の人 | 工人, 建筑工人, 农民工 | 인부, 노동자, 공사장 인부
chimney sweep | deshollinador | ramoneur | Schornsteinfeger | limpador de chaminés | spazzacamino | 煙突掃除人 | 扫烟囱的人 | 굴뚝 청소부
gardener | jardinero, jardinera | jardinier, jardinière | Gärtner, Gärtnerin | jardineiro, jardineira | giardiniere | 庭師 | 园丁 | 정원사
florist | florista | fleuriste | Florist, Floristin, Blumenverkäuferin | florista, vendedora de flores | fioraio, fioraia | 花屋 | 花店老板, 卖花人 | 꽃집 주인, 플로리스트
farmer | granjero, agricultor, campesino, campesina | fermier, fermière, agriculteur, paysan, paysanne | Bauer/Bauern, Bäuerin, Landwirt | fazendeiro, agricultor, roceiro, camponês | contadino, contadina, agricoltore | 農家, 農夫, 農民 | 农民, 农夫, 果农 | 농부
shepherd | pastor, pastora | berger, bergère | Schäfer, Hirte/Hirten | pastor | pastore | 羊飼い | 牧羊人, 牧民 | 양치기, 목동
cowboy | vaquero, gaucho | cow-boy | Cowboy | vaqueiro, peão, gaúcho | mandriano | カウボーイ | 牛仔 | 카우보이
nurse | enfermera, enfermero | infirmier, infirmière | Krankenschwester, Krankenpfleger, Pflegerin | enfermeira, enfermeiro | infermiera, infermiere | 看護師 | 护士 | 간호사
doctor | médico, médica, doctor, doctora | médecin, docteur | Arzt/Ärzte, Ärztin | médico, médica, doutor | medico, dottoressa, dottore | 医者, 医師 | 医生 | 의사
teacher | maestro, maestra, profesor, profesora | professeur, maîtresse, instituteur | Lehrer, Lehrerin | professor, professora | maestro, maestra, professore, insegnante | 先生, 教師 | 老师, 教师 | 선생님, 교사
firefighter | bombero, bombera | pompier, pompière | Feuerwehrmann, Feuerwehrfrau, Feuerwehrleute | bombeiro, bombeira | pompiere, vigile del fuoco | 消防士 | 消防员 | 소방관
police officer | policía | policier, policière | Polizist/Polizisten, Polizistin | policial | poliziotto, poliziotta, vigile | 警察官 | 警察 | 경찰관, 경찰
postman | cartero | facteur | Briefträger, Postbote | carteiro | postino | 郵便配達員 | 邮递员 | 우체부, 집배원
taxi driver | taxista | chauffeur de taxi | Taxifahrer | taxista | tassista | タクシー運転手 | 出租车司机 | 택시 기사
office worker | oficinista, empleado, ejecutivo | employé, cadre, homme d'affaires | Büroangestellter, Geschäftsmann | executivo, empresário | impiegato, uomo d'affari | サラリーマン, 会社員, OL | 上班族, 白领, 职员 | 회사원, 직장인, 샐러리맨
courier | repartidor, mensajero | livreur, coursier | Kurier, Lieferant | entregador, motoboy | fattorino, rider | 配達員 | 外卖员, 快递员, 外卖小哥 | 배달원, 배달부, 택배 기사
soldier | soldado | soldat | Soldat/Soldaten | soldado | soldato | 兵士 | 士兵, 军人 | 군인, 병사
knight | caballero | chevalier | Ritter | cavaleiro | cavaliere | 騎士 | 骑士 | 기사
dancer | bailarín, bailarina, bailaora | danseur, danseuse | Tänzer, Tänzerin | dançarino, dançarina | ballerino, danzatrice | ダンサー, 踊り子 | 舞者, 舞蹈演员 | 무용수, 댄서
ballerina | bailarina de ballet | ballerine, danseuse étoile | Ballerina, Balletttänzerin | bailarina | ballerina | バレリーナ | 芭蕾舞者, 芭蕾舞演员 | 발레리나
singer | cantante | chanteur, chanteuse | Sänger, Sängerin | cantor, cantora | cantante | 歌手 | 歌手 | 가수, 여자 가수
musician | músico | musicien, musicienne | Musiker, Musikerin, Straßenmusiker | músico | musicista, suonatore | 音楽家, ミュージシャン | 音乐家, 乐手 | 음악가, 뮤지션
mariachi | mariachi | mariachi | Mariachi | mariachi | mariachi | マリアッチ | - | -
guitarist | guitarrista | guitariste | Gitarrist, Gitarristin | violonista, guitarrista | chitarrista | ギタリスト | 吉他手 | 기타리스트
violinist | violinista | violoniste | Geiger, Geigerin | violinista | violinista | バイオリニスト | 小提琴手 | 바이올리니스트
pianist | pianista | pianiste | Pianist, Pianistin | pianista | pianista | ピアニスト | 钢琴家 | 피아니스트
painter | pintor, pintora | peintre | Maler, Malerin | pintor, pintora | pittore, pittrice | 画家 | 画家 | 화가
photographer | fotógrafo, fotógrafa | photographe | Fotograf/Fotografen, Fotografin | fotógrafo, fotógrafa | fotografo, fotografa | 写真家, カメラマン | 摄影师 | 사진작가, 사진사
writer | escritor, escritora | écrivain, écrivaine | Schriftsteller, Autorin | escritor, escritora | scrittore, scrittrice | 作家 | 作家 | 작가
scientist | científico, científica | scientifique, savant | Wissenschaftler, Wissenschaftlerin | cientista | scienziato, scienziata | 科学者 | 科学家 | 과학자
boxer | boxeador, boxeadora | boxeur, boxeuse | Boxer, Boxerin | boxeador, boxeadora | pugile | ボクサー | 拳击手 | 권투 선수, 복서
footballer | futbolista | footballeur | Fußballer, Fußballspieler | jogador de futebol | calciatore | サッカー選手 | 足球运动员 | 축구 선수
surfer | surfista | surfeur, surfeuse | Surfer, Surferin | surfista | surfista/surfisti | サーファー | 冲浪者 | 서퍼
skateboarder | patinador, skater | skateur, skateuse | Skater, Skaterin | skatista | skater | スケーター | 滑板少年 | 스케이트보더
cyclist | ciclista | cycliste | Radfahrer, Radfahrerin | ciclista | ciclista/ciclisti | サイクリスト | 骑行者 | 자전거 타는 사람
runner | corredor, corredora | coureur, coureuse | Läufer, Läuferin, Jogger, Joggerin | corredor, corredora | corridore | ランナー | 跑步者 | 달리기 선수
swimmer | nadador, nadadora | nageur, nageuse | Schwimmer, Schwimmerin | nadador, nadadora | nuotatore | 水泳選手 | 游泳运动员 | 수영 선수
diver | buzo, buceador | plongeur, plongeuse | Taucher, Taucherin | mergulhador, mergulhadora | subacqueo, sommozzatore | ダイバー | 潜水员 | 다이버, 해녀
hiker | senderista, excursionista, montañista | randonneur, randonneuse | Wanderer, Wanderin | trilheiro, mochileiro | escursionista | 登山者 | 登山者, 徒步者 | 등산객
monk | monje, fraile | moine | Mönch/Mönche | monge | monaco, frate | 僧侶, お坊さん | 和尚, 僧人 | 스님, 수도승
nun | monja | religieuse, nonne | Nonne/Nonnen | freira | suora | 修道女, 尼僧 | 修女, 尼姑 | 수녀
priest | cura, sacerdote | prêtre, curé | Priester, Pfarrer | padre | prete | 神父 | 牧师, 神父 | 신부님
bride | novia | mariée | Braut/Bräute | noiva | sposa | 花嫁 | 新娘 | 신부
groom | novio | marié | Bräutigam | noivo | sposo | 花婿 | 新郎 | 신랑
bride and groom | novios, recién casados | mariés, jeunes mariés | Brautpaar, Hochzeitspaar | noivos, recém-casados | sposi, due sposi, novelli sposi | 新郎新婦 | 新郎新娘, 新人 | 신랑 신부
witch | bruja, hechicera | sorcière | Hexe/Hexen | bruxa | strega | 魔女 | 女巫 | 마녀
wizard | mago, brujo | sorcier, magicien | Zauberer | mago, bruxo | mago, stregone | 魔法使い | 巫师, 魔法师 | 마법사
clown | payaso | clown | Clown/Clowns | palhaço | pagliaccio | ピエロ | 小丑 | 광대
king | rey | roi | König | rei | re | 王様 | 国王 | 왕
queen | reina | reine | Königin | rainha | regina | 女王 | 女王, 王后, 皇后 | 여왕
dog | perro, perra, chucho, perrito | chien, chienne, toutou | Hund/Hunde | cachorro, cão, cadela, vira-lata | cane, cagnolino | 犬, ワンちゃん, イヌ | 狗, 小狗, 狗狗 | 개, 강아지
stray dog | perro callejero | chien errant | Straßenhund, Straßenhunde | cachorro de rua | cane randagio | 野良犬 | 流浪狗 | 유기견, 떠돌이 개
dachshund | perro salchicha, teckel | teckel | Dackel | salsicha | bassotto | ダックスフンド | 腊肠犬 | 닥스훈트
corgi | corgi | corgi | Corgi | corgi | corgi | コーギー | 柯基, 柯基犬 | 웰시코기, 코기
shiba inu | shiba inu | shiba inu | Shiba | shiba inu | shiba inu | 柴犬 | 柴犬 | 시바견
golden retriever | golden retriever | golden retriever | Golden Retriever | golden retriever | golden retriever | ゴールデンレトリバー | 金毛, 金毛犬, 金毛寻回犬 | 골든 리트리버
german shepherd | pastor alemán | berger allemand | Schäferhund | pastor alemão | pastore tedesco | ジャーマンシェパード | 德国牧羊犬 | 셰퍼드
puppy | cachorro, cachorrito | chiot | Welpe/Welpen | cachorrinho, filhote de cachorro, filhote | cucciolo | 子犬, 仔犬 | 小奶狗, 幼犬 | 새끼 강아지
cat | gato, gata, michi | chat, chatte, minou, matou | Katze/Katzen, Kater | gato, gata | gatto, gatta | 猫, ネコ, ねこ | 猫, 猫咪, 小猫, 貓, 猫猫 | 고양이
orange cat | gato naranja, gato atigrado | chat roux, chat rouquin | rote Katze | gato laranja | gatto rosso, gatto arancione | 茶トラ, 茶トラ猫 | 橘猫, 橘貓 | 치즈 고양이, 치즈냥이
black cat | gato negro | chat noir | schwarze Katze | gato preto | gatto nero | 黒猫 | 黑猫 | 검은 고양이, 까만 고양이
kitten | gatito | chaton | Kätzchen | gatinho | gattino | 子猫, 仔猫 | 小奶猫, 幼猫 | 새끼 고양이, 아기 고양이
horse | caballo, yegua | cheval/chevaux, jument | Pferd/Pferde, Pony, Ponys | cavalo, égua | cavallo, cavalla | 馬 | 马, 馬, 白马 | 말
sheep | oveja, cordero | mouton, brebis, agneau | Schaf/Schafe, Lamm | ovelha, carneiro | pecora/pecore, agnello | 羊 | 绵羊, 羊, 羊群 | 양
cow | vaca | vache | Kuh/Kühe | vaca | mucca, vacca | 牛 | 牛, 奶牛 | 소, 젖소
bull | toro | taureau | Stier/Stiere, Bulle | touro | toro | 雄牛 | 公牛 | 황소
pigeons | palomas | pigeons | Tauben | pombos | piccioni, colombi | 鳩たち | 鸽子 | 비둘기들, 비둘기
chickens | gallinas | poules | Hühner | galinhas | galline | 鶏たち | 母鸡, 鸡 | 닭들, 닭
parrot | loro, papagayo, guacamayo | perroquet | Papagei/Papageien | papagaio, arara | pappagallo | オウム, インコ | 鹦鹉 | 앵무새
swallow | golondrina | hirondelle | Schwalbe/Schwalben | andorinha | rondine | ツバメ | 燕子 | 제비
sparrow | gorrión | moineau | Spatz/Spatzen | pardal | passero | 雀, スズメ | 麻雀 | 참새
hummingbird | colibrí | colibri | Kolibri/Kolibris | beija-flor | colibrì | ハチドリ | 蜂鸟 | 벌새
crane | grulla | grue | Kranich | garça, grou | gru | 鶴 | 鹤, 仙鹤 | 두루미, 학
heron | garza | héron | Reiher | garça | airone | サギ | 白鹭 | 왜가리, 백로
peacock | pavo real | paon | Pfau | pavão | pavone | 孔雀 | 孔雀 | 공작
flamingo | flamenco | flamant rose/flamants roses | Flamingo/Flamingos | flamingo | fenicottero | フラミンゴ | 火烈鸟 | 홍학, 플라밍고
goldfish | pez dorado | poisson rouge | Goldfisch/Goldfische | peixinho dourado | pesce rosso | 金魚 | 金鱼 | 금붕어
koi | carpa koi | carpe koï | Koi | carpa | carpa koi | 錦鯉, 鯉 | 锦鲤, 鲤鱼 | 잉어
fox | zorro, zorra | renard | Fuchs/Füchse | raposa | volpe | 狐, キツネ, きつね | 狐狸, 小狐狸 | 여우
wild boar | jabalí | sanglier | Wildschwein/Wildschweine | javali | cinghiale | 猪, イノシシ | 野猪 | 멧돼지
deer | ciervo, venado | cerf, biche, chevreuil | Hirsch/Hirsche, Reh/Rehe | veado, cervo | cervo, capriolo | 鹿 | 鹿, 小鹿, 梅花鹿 | 사슴, 노루
camel | camello | chameau/chameaux | Kamel/Kamele | camelo | cammello | ラクダ | 骆驼 | 낙타
llama | llama, alpaca | lama, alpaga | Lama/Lamas, Alpaka | lhama | lama | アルパカ | 羊驼 | 알파카, 라마
hamster | hámster | hamster | Hamster | hamster | criceto | ハムスター | 仓鼠 | 햄스터
firefly | luciérnaga | luciole | Glühwürmchen | vaga-lume | lucciola | 蛍, ホタル | 萤火虫 | 반딧불이, 반딧불
dragonfly | libélula | libellule | Libelle/Libellen | libélula | libellula | トンボ | 蜻蜓 | 잠자리
ladybird | mariquita | coccinelle | Marienkäfer | joaninha | coccinella | てんとう虫 | 瓢虫 | 무당벌레
calico cat | gato tricolor, gata calicó | chat tricolore | Glückskatze, dreifarbige Katze | gato tricolor | gatto calico | 三毛猫 | 三花猫 | 삼색 고양이
tabby cat | gato atigrado | chat tigré | Tigerkatze, getigerte Katze | gato rajado | gatto tigrato, gatto soriano | キジトラ, トラ猫 | 狸花猫 | 고등어 고양이
pirate | pirata | pirate | Pirat/Piraten | pirata | pirata/pirati | 海賊 | 海盗 | 해적
gondolier | gondolero | gondolier | Gondoliere | gondoleiro | gondoliere | ゴンドリエ | - | -
mountaineer | alpinista, montañero, escalador | alpiniste, grimpeur, grimpeuse | Bergsteiger, Kletterer, Alpinist | alpinista, escalador | alpinista/alpinisti, scalatore | 登山家 | 登山家, 攀岩者 | 산악인
bookseller | librero, librera | libraire | Buchhändler | livreiro | libraio, libraia | 本屋の店主 | 书店老板 | 서점 주인
street musician | músico callejero | musicien de rue | Straßenmusiker | músico de rua | musicista di strada, artista di strada | ストリートミュージシャン | 街头艺人 | 거리의 음악가, 버스커
panda | oso panda, panda | panda | Panda/Pandas, Pandabär | panda | panda | パンダ | 熊猫, 大熊猫 | 판다, 팬더
bear | oso, osa | ours, ourse | Bär/Bären | urso, ursa | orso, orsa | 熊, クマ | 熊 | 곰
capybara | carpincho, capibara | capybara | Wasserschwein | capivara | capibara | カピバラ | 水豚 | 카피바라
sloth | perezoso | paresseux | Faultier | bicho-preguiça, preguiça | bradipo | ナマケモノ | 树懒 | 나무늘보
otter | nutria | loutre | Otter | lontra | lontra | カワウソ | 水獭 | 수달
snowman | muñeco de nieve | bonhomme de neige | Schneemann/Schneemänner | boneco de neve | pupazzo di neve | 雪だるま | 雪人 | 눈사람
astronaut | astronauta | astronaute, cosmonaute | Astronaut/Astronauten | astronauta | astronauta/astronauti | 宇宙飛行士 | 宇航员, 太空人 | 우주비행사, 우주인
`;
