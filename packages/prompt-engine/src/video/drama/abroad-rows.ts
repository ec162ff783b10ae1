/*
 * Small stories in other tongues. tongue | names | what is heard, or - | images in their order
 */
export const ABROAD_ROWS = `
french | crêpe, crêpes, pancakes, gaufres | la pâte qui grésille | Un œuf tombe dans un puits de farine; Le fouet lisse la pâte, tout près; La pâte court en rond dans la poêle chaude, le bord en dentelle; La crêpe saute, se retourne et glisse sur la pile
french | gâteau, tarte, cookies, fondant, brownie, quiche | - | Le beurre et le sucre blanchissent sous le fouet; La pâte coule dans le moule en ruban lent; Derrière la vitre du four, le dessus monte et dore; Le gâteau sur l’assiette, une fourchette y entre
french | pain, baguette, croissant, croissants, brioche | la croûte qui craque | Deux mains replient une pâte collante; La pâte gonfle sous le torchon; Une lame fend le dessus d’un seul trait; Le pain sort du four, la croûte craque
french | pizza, pâtes, ratatouille, soupe, recette, salade, plat | - | Tout est prêt sur la table, bol après bol; La lame descend, et le premier morceau tombe; La poêle siffle, la vapeur monte; Le plat est posé, une main y goûte
french | café, cappuccino, latte, thé | le moulin, puis la vapeur | Les grains tombent dans le moulin; Deux filets bruns coulent dans la tasse; Le lait blanc s’enfonce dans le brun; La tasse pleine, la vapeur au-dessus
french | chat, chaton | un ronronnement | Une patte pend du canapé, immobile; Un œil s’ouvre, la pupille en fente; Tout le corps bondit hors du cadre; De retour sur le coussin, il se lèche comme si de rien n’était
french | chien, chiot | un halètement | Deux oreilles au-dessus de l’herbe; Une truffe humide, de tout près; Quatre pattes en pleine course, la terre qui vole; Il s’arrête devant nous, la langue pendante
french | volcan | un grondement sourd | Une fumée au-dessus d’un cratère noir; Une lueur rouge monte dans la cheminée; La lave jaillit en fontaine; Une rivière rouge descend le flanc et noircit
french | phare, phares | le vent et les vagues | Le phare de loin, une silhouette; Une vague se dresse et s’abat sur la pierre; L’eau ruisselle le long du mur, de tout près; Son faisceau tourne au-dessus de l’écume
french | plage, mer, océan, île | les vagues | Le sable intact, une ligne d’écume; L’eau claire passe sur les coquillages; Une vague se dresse, verte, et s’enroule; La côte vue d’en haut, le blanc entre terre et bleu
french | ville, paris, lyon, marseille, lisbonne, rome, tokyo, new york, bordeaux, montréal | des pas, une rue | Les toits jusqu’à l’horizon; Un coin de rue, des pas se croisent; Deux mains échangent un sac au-dessus d’un étal; Le dernier regard depuis une hauteur, toute la ville en bas
french | forêt, montagne, montagnes, lac | le vent | Des troncs dans la brume; Une goutte glisse sur une fougère; Une petite bête traverse la mousse; La lumière tombe en rayons d’en haut
french | mariage, anniversaire de mariage, noces | des verres, des voix douces | Une robe sur un cintre devant la fenêtre; Deux mains, une bague passe la phalange; Des pétales en l’air, tout le monde applaudit; Deux têtes l’une contre l’autre sur la piste
french | fleur, fleurs, rose, tournesol, graine, plante | - | Une pousse pliée sort de la terre noire; La tige se dresse, feuille après feuille; Le bouton se fend, une première couleur; La fleur grande ouverte, elle remplit l’image
german | pfannkuchen, eierkuchen, waffeln, omelett, kaiserschmarrn | Teig zischt in der Pfanne | Ein Ei fällt in eine Mulde aus Mehl; Der Schneebesen zieht den Teig glatt; Teig läuft rund in die heiße Pfanne; Er fliegt, dreht sich und landet mit der goldenen Seite nach oben
german | brot, sauerteigbrot, brötchen, brezel, brezeln, zopf | die Kruste knistert | Zwei Hände falten klebrigen Teig; Der Teig geht unter dem Tuch auf; Eine Klinge zieht einen Schnitt über die Kruste; Das Brot kommt aus dem Ofen, die Kruste knistert
german | kuchen, torte, plätzchen, apfelkuchen, käsekuchen, muffins, geburtstagstorte | - | Butter und Zucker werden hell unter dem Besen; Der Teig läuft in langsamen Bändern in die Form; Hinter der Ofenscheibe geht er auf und bräunt; Das letzte Stück Schmuck sitzt, eine Gabel sticht hinein
german | pizza, nudeln, suppe, spätzle, knödel, gulasch, rezept, salat, burger | - | Alles liegt bereit, Schale neben Schale; Die Klinge geht herunter, das erste Stück fällt; Es zischt in der Pfanne, Dampf steigt auf; Der Teller steht da, eine Gabel sticht hinein
german | kaffee, cappuccino, espresso, tee | die Mühle, dann Dampf | Bohnen fallen in die Mühle; Zwei braune Fäden laufen in die Tasse; Weiße Milch sinkt ins Braun; Die volle Tasse, Dampf darüber
german | katze, kätzchen, kater | ein leises Schnurren | Eine Pfote hängt vom Sofa, ganz still; Ein Auge geht auf, die Pupille ein Strich; Der ganze Körper fliegt aus dem Bild; Zurück auf dem Kissen leckt sie sich, als wäre nichts gewesen
german | hund, welpe, dackel, hündchen | Hecheln | Zwei Ohren über dem Gras; Eine nasse Nase, ganz nah; Vier Pfoten im vollen Lauf, Erde fliegt; Er bleibt vor uns stehen, die Zunge heraus
german | vulkan | ein dumpfes Grollen | Rauch über einem dunklen Krater; Rote Glut steigt im Schlot; Lava schießt in einer Fontäne hoch; Ein roter Fluss läuft den Hang herab und wird schwarz
german | stadt, berlin, hamburg, münchen, wien, köln, zürich, lissabon, rom, paris, tokio, prag, dresden, leipzig | Schritte, eine Straße | Dächer bis zum Horizont; Eine Straßenecke, Schritte kreuzen sich; Zwei Hände tauschen etwas über einen Stand; Der letzte Blick von oben, die ganze Stadt darunter
german | wald, berge, berg, alpen, see | Wind in den Blättern | Stämme im Nebel; Ein Tropfen läuft am Farn herab; Etwas Kleines läuft über das Moos; Licht fällt in Strahlen durch die Kronen
german | leuchtturm | Wind und Wellen | Der Leuchtturm von fern, nur sein Umriss; Eine Welle steht auf und bricht am Stein; Wasser läuft die Mauer hinab, ganz nah; Sein Lichtstrahl dreht über die Gischt
german | meer, strand, insel, küste, nordsee, ostsee | Wellen | Unberührter Sand, eine Linie Schaum; Klares Wasser läuft über Muscheln; Eine Welle steht auf, grün, und rollt sich ein; Die Küste von oben, weiß zwischen Land und Blau
german | hochzeit, hochzeitsvideo, hochzeitsfilm, goldene hochzeit, hochzeitstag | Gläser, leise Stimmen | Ein Kleid am Fenster; Zwei Hände, ein Ring geht über den Knöchel; Blütenblätter in der Luft, alle klatschen; Zwei Köpfe aneinander auf der Tanzfläche
german | blume, blumen, rose, sonnenblume, samen, pflanze, tulpe, tulpen | - | Ein gebogener Trieb bricht durch die dunkle Erde; Der Stiel richtet sich auf, Blatt um Blatt; Die Knospe platzt, die erste Farbe am Rand; Die Blüte weit offen, sie füllt das Bild
german | umzug | Klebeband reißt ab | Kahle Wände, Kartons im Stapel; Ein Karton wird zugeklebt und beschriftet; Das Sofa kippt durch die Tür, vier Hände darunter; Ein Schlüssel dreht sich, ein leeres Zimmer in der Sonne
spanish | empanada, empanadas, tamales, arepas, pupusas, tortilla, tortillas | la masa bajo las manos | La masa se estira sobre la mesa enharinada; Una cuchara pone el relleno en el centro; Los dedos cierran el borde, pliegue tras pliegue; Salen doradas, y una se abre humeando
spanish | paella, tacos, taco, receta, sopa, arroz, guacamole, asado, pizza | - | Todo listo en la mesa, cuenco tras cuenco; El cuchillo baja y cae el primer trozo; La sartén chisporrotea, sube el vapor; El plato en la mesa, una mano que prueba
spanish | pan, masa madre, bizcocho, pastel, torta, galletas, churros, croissant | la corteza que cruje | Dos manos doblan la masa pegajosa; La masa crece bajo el paño; Un corte rápido sobre la corteza; Sale del horno dorado, y la corteza cruje
spanish | café, cappuccino, té, mate | el molino, luego el vapor | Los granos caen en el molino; Dos hilos oscuros llenan la taza; La leche blanca se hunde en lo oscuro; La taza llena, el vapor encima
spanish | gato, gatito, gata | un ronroneo | Una pata cuelga del sofá, inmóvil; Un ojo se abre, la pupila una raya; Todo el cuerpo salta fuera del cuadro; De vuelta en el cojín, se lame como si nada
spanish | perro, perrito, perra, cachorro | jadeo | Dos orejas sobre la hierba; Una nariz húmeda, muy de cerca; Cuatro patas a toda carrera, la tierra vuela; Se para delante, la lengua fuera
spanish | volcán | un rugido sordo | Humo sobre un cráter oscuro; Un brillo rojo sube por la chimenea; La lava salta en una fuente; Un río rojo baja por la ladera y se vuelve negro
spanish | ciudad, madrid, barcelona, sevilla, valencia, méxico, buenos aires, lima, bogotá, tokio, lisboa, roma, parís, granada | pasos, una calle | Tejados hasta el horizonte; Una esquina, pasos que se cruzan; Dos manos cambian una bolsa sobre un puesto; La última mirada desde lo alto, toda la ciudad abajo
spanish | faro | viento y olas | El faro de lejos, solo su silueta; Una ola se levanta y rompe en la piedra; El agua corre por el muro, muy de cerca; Su haz gira sobre la espuma
spanish | tormenta, tormenta eléctrica, rayos, relámpagos | truenos lejanos, luego la lluvia | Una pared de nubes oscuras sobre el horizonte; La primera ráfaga aplana la hierba o el agua; Un rayo parte el cielo hasta abajo; Cortinas grises de lluvia lo cierran todo
spanish | playa, mar, isla, costa, océano | olas | Arena intacta, una línea de espuma; Agua clara sobre las conchas; Una ola se levanta, verde, y se enrolla; La costa desde arriba, blanco entre tierra y azul
spanish | boda, aniversario, bodas de oro | copas, voces suaves | Un vestido en la ventana; Dos manos, un anillo que pasa el nudillo; Pétalos en el aire, todos aplauden; Dos cabezas juntas en la pista
spanish | flor, flores, rosa, girasol, semilla, planta | - | Un brote doblado rompe la tierra oscura; El tallo se endereza, hoja tras hoja; El capullo se abre, el primer color; La flor abierta del todo, llena la imagen
italian | pizza | il forno | Due mani premono un panetto dal centro; Il pomodoro gira a spirale sotto il mestolo; Scivola dalla pala sulla pietra calda; Il bordo si gonfia, e uno spicchio tira fili di mozzarella
italian | pasta, tagliatelle, ravioli, gnocchi, lasagne, carbonara, risotto, ricetta | l’acqua che bolle | Un uovo cade in una fontana di farina; Due mani spingono l’impasto; La sfoglia è tagliata, strisce che cadono; Il piatto fumante, una forchetta che gira
italian | pane, focaccia, torta, tiramisù, biscotti, cornetto, cornetti | la crosta che scricchiola | Due mani piegano l’impasto; L’impasto cresce sotto il panno; Un taglio netto sulla crosta; Esce dal forno dorato
italian | caffè, espresso, cappuccino | il macinino, poi il vapore | I chicchi cadono nel macinino; Due fili scuri scendono nella tazzina; Il latte bianco affonda nel bruno; La tazzina piena, il vapore sopra
italian | gatto, gattino, gatta | le fusa | Una zampa pende dal divano, ferma; Un occhio si apre, la pupilla una linea; Tutto il corpo salta fuori dall’inquadratura; Di nuovo sul cuscino, si lecca come se niente fosse
italian | cane, cucciolo | un ansimare | Due orecchie sopra l’erba; Un naso umido, da vicino; Quattro zampe in corsa, la terra che vola; Si ferma davanti a noi, la lingua fuori
italian | vulcano, etna, vesuvio | un rombo sordo | Fumo sopra un cratere scuro; Un bagliore rosso sale nel camino; La lava schizza in una fontana; Un fiume rosso scende e diventa nero
italian | città, roma, milano, venezia, firenze, napoli, torino, bologna, lisbona, parigi, tokyo | passi, una strada | Tetti fino all’orizzonte; Un angolo di strada, passi che si incrociano; Due mani scambiano qualcosa su una bancarella; L’ultimo sguardo dall’alto, tutta la città sotto
italian | mare, spiaggia, isola, costa | onde | Sabbia intatta, una linea di schiuma; Acqua chiara sulle conchiglie; Un’onda si alza, verde, e si arriccia; La costa dall’alto, bianco tra terra e blu
italian | matrimonio, nozze, anniversario | bicchieri, voci basse | Un abito alla finestra; Due mani, un anello che passa la nocca; Petali in aria, tutti applaudono; Due teste vicine sulla pista
portuguese | pão, pão de queijo, bolo, pastel de nata, pastéis de nata, brigadeiro, receita, feijoada, pizza | - | Tudo pronto na mesa, tigela após tigela; Duas mãos trabalham a massa, de perto; No forno cresce e fica dourado; No prato, ainda a fumegar, uma mão prova
portuguese | café, cappuccino | o moinho, depois o vapor | Os grãos caem no moinho; Dois fios escuros enchem a chávena; O leite branco afunda no castanho; A chávena cheia, o vapor por cima
portuguese | gato, gatinho, gata | um ronronar | Uma pata pende do sofá, quieta; Um olho abre, a pupila uma linha; O corpo inteiro salta para fora do quadro; De volta à almofada, lambe-se como se nada fosse
portuguese | cachorro, cão, cãozinho, filhote | arfar | Duas orelhas acima da relva; Um focinho húmido, de perto; Quatro patas em corrida, a terra voa; Para à nossa frente, a língua de fora
portuguese | cidade, porto, lisboa, rio de janeiro, são paulo, salvador, coimbra | passos, uma rua | Telhados até ao horizonte; Uma esquina, passos que se cruzam; Duas mãos trocam algo sobre uma banca; O último olhar do alto, toda a cidade em baixo
portuguese | praia, mar, ilha, costa | ondas | Areia intacta, uma linha de espuma; Água clara sobre as conchas; Uma onda ergue-se, verde, e enrola; A costa vista de cima, branco entre terra e azul
portuguese | casamento, bodas de ouro, aniversário | copos, vozes baixas | Um vestido à janela; Duas mãos, um anel passa o nó do dedo; Pétalas no ar, todos aplaudem; Duas cabeças juntas na pista
dutch | pannenkoek, pannenkoeken, brood, taart, stroopwafel, stroopwafels, recept, koekjes | - | Alles ligt klaar, kom naast kom; Twee handen in het deeg, van dichtbij; Het rijst en wordt bruin; Op het bord, nog dampend, een vork erin
dutch | kat, poes, kitten | zacht gespin | Een poot hangt van de bank, heel stil; Een oog gaat open, de pupil een streep; Het hele lijf vliegt uit beeld; Terug op het kussen likt hij zich alsof er niets was
dutch | hond, puppy | gehijg | Twee oren boven het gras; Een natte neus, heel dichtbij; Vier poten in volle ren, aarde vliegt op; Hij staat stil voor ons, tong uit de bek
dutch | stad, amsterdam, rotterdam, utrecht, gent, antwerpen | stappen, een straat | Daken tot aan de horizon; Een straathoek, stappen kruisen elkaar; Twee handen ruilen iets over een kraam; De laatste blik van boven, de hele stad eronder
japanese | ラーメン, うどん, そば, つけ麺 | 湯の沸く音 | 両手が粉の上で生地を押す; 麺が切られ、一本ずつほどける; 湯から上がった麺を振り、湯気が立つ; 丼に麺とスープ、湯気の中へ箸が入る
japanese | 寿司, 鮨, おにぎり, 弁当, お弁当, 料理, カレー, 卵焼き, オムライス, たこ焼き, お好み焼き, 餃子, 天ぷら | - | 台の上に材料がきれいに並ぶ; 包丁が一度で引かれる; 火にかかり、音と湯気が立つ; 皿に盛られ、箸が一つ持ち上げる
japanese | パン, ケーキ, クッキー, パンケーキ, 和菓子, どら焼き, 団子 | - | 両手が生地をたたむ; 生地がふくらみ、表面が張る; 窓の向こうで色づいていく; 焼き上がりが割られ、湯気が立つ
japanese | 抹茶, お茶, コーヒー, ラテ, カフェラテ | 注ぐ音 | 空の器が一つ、静かに置かれている; 湯が落ち、色がほどける; 手元が細かく動き、泡が立つ; 満ちた器から湯気が上がる
japanese | 子猫, 猫, ネコ | のどを鳴らす音 | ソファの縁から前足が一本たれている; 片目が開き、瞳が細い線になる; 体ごと画面の外へ跳ぶ; クッションに戻り、何事もなかったように毛をなめる
japanese | 子犬, 柴犬, 犬, ワンちゃん | 小さな息の音 | 草の上に耳が二つのぞく; ぬれた鼻が近くで動く; 四本の足が地面をけって走る; 目の前で止まり、首をかしげる
japanese | 桜, 花, ひまわり, 紅葉, 紫陽花 | 風 | 固いつぼみに水滴が一つ; 花びらが一枚ずつほどける; 枝いっぱいに開き、光が透ける; 一枚が離れ、ゆっくり落ちていく
japanese | 東京, 京都, 大阪, 渋谷, 街, 夜景, 商店街 | 遠い車の音 | 屋根が地平まで続く; 交差点、足と光がすれ違う; 屋台ごしに手から手へ渡る; 高みからの最後の一目、街のすべて
japanese | 海, 砂浜, 島 | 波の音 | 足跡のない砂に泡の線; 澄んだ水が貝の上を走る; 波が緑に立ち、巻く; 上から見た岸、白が陸と青を分ける
japanese | 富士山, 山, 森, 滝, 湖 | 風の音 | 霧の中に幹が並ぶ; 葉先のしずくが落ちる; 小さな影が苔の上を走る; 上から光が筋になって差す
japanese | 花火大会, 花火, 祭り, 夏祭り | 花火の音 | 暗い屋根の上、顔が上を向く; 一筋の光が登る; 大きな輪が開く; 最後の火が消え、煙が流れる
japanese | 結婚式, ウェディング | 静かな声とグラスの音 | 窓辺に白いドレス; 二つの手、指輪が通る; 花びらが舞い、みなが手をたたく; 踊る二人、額を寄せる
chinese | 拉面, 面条, 牛肉面, 火锅, 饺子, 包子, 小笼包, 红烧肉, 炒饭, 做饭, 做菜, 美食, 菜 | 水沸的声音 | 案上摆好食材，一碗挨着一碗; 刀落下，第一片倒开; 下锅一声响，热气扑起; 装盘上桌，筷子夹起一块
chinese | 蛋糕, 面包, 月饼, 饼干 | - | 双手折起面团; 面团慢慢鼓起; 炉门后渐渐上色; 出炉掰开，热气冒出
chinese | 咖啡, 拿铁, 茶, 奶茶, 功夫茶 | 注水的声音 | 空杯静静立着; 水落下，颜色散开; 手稳稳地倒出一条线; 满杯，热气在上面
chinese | 小猫, 猫咪, 猫, 橘猫 | 呼噜声 | 一只爪子垂在沙发边，一动不动; 一只眼睁开，瞳孔一条线; 整个身子跃出画面; 回到垫子上，若无其事地舔毛
chinese | 小狗, 狗狗, 狗, 柯基, 金毛 | 喘气声 | 草上露出两只耳朵; 湿鼻子凑近嗅着; 四只脚飞奔，泥土扬起; 停在镜头前，歪着头
chinese | 熊猫, 大熊猫 | 嚼竹子的声音 | 竹叶里露出一只黑耳朵; 爪子握住竹子，掰断; 大口咬下，碎屑落在肚皮上; 它翻个身，滚下坡去
chinese | 城市, 上海, 北京, 香港, 重庆, 成都, 西安, 广州, 夜景 | 远处的车声 | 楼顶一直铺到天边; 街角，脚步交错; 摊前，手递到手; 高处最后一眼，全城在脚下
chinese | 大海, 海, 海边, 沙滩, 岛 | 海浪声 | 平整的沙，一道白沫; 清水漫过贝壳; 一道绿浪立起，卷下; 从高处看，白线隔开陆地和蓝色
chinese | 花, 樱花, 荷花, 向日葵, 种子, 植物 | - | 一颗花苞，尖上一滴水; 花瓣一片片松开; 露出花心; 花全开，占满画面
chinese | 婚礼, 结婚 | 轻声与杯声 | 窗边挂着婚纱; 两只手，戒指推过指节; 花瓣飞起，众人鼓掌; 舞池里两个人额头相靠
korean | 고양이, 새끼 고양이 | 가르랑거리는 소리 | 소파 끝에 앞발 하나가 늘어져 있다; 한쪽 눈이 뜨이고 동공이 가늘어진다; 온몸이 화면 밖으로 뛰어오른다; 방석으로 돌아와 아무 일 없던 듯 털을 핥는다
korean | 강아지, 개, 시바견 | 숨소리 | 풀 위로 두 귀가 보인다; 젖은 코가 가까이서 움직인다; 네 발이 땅을 차고 달린다; 바로 앞에 멈춰 고개를 갸웃한다
korean | 라면, 김밥, 김치, 비빔밥, 떡볶이, 요리 | 끓는 소리 | 재료가 상 위에 나란히 놓여 있다; 칼이 한 번에 내려간다; 불 위에서 김이 오른다; 그릇에 담기고 젓가락이 하나를 집는다
korean | 커피, 라떼, 차 | 따르는 소리 | 빈 잔 하나가 놓여 있다; 물이 떨어지고 색이 퍼진다; 하얀 우유가 갈색 속으로 가라앉는다; 가득 찬 잔 위로 김이 오른다
`;
