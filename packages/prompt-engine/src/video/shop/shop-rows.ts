/*
 * Trades of other tongues in what is seen of their work, in that tongue: tongue | words | before it opens; the work from near;
 * what is handed over.
 */
export const SHOP_ROWS = `
german | bäckerei, backstube, bäcker, brot, brötchen | Mehl steigt um zwei Hände und den Teig auf; Brote kommen aus dem Ofen, die Kruste knistert; Eine warme Tüte geht über die Theke
german | tischlerei, schreinerei, tischler, schreiner, treppen, möbel | Ein Brett liegt auf der Hobelbank, ein Bleistift zieht eine Linie; Ein langer Span rollt sich aus dem Hobel; Zwei Teile gleiten fugenlos ineinander
german | restaurant, gasthaus, gasthof, wirtshaus, imbiss, küche | Flammen schlagen unter einer Pfanne hoch; Eine letzte Handbewegung am Teller; Der Teller steht auf dem Tisch, Köpfe beugen sich darüber
german | café, cafe, kaffee, rösterei | Bohnen fallen in die Mühle; Ein dunkler Strahl läuft in die Tasse; Die Tasse wird über die Theke geschoben
german | friseur, friseursalon, friseurin, barbier, haarstudio | Eine Schere schließt sich um eine Strähne; Ein Pinsel fegt den Nacken frei; Ein Gesicht dreht sich vor dem Spiegel und gefällt sich
german | blumenladen, blumen, florist, floristin, gärtnerei | Stiele werden schräg angeschnitten; Eine Blume nach der anderen kommt in den Strauß; Der Strauß wird überreicht, ein Gesicht neigt sich hinein
german | fahrradladen, fahrräder, fahrrad, radladen, werkstatt, autowerkstatt | Ein Rad dreht sich, ein Auge prüft die Felge; Zwei Hände ziehen eine Schraube fest; Ein Fuß auf dem Pedal, und los
german | hofladen, bauernhof, bauer, kartoffeln, gemüse | Hände heben Kartoffeln aus der dunklen Erde; Eine Kiste wird auf den Hof getragen; Über den Ladentisch geht eine volle Tüte
german | metzgerei, metzger, fleischerei, schinken, wurst | Ein Haken, ein Messer, eine Hand am Holz; Rauch zieht um den Schinken; Eine Scheibe wird über die Theke gereicht
german | laden, geschäft, betrieb, firma, studio, praxis | Die Tür geht auf, das Licht geht an; Hände bei der Arbeit, ganz nah; Ein Blick über die Theke, und ein Lächeln
french | boulangerie, pain, pâtisserie, boulanger | La farine monte autour de deux mains et de la pâte; Les pains sortent du four, la croûte crépite; Un sachet chaud passe le comptoir
french | menuiserie, menuisier, ébéniste, escaliers | Une planche sur l’établi, un crayon trace une ligne; Un long copeau s’enroule hors du rabot; Deux pièces glissent l’une dans l’autre, sans jeu
french | restaurant, bistrot, bistro, brasserie, crêperie | Les flammes montent sous une poêle; Un dernier geste sur l’assiette; L’assiette est posée, les têtes se penchent
french | café, torréfacteur | Les grains tombent dans le moulin; Un filet sombre coule dans la tasse; La tasse glisse sur le comptoir
french | coiffeur, coiffeuse, salon de coiffure, barbier | Les ciseaux se ferment sur une mèche; Un pinceau balaie la nuque; Un visage se tourne vers le miroir et se plaît
french | fleuriste, fleurs | Les tiges sont coupées en biais; Une fleur après l’autre entre dans le bouquet; Le bouquet change de mains, un visage s’y penche
french | vélos, vélo, garage, atelier | Une roue tourne, un œil suit la jante; Deux mains serrent un boulon; Un pied sur la pédale, et en route
french | boutique, magasin, entreprise, ferme | La porte s’ouvre, la lumière s’allume; Des mains au travail, de tout près; Un regard par-dessus le comptoir, un sourire
spanish | panadería, pan, pastelería, panadero, masa madre | La harina sube alrededor de dos manos y la masa; Los panes salen del horno, la corteza cruje; Una bolsa caliente pasa por el mostrador
spanish | carpintería, carpintero, muebles | Una tabla en el banco, un lápiz traza una línea; Una viruta larga sale del cepillo; Dos piezas encajan sin hueco
spanish | restaurante, taquería, bar, cocina, cantina | Las llamas suben bajo una sartén; Un último toque en el plato; El plato llega a la mesa, las cabezas se inclinan
spanish | café, cafetería | Los granos caen en el molino; Un hilo oscuro llena la taza; La taza se desliza por el mostrador
spanish | peluquería, barbería, peluquero, barbero | Las tijeras se cierran sobre un mechón; Una brocha limpia la nuca; Una cara gira ante el espejo y se gusta
spanish | floristería, flores | Los tallos se cortan en diagonal; Una flor tras otra entra en el ramo; El ramo cambia de manos, una cara se inclina
spanish | bicicletas, bicicleta, taller, bicis | Una rueda gira, un ojo sigue la llanta; Dos manos aprietan un tornillo; Un pie en el pedal, y a la calle
spanish | tienda, negocio, empresa, estudio | La puerta se abre, se enciende la luz; Manos trabajando, muy de cerca; Una mirada sobre el mostrador, y una sonrisa
italian | panetteria, panificio, pane, pasticceria, forno | La farina si alza intorno a due mani e all’impasto; I pani escono dal forno, la crosta scricchiola; Un sacchetto caldo passa sul banco
italian | falegnameria, falegname, mobili | Una tavola sul banco, una matita traccia una linea; Un lungo truciolo esce dalla pialla; Due pezzi si incastrano senza spazio
italian | ristorante, trattoria, pizzeria, osteria | Le fiamme salgono sotto una padella; Un ultimo tocco al piatto; Il piatto arriva in tavola, le teste si chinano
italian | bar, caffè | I chicchi cadono nel macinino; Un filo scuro riempie la tazzina; La tazzina scivola sul banco
italian | parrucchiere, parrucchiera, barbiere | Le forbici si chiudono su una ciocca; Un pennello pulisce la nuca; Un viso si volta verso lo specchio e si piace
italian | fioraio, fiorista, fiori | Gli steli sono tagliati di sbieco; Un fiore dopo l’altro entra nel mazzo; Il mazzo cambia mani, un viso si china
italian | biciclette, bici, officina | Una ruota gira, un occhio segue il cerchio; Due mani stringono un bullone; Un piede sul pedale, e via
italian | negozio, bottega, azienda | La porta si apre, si accende la luce; Mani al lavoro, da molto vicino; Uno sguardo oltre il banco, e un sorriso
chinese | 面馆, 面店, 拉面, 面条 | 面粉扬起，双手拉开面团; 面条从沸水里捞起; 一碗热面推过柜台
chinese | 餐厅, 饭馆, 小吃, 火锅, 饺子馆 | 锅下火苗蹿起; 最后一勺汤汁淋上; 盘子端上桌，大家探过身来
chinese | 面包店, 蛋糕店 | 面粉在双手间扬起; 面包出炉，外皮噼啪作响; 一只热纸袋递过柜台
chinese | 咖啡馆, 咖啡店, 茶馆 | 豆子落进研磨机; 深色的细流注满杯子; 杯子推过柜台
chinese | 花店 | 斜剪花茎; 一枝一枝插进花束; 花束递出，脸凑近去闻
chinese | 书店 | 手指划过书脊; 一本书被抽出、翻开; 读者在书架间坐下
chinese | 理发店, 美发 | 剪刀合在一缕头发上; 刷子扫净后颈; 镜前转过的脸，满意了
japanese | 居酒屋, 食堂, レストラン | 鍋の下で火が上がる; 皿に最後のひと手間; 皿が置かれ、顔が集まる
japanese | ラーメン屋, そば屋, うどん屋 | 粉が舞い、手が生地を押す; 麺が湯から上がる; 熱い一杯がカウンターに置かれる
japanese | パン屋, ベーカリー | 粉が両手のまわりに舞う; パンが窯から出て、皮が鳴る; 温かい袋がカウンター越しに渡る
japanese | 喫茶店, カフェ | 豆がミルに落ちる; 黒い一筋がカップを満たす; カップがカウンターをすべる
japanese | 花屋 | 茎が斜めに切られる; 一輪ずつ束に入る; 花束が渡り、顔が近づく
japanese | 床屋, 美容室, 美容院 | はさみが髪の一束を挟む; 刷毛がうなじを払う; 鏡の中の顔が満足する
`;
