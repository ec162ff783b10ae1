/** Verbs: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean; irregular forms after slashes. */
export const DEEDS = `
sell | vender | vendre/vend | verkaufen/verkauft | vender | vendere | 売る, 販売する | 卖, 賣, 售卖 | 팔다
buy | comprar | acheter/achète | kaufen, einkaufen/kauft | comprar | comprare/compera | 買う | 买, 買, 购买 | 사다
choose | elegir/elige/eligiendo, escoger | choisir/choisit | aussuchen, auswählen | escolher | scegliere/sceglie | 選ぶ | 挑选, 选 | 고르다
step in | pisar | marcher dans | treten | pisar | calpestare | 踏む | 踩 | 밟다
take out | sacar, retirar | sortir/sort/sortent, retirer | holen, herausholen, herausnehmen | tirar, retirar | tirare fuori, estrarre | 取り出す | 取出, 拿出 | 꺼내다
take out of the oven | sacar del horno | sortir du four/sort du four, défourner | aus dem Ofen holen | tirar do forno | sfornare | オーブンから出す | 从烤箱拿出 | 오븐에서 꺼내다
fight over | pelear por, pelearse por, discutir por | se disputer/se dispute/se disputent, se battre pour | sich streiten um, streiten um | brigar por, disputar | litigare per, litigarsi | 取り合う | 争抢 | 다투다
roll out the dough | extender la masa, estirar la masa | étaler la pâte/étale la pâte | den Teig ausrollen | abrir a massa, esticar a massa | stendere la pasta/stende la pasta, tirare la sfoglia/tira la sfoglia, stendere l'impasto | 生地を伸ばす | 擀面 | 반죽을 밀다
repair | arreglar, remendar/remienda, componer | réparer, raccommoder | reparieren/repariert, flicken, ausbessern | remendar, consertar | rammendare, riparare, aggiustare | 修理する, 直す, 繕う | 修补, 修理, 修, 缝补 | 수리하다, 고치다
feed | alimentar, dar de comer | nourrir | füttern/füttert | alimentar | nutrire, dare da mangiare | 餌をやる, 餌をあげる | 喂, 餵, 喂食 | 먹이를 주다, 먹이다
play | jugar/juega | jouer | spielen | brincar, jogar | giocare/gioca/giocano | 遊ぶ | 玩, 玩耍, 玩著 | 놀다, 갖고 놀다
play | tocar | jouer de, jouer du | spielen | tocar | suonare/suona/suonano | 弾く, 演奏する, 吹く | 弹, 演奏, 吹, 拉 | 치다, 연주하다, 불다
play chess | jugar al ajedrez, jugando ajedrez | jouer aux échecs, joue aux échecs, jouant aux échecs, jouent aux échecs | - | jogar xadrez, jogando xadrez | giocare a scacchi, gioca a scacchi, giocano a scacchi | 将棋を指す, チェスをする, 囲碁を打つ | 下棋, 下象棋, 下围棋 | 체스를 두다, 바둑을 두다, 장기를 두다
jump rope | saltar la cuerda, saltando la cuerda, saltando a la comba | sauter à la corde, sautant à la corde | seilspringen | pular corda, pulando corda | saltare la corda | 縄跳びをする, 縄跳びする | 跳绳 | 줄넘기하다
knit | tejer, hacer punto | tricoter | stricken | tricotar, fazendo tricô | lavorare a maglia, sferruzzare | 編み物をする, 編む | 织毛衣, 编织 | 뜨개질하다
crochet | hacer ganchillo, haciendo ganchillo, tejer crochet | crocheter | häkeln | fazer crochê, fazendo crochê | uncinettare | かぎ針編みをする | 钩毛线 | 코바늘뜨기하다
build | construir/construye | construire/construit/construisent | bauen | construir/constrói | costruire/costruisce | 作る, 建てる | 堆, 建造, 搭建, 盖 | 만들다, 짓다
make | hacer/hace/haciendo | faire/fait/font, fabriquer | machen, basteln, herstellen | fazer/faz/fazendo/fazem | fare/fa/fanno/facendo, preparare | 作る | 做, 制作 | 만들다
wrap | envolver/envuelve | emballer, envelopper | einwickeln, einpacken | embrulhar | incartare, avvolgere | 包む | 包, 包裹 | 싸다, 빚다, 포장하다
jump | saltar, brincar | sauter | springen, hüpfen/springt/hüpft | pular, saltar | saltare | 跳ぶ, ジャンプする, 飛び跳ねる | 跳, 跳跃, 蹦 | 뛰다, 점프하다
jump over | saltar por encima de, saltando por encima de | sauter par-dessus, saute par-dessus | überspringen | pular por cima de | saltare sopra | 飛び越える | 跳过, 跃过 | 뛰어넘다, 건너뛰다
fly | volar/vuela | voler | fliegen/fliegt | voar | volare | 飛ぶ, 飛んでいる | 飞, 飞翔, 飛 | 날다
fly a kite | volar cometa, volando cometa, volando una cometa, volando un papalote, volando papalote, volando un barrilete | faire voler un cerf-volant, font voler un cerf-volant, faisant voler un cerf-volant, fait voler un cerf-volant | drachen steigen lassen, lässt drachen steigen, lassen drachen steigen, lässt einen drachen steigen, lassen einen drachen steigen | empinar pipa, empinando pipa, soltando pipa, empinando uma pipa, soltando uma pipa, lançando papagaio | far volare un aquilone, fa volare un aquilone, facendo volare un aquilone, fanno volare un aquilone | 凧揚げをする, 凧を揚げる, 凧あげをする | 放风筝 | 연을 날리다, 연날리기하다
hold | sostener/sostiene, sujetar, agarrar, tener/tiene | tenir/tient/tiennent | halten/hält | segurar | tenere/tiene/tengono, reggere | 持つ, 握る, 抱える, 手に持つ, さす | 拿, 握, 捧, 撑, 打, 举, 拎 | 들다, 쥐다, 잡다
carry | cargar, llevar, transportar | porter, transporter | tragen/trägt, schleppen | carregar, levar | portare, trasportare, reggere | 運ぶ, 背負う, 担ぐ | 背, 扛, 搬, 提, 挑, 端 | 나르다, 메다, 업다, 들고 가다
bring | traer/trae | apporter | bringen/bringt | trazer/traz | recare | 持ってくる, 連れる | 带来, 带 | 가져오다
wait for | esperar, aguardar | attendre/attend | warten | esperar, aguardar | aspettare, attendere | 待つ | 等, 等待, 等候 | 기다리다
wear | llevar puesto, vestir/viste, usar, ponerse | porter | - | vestir/veste, usar | indossare, portare | 着る, 着た, 着ている, かぶる, 被る, 履く, つける, まとう, 巻く, かける, 身に着ける | 穿, 戴, 披, 身穿, 头戴, 系 | 입다, 쓰다, 신다, 두르다, 매다, 끼다, 착용하다
hug | abrazar | serrer dans ses bras, enlacer | umarmen | abraçar | abbracciare | 抱きしめる, 抱く, 抱っこする | 抱, 拥抱, 搂 | 안다, 껴안다
read | leer/leyendo | lire/lit/lisant | lesen/liest | ler/lendo/lê | leggere/legge | 読む, 読書する | 看书, 读, 阅读, 读书, 看报 | 읽다
read a newspaper | leyendo el periódico, lee el periódico | lit le journal, lisant le journal | zeitung lesend, zeitunglesen | lendo jornal, lendo o jornal | legge il giornale, leggendo il giornale | 新聞を読む | 看报纸, 读报 | 신문을 읽다
write | escribir/escrito | écrire/écrit/écrivant | schreiben/schreibt | escrever | scrivere | 書く | 写, 写字, 写信 | 쓰다, 적다
eat | comer | manger | essen/isst, fressen/frisst, naschen | comer | mangiare/mangia/mangiano/mangiando | 食べる, 頬張る, 食う | 吃, 啃, 咬 | 먹다
drink | beber, tomar, sorber | boire/boit/buvant/boivent | trinken/trinkt | beber, tomar | bere/beve/bevendo | 飲む | 喝, 饮, 品尝 | 마시다
sleep | dormir/duerme/durmiendo/dormido, dormitar | dormir/dort/dormant/endormi | schlafen/schläft, schlummern, dösen | dormir, cochilar | dormire/dorme/dormono | 寝る, 眠る, 居眠りする, 昼寝する | 睡, 睡觉, 睡着, 熟睡, 打盹 | 자다, 잠자다, 졸다
sit | sentarse/sentado/sienta | asseoir/assis/assise | sitzen/sitzt | sentar, sentar-se | sedere/siede/seduto, sedersi | 座る, 腰かける, 腰掛ける | 坐, 坐着 | 앉다
stand | estar de pie, pararse | se tenir/debout | stehen/steht | ficar de pé | stare in piedi, in piedi | 立つ, 佇む, たたずむ | 站, 站立, 站着 | 서다, 서 있다
lie | tumbarse/tumbado, acostarse/acostado, echado, recostado | allonger/allongé, étendu, couché | liegen/liegt | deitar/deitado | sdraiare/sdraiato, disteso | 横たわる, 寝転ぶ, 寝そべる | 躺, 趴, 卧 | 눕다*, 엎드리다
kneel | arrodillarse/arrodillado | agenouiller/agenouillé | knien/kniet | ajoelhar/ajoelhado | inginocchiare/inginocchiato | ひざまずく, 跪く | 跪 | 무릎 꿇다
crouch | agacharse/agachado, en cuclillas | accroupi, accroupie | hocken, kauern | agachado, agachada | accovacciato, accovacciata | しゃがむ, うずくまる | 蹲 | 웅크리다, 쪼그리다
lean against | apoyar/apoyado, recargado, reclinado | appuyer/appuyé, adossé | lehnen/lehnt/gelehnt | encostar/encostado, apoiado | appoggiare/appoggiato | 寄りかかる, もたれる | 靠, 倚, 倚靠 | 기대다
walk | caminar, pasear, andar | marcher, promener | gehen/geht, spazieren/spaziert, laufen, wandern/wandert | caminhar, passear, andar | camminare, passeggiare | 歩く, 散歩する | 走, 散步, 行走, 漫步 | 걷다*, 걸어가다, 산책하다
run | correr | courir/court/courant/courent | rennen/rennt, laufen/läuft, joggen | correr | correre/corre | 走る, 駆ける, 駆け回る | 跑, 奔跑, 跑步 | 달리다, 뛰어가다, 뛰어다니다
dance | bailar, danzar | danser | tanzen | dançar | ballare, danzare | 踊る, 舞う | 跳舞, 起舞 | 춤추다, 춤을 추다
dance tango | bailar tango, bailando tango, bailando un tango | dansant le tango, dansent le tango | tango tanzen, tanzen tango, tanzt tango | dançando tango | ballano il tango, balla il tango | タンゴを踊る | 跳探戈 | 탱고를 추다
sing | cantar | chanter | singen/singt | cantar | cantare | 歌う | 唱, 唱歌 | 노래하다, 노래 부르다, 노래를 부르다
laugh | reír/ríe/riendo, reírse | rire/rit/riant | lachen | rir/ri/rindo, dar risada | ridere/ride/ridendo | 大笑いする, 笑い合う | 大笑, 欢笑 | 깔깔 웃다
smile | sonreír/sonríe/sonriendo | sourire/sourit/souriant | lächeln/lächelt | sorrir/sorri/sorrindo | sorridere/sorride | 微笑む, ほほえむ, 微笑, 笑う | 微笑, 笑 | 웃다, 미소 짓다, 미소짓다
cry | llorar | pleurer | weinen | chorar | piangere/piange | 泣く | 哭, 哭泣, 流泪 | 울다
look at | mirar, ver, contemplar, observar, admirar | regarder, contempler, admirer, observer | ansehen, betrachten, anschauen, schauen, blicken/schaut/blickt, sehen/sieht | olhar, observar, contemplar, admirar | guardare, osservare, ammirare | 見る, 見つめる, 眺める, 見上げる, 観る, のぞく | 看, 望, 凝视, 仰望, 欣赏, 眺望, 看向, 望向 | 보다, 바라보다, 쳐다보다, 응시하다, 올려다보다
look out | asomarse/asomado | se pencher | rausschauen, hinausschauen | espiar | affacciarsi/affacciato | 外を見る, 外を眺める | 看窗外, 望窗外, 看向窗外, 望着窗外 | 밖을 보다, 밖을 바라보다, 창밖을 보다, 창밖을 바라보다
listen to | escuchar, oír | écouter | hören, anhören | ouvir, escutar | ascoltare | 聞く, 聴く | 听 | 듣다*
talk | hablar, conversar, charlar, platicar | parler, discuter, bavarder | reden, sprechen/spricht, plaudern | falar, conversar, papear | parlare, chiacchierare | 話す, おしゃべりする, 語る | 聊天, 说话, 交谈, 谈话 | 이야기하다, 말하다, 대화하다
shout | gritar | crier | schreien, rufen/schreit/ruft | gritar | gridare, urlare | 叫ぶ | 喊, 叫 | 소리치다, 외치다
whisper | susurrar | chuchoter, murmurer | flüstern | sussurrar | sussurrare | ささやく | 耳语 | 속삭이다
cook | cocinar, guisar, freír | cuisiner, mijoter | kochen, braten/brät | cozinhar, fritar | cucinare, friggere | 料理する, 料理を作る, 調理する | 做饭, 烹饪, 煮, 炒菜, 炒 | 요리하다, 끓이다
bake | hornear | cuire/cuit | backen/backt/bäckt | assar | infornare, cuocere al forno | 焼く | 烤, 烘焙 | 굽다*
prepare kimchi | - | - | - | - | - | キムチを漬ける | 腌泡菜 | 김치를 담그다, 김장하다
cut | cortar, picar | couper, découper, trancher | schneiden/schneidet | cortar, picar | tagliare, affettare | 切る | 切, 剪 | 자르다, 썰다
knead | amasar | pétrir | kneten | amassar, sovar | impastare | こねる | 揉面 | 반죽하다
stir | remover/remueve, revolver | remuer, mélanger | rühren | mexer | mescolare | かき混ぜる | 搅拌 | 젓다
pour | verter/vierte, servir/sirve | verser, servir/sert | gießen/gießt, einschenken, eingießen | servir/serve, despejar | versare | 注ぐ, 淹れる | 倒, 泡茶, 斟 | 따르다, 붓다
water | regar/riega | arroser | gießen | regar | annaffiare, innaffiare | 水をやる | 浇花, 浇水 | 물을 주다
plant | plantar, sembrar/siembra | planter, semer | pflanzen | plantar, semear | piantare, seminare | 植える, 田植えをする | 种, 种植, 插秧 | 심다
pick | recoger, cosechar, recolectar | cueillir/cueille, ramasser, récolter | pflücken, ernten, sammeln | colher/colhe, apanhar | raccogliere/raccoglie/raccolgono, cogliere | 摘む, 収穫する, 拾う | 采, 摘, 采摘, 收割 | 따다, 줍다*, 수확하다
fish | pescar | pêcher | angeln/angelt, fischen | pescar | pescare | 釣りをする, 釣る, 魚を釣る | 钓鱼, 打鱼, 捕鱼, 垂钓 | 낚시하다, 낚시를 하다
swim | nadar | nager | schwimmen/schwimmt | nadar | nuotare | 泳ぐ | 游泳, 游 | 수영하다, 헤엄치다
surf | surfear, hacer surf | surfer | surfen | surfar, pegar onda | surfare | サーフィンをする, サーフィンする | 冲浪 | 서핑하다
dive | bucear | plonger | tauchen | mergulhar | tuffarsi, immergersi | 潜る, ダイビングする | 潜水 | 잠수하다, 다이빙하다
ride | montar, andar en, cabalgar | monter, chevaucher | reiten/reitet, fahren/fährt | andar de, montar, cavalgar, pedalar | cavalcare | 乗る, 漕ぐ | 骑, 乘, 騎 | 타다
ride a bicycle | montar en bicicleta, montando en bicicleta, andar en bicicleta, andando en bicicleta, en bicicleta, en bici | faire du vélo, fait du vélo, faisant du vélo, à vélo, en vélo | fahrradfahren, fährt fahrrad, radeln, radelt | andar de bicicleta, andando de bicicleta, anda de bicicleta, pedalando, de bicicleta | andare in bicicletta, va in bicicletta, in bicicletta, pedalare, in bici | 自転車で走る, 自転車に乗る, 自転車をこぐ | 骑自行车, 骑单车, 骑车 | 자전거를 타다, 자전거 타다
drive | conducir/conduce, manejar | conduire/conduit/conduisant | fahren/fährt | dirigir/dirige, conduzir | guidare | 運転する | 开车, 驾驶 | 운전하다
cross | cruzar, atravesar/atraviesa | traverser | überqueren | atravessar, cruzar | attraversare | 渡る, 横切る | 穿过, 过马路, 横过, 渡过, 走过 | 건너다, 가로지르다
climb | escalar, trepar, subir | grimper, escalader, gravir | klettern/klettert, erklimmen, besteigen | escalar, subir | scalare, arrampicare, salire | 登る, 上る | 爬, 攀登, 登 | 오르다, 올라가다, 등반하다
fall | caer/cae/cayendo | tomber | fallen/fällt | cair/cai/caindo | cadere/cade | 落ちる, 散る, 舞い散る, 降る | 落, 飘落, 掉, 落下 | 떨어지다, 흩날리다
float | flotar | flotter | schweben, treiben | flutuar, boiar | galleggiare, fluttuare | 浮かぶ, 漂う | 漂浮, 飘浮, 漂, 浮, 漂流 | 떠다니다, 떠 있다, 떠있다
chase | perseguir/persigue | poursuivre/poursuit, courir après | jagen/jagt, verfolgen | perseguir, correr atrás de | inseguire, rincorrere | 追いかける, 追う | 追, 追逐, 追赶 | 쫓다, 뒤쫓다
hide | esconder/escondido, ocultar | cacher/caché | verstecken/versteckt | esconder/escondido | nascondere/nascosto | 隠れる, 隠す | 躲, 藏 | 숨다, 숨기다
push | empujar | pousser | schieben/schiebt | empurrar | spingere | 押す | 推 | 밀다
pull | tirar de, jalar, arrastrar | tirer | ziehen/zieht | puxar | tirare, trascinare | 引く, 引っ張る | 拉, 拖, 牵 | 끌다, 당기다
throw | lanzar, tirar, arrojar | lancer, jeter | werfen/wirft | jogar, atirar, arremessar | lanciare, gettare | 投げる | 扔, 投, 抛 | 던지다
catch | atrapar, coger, capturar | attraper | fangen/fängt | pegar, agarrar, capturar | prendere, afferrare, acchiappare | 捕まえる, 捕る | 抓, 接住, 捉 | 잡다
kick | patear, chutar | donner un coup de pied | treten, schießen/kickt | chutar | calciare | 蹴る | 踢 | 차다
play football | jugar al fútbol, jugando fútbol, jugando al fútbol, juegan al fútbol, jugar fútbol, jugando futbol | jouer au foot, jouer au football, jouent au foot, jouant au football, joue au football, jouent au football | fußballspielen, fußball spielen, spielen fußball, spielt fußball | jogar bola, jogando bola, jogando futebol, jogar futebol | giocare a calcio, giocano a calcio, gioca a calcio, giocando a calcio, giocano a pallone | サッカーをする | 踢足球, 踢球 | 축구를 하다, 축구하다
play with a ball | jugar a la pelota, jugando a la pelota, juegan a la pelota | jouer au ballon, jouent au ballon, joue au ballon, jouant au ballon | ball spielen, spielen ball, spielt ball | - | giocare a palla, giocano a palla, gioca a palla | ボール遊びをする | 玩球 | 공놀이하다
play cards | jugar a las cartas, jugando a las cartas, jugando cartas | jouer aux cartes, jouent aux cartes, jouant aux cartes | karten spielen, spielen karten | jogando cartas, jogar cartas | giocano a carte, giocare a carte | トランプをする | 打牌, 打扑克 | 카드놀이를 하다
play dominoes | jugar dominó, jugando dominó, jugando al dominó | jouent aux dominos | - | jogar dominó, jogando dominó | giocano a domino | - | - | -
play video games | jugar videojuegos, jugando videojuegos, jugando a videojuegos, jugando a la consola | jouer aux jeux vidéo, joue aux jeux vidéo, jouant aux jeux vidéo, jouent aux jeux vidéo | videospiele spielen, spielt videospiele, zocken, zockt | jogar videogame, jogando videogame, joga videogame | giocare ai videogiochi, gioca ai videogiochi, giocando ai videogiochi, giocano ai videogiochi | ゲームをする, テレビゲームをする | 打游戏, 玩游戏 | 게임을 하다, 게임하다
blow out | soplar, apagar | souffler | auspusten, ausblasen/pustet/bläst | soprar, apagar | soffiare, spegnere | 吹き消す | 吹灭, 吹蜡烛 | 끄다
blow | soplar | souffler | blasen, pusten | soprar | soffiare | 吹く | 吹 | 불다
hang out | tender/tiende | étendre/étend | aufhängen/hängt | estender, pendurar | stendere/stende/steso | 干す | 晾, 晒, 晾晒 | 널다
hang | colgar/cuelga/colgado | suspendre, accrocher, pendre | hängen/hängt | pendurar/pendurado | appendere/appeso, pendere | 吊るす, ぶら下がる, 掛かる | 挂, 悬挂 | 매달리다, 걸다
wash | lavar, fregar | laver | waschen/wäscht, spülen | lavar | lavare | 洗う | 洗 | 씻다, 빨다
clean | limpiar, barrer | nettoyer/nettoie, balayer | putzen, kehren, fegen, reinigen | limpar, varrer | pulire/pulisce, spazzare | 掃除する, 掃く, 拭く | 打扫, 擦, 扫地, 清洁 | 청소하다, 닦다, 쓸다
sew | coser/cose | coudre/coud/cousant | nähen | costurar | cucire/cuce | 縫う | 缝, 缝衣服 | 바느질하다, 꿰매다
iron | planchar | repasser | bügeln/bügelt | passar roupa, passando roupa | stirare | アイロンをかける | 熨衣服 | 다림질하다
paint | pintar | peindre/peint/peignant | malen, anmalen | pintar | dipingere, pitturare/dipinto | 絵を描く, 描く, 塗る | 画画, 画, 绘画, 刷漆 | 그림을 그리다, 칠하다
draw | dibujar | dessiner | zeichnen/zeichnet | desenhar | disegnare | 描く, 絵を描く | 画, 画画 | 그리다
photograph | fotografiar, tomar fotos, tomando una foto, sacando fotos | photographier, prendre en photo | fotografieren | fotografar, tirando foto, tirando fotos | fotografare | 撮影する, 撮る | 摄影, 拍摄 | 촬영하다, 찍다
take photos | - | prendre des photos, prend des photos, prenant des photos | - | - | scattare foto, scattando foto | 写真を撮る | 拍照, 拍照片 | 사진을 찍다
take a selfie | tomándose un selfie, haciéndose un selfie | prendre un selfie, prend un selfie | selfie machen, macht ein selfie | tirando selfie, tirando uma selfie | fa un selfie, facendo un selfie | 自撮りする, 自撮りをする | 自拍 | 셀카를 찍다
comb | peinar | peigner, coiffer, brosser | kämmen, bürsten | pentear | pettinare | 髪をとかす, とかす | 梳头, 梳 | 빗다
shave | afeitar, rasurar | raser | rasieren | barbear | radere, fare la barba | 剃る | 刮胡子 | 면도하다
study | estudiar | étudier | lernen, studieren | estudar | studiare | 勉強する | 学习, 读书, 写作业 | 공부하다
teach | enseñar | enseigner | unterrichten | ensinar | insegnare | 教える | 教, 上课 | 가르치다
work | trabajar | travailler | arbeiten | trabalhar | lavorare | 働く, 仕事をする, 作業する | 工作, 干活, 劳作 | 일하다
type | teclear, escribir en | taper | tippen | digitar | digitare, battere | タイプする, 打つ | 打字, 敲键盘 | 타이핑하다
pray | rezar, orar | prier | beten | rezar, orar | pregare/prega | 祈る, お参りする | 祈祷, 拜佛, 许愿 | 기도하다, 빌다
meditate | meditar | méditer | meditieren | meditar | meditare | 瞑想する, 座禅を組む | 冥想, 打坐 | 명상하다
practise yoga | hacer yoga, haciendo yoga | faire du yoga, fait du yoga, faisant du yoga | yoga machen, macht yoga | fazendo yoga, fazer yoga, fazendo ioga | fare yoga, fa yoga, facendo yoga | ヨガをする | 做瑜伽, 练瑜伽 | 요가를 하다, 요가하다
practise tai chi | - | - | - | - | - | 太極拳をする | 打太极, 打太极拳, 练太极 | 태극권을 하다
kiss | besar, besarse | embrasser | küssen | beijar | baciare/bacia | キスする | 亲吻, 接吻 | 키스하다, 입맞추다
look back | mirando atrás, mirar atrás | se retourner, se retourne | zurückblicken, blickt zurück | olhando para trás | guarda indietro, voltarsi | 振り返る, 振り向く | 回头看, 回头, 回望 | 뒤돌아보다, 돌아보다
braid hair | haciendo trenzas, trenzar | tresser, tresse les cheveux | flechten, zöpfe flechten | trançar, fazendo trança | intrecciare i capelli | 髪を編む, 三つ編みをする | 扎辫子, 编辫子, 梳辫子 | 머리를 땋다, 머리 땋다
gossip | cotillear, chismear | papoter | tratschen | fofocar | spettegolare | 噂話をする | 闲聊, 聊家常 | 수다 떨다, 수다떨다
shake off water | sacudirse | s'ébrouer, s'ébroue | schüttelt sich | se sacudindo, sacudir | scrollarsi, si scrolla | 体を振る | 抖水 | 물을 털다
sled down | - | descendre en luge | schlitten fahren, mit dem schlitten, fahren mit dem schlitten, fährt schlitten, fahren schlitten | - | - | そり滑りをする | 滑雪橇 | -
hold hands | de la mano, tomados de la mano, cogidos de la mano | main dans la main, se tenant la main, se tient la main, se tiennent la main, se tenant par la main, se tiennent par la main | hand in hand, händchen haltend | de mãos dadas | mano nella mano, tenendosi per mano | 手をつなぐ, 手を繋ぐ | 牵手, 手牵手 | 손을 잡다, 손잡다
celebrate | celebrar, festejar | célébrer/célèbre, fêter | feiern | celebrar, comemorar | festeggiare, celebrare | 祝う | 庆祝 | 축하하다
train | entrenar | s'entraîner, entraîner | trainieren | treinar | allenarsi/allena | 練習する, トレーニングする | 训练, 锻炼, 练习 | 훈련하다, 연습하다, 운동하다
fight | pelear, pelearse, luchar, combatir | combattre/combat, lutter, battre/bat/battent | kämpfen | lutar, brigar | combattere, lottare | 戦う, 闘う | 战斗, 打架, 搏斗 | 싸우다
ski | esquiar | skier | skifahren | esquiar | sciare | スキーをする, 滑る | 滑雪 | 스키를 타다
skate | patinar | patiner | schlittschuhlaufen, skaten | patinar, andar de skate | pattinare | スケートをする | 滑冰, 滑板 | 스케이트를 타다
sled | deslizarse en trineo | faire de la luge, font de la luge | rodeln, schlittenfahren | andar de trenó | slittare | そりで滑る | 滑雪橇 | 썰매를 타다
hike | hacer senderismo | randonner | wandern | fazer trilha, fazendo trilha | fare trekking | ハイキングをする, 山登りをする | 徒步, 登山, 爬山 | 등산하다
camp | acampar | camper | zelten, campen | acampar | campeggiare | キャンプをする, キャンプする | 露营 | 캠핑하다
row | remar | ramer | rudern/rudert | remar | remare | 漕ぐ | 划船, 划 | 노를 젓다
burn | arder, quemar | brûler | brennen/brennt | queimar, arder | bruciare | 燃える | 燃烧, 着火 | 타오르다, 불타다
shine | brillar, resplandecer | briller, luire | leuchten, scheinen, glänzen, strahlen | brilhar | brillare, splendere | 輝く, 光る | 闪耀, 发光, 照耀 | 빛나다
glow | resplandecer | luire | glühen | cintilar | luccicare | 光る, 灯る | 发光, 亮着 | 빛나다
bloom | florecer/florece | fleurir | blühen | florescer/floresce | fiorire/fiorisce | 咲く, 咲き誇る | 盛开, 开花, 绽放 | 피다, 만개하다
graze | pastar, pacer | brouter, paître | grasen, weiden | pastar | pascolare, brucare | 草を食べる | 吃草, 放牧 | 풀을 뜯다
bark | ladrar | aboyer | bellen | latir | abbaiare | 吠える | 叫, 吠 | 짖다
lead | guiar, conducir | mener, guider | führen | guiar, conduzir | guidare, condurre | 連れる, 率いる | 牵, 带领 | 이끌다
walk a dog | pasear al perro, paseando a su perro, paseando al perro, paseando un perro | promener son chien, promène son chien, promenant son chien | gassi gehen, geht gassi | passear com o cachorro, passeando com o cachorro | porta a spasso il cane, passeggiare con il cane | 犬の散歩をする, 犬を散歩させる | 遛狗 | 개를 산책시키다, 강아지를 산책시키다
pet | acariciar | caresser | streicheln | acariciar, fazer carinho em | accarezzare | 撫でる, なでる | 抚摸, 摸 | 쓰다듬다
milk | ordeñar | traire | melken | ordenhar | mungere | 乳を搾る | 挤奶 | 젖을 짜다
shear | esquilar | tondre | scheren | tosquiar | tosare | 毛を刈る | 剪羊毛 | 털을 깎다
weave | tejer, hilar | tisser | weben, flechten | tecer | tessere | 織る | 织布, 编 | 짜다, 엮다
carve | tallar, esculpir | sculpter, tailler | schnitzen | esculpir, talhar | intagliare, scolpire | 彫る, 削る | 雕刻, 刻 | 조각하다, 깎다
weld | soldar | souder | schweißen | soldar | saldare | 溶接する | 焊接 | 용접하다
hammer | martillar | marteler | hämmern | martelar | martellare | 金槌で打つ | 打铁, 敲打 | 망치질하다
saw | serrar | scier | sägen | serrar | segare | のこぎりで切る | 锯木头 | 톱질하다
dig | cavar, excavar | creuser | graben/gräbt | cavar | scavare | 掘る | 挖, 挖掘 | 파다
polish | pulir, lustrar, bolear | polir, cirer | polieren | polir, engraxar | lucidare | 磨く | 擦鞋, 打磨 | 닦다
deliver | repartir, entregar | livrer | ausliefern, liefern, zustellen | entregar | consegnare | 配達する, 届ける | 送外卖, 送快递, 配送 | 배달하다
park | aparcar/aparcado, estacionar/estacionado | garer/garé, stationner | parken/geparkt/parkt | estacionar/estacionado | parcheggiare/parcheggiato | 停まる, 停める, 止まる | 停, 停靠, 停放 | 주차하다, 세우다
wave | saludar | saluer, faire signe | winken, winkt | acenar | salutare | 手を振る | 挥手, 招手 | 손을 흔들다
point | señalar, apuntar | pointer, montrer du doigt | zeigen | apontar | indicare | 指さす, 指差す | 指 | 가리키다
think | pensar/piensa | penser, réfléchir | denken, nachdenken, grübeln | pensar | pensare | 考える, 思う | 思考, 想 | 생각하다
dream | soñar/sueña | rêver | träumen | sonhar | sognare | 夢を見る | 做梦, 梦见 | 꿈꾸다
search for | buscar | chercher | suchen | procurar | cercare | 探す | 寻找, 找 | 찾다
call | llamar, hablar por teléfono, hablando por teléfono | téléphoner, appeler | telefonieren, anrufen | telefonar, ligar, falando ao telefone | telefonare, chiamare | 電話する, 電話をする, 電話をかける | 打电话 | 전화하다, 통화하다
scroll through a phone | mirando el móvil, mirando el celular | regarde son téléphone, regardant son téléphone | schaut aufs handy | mexendo no celular, olhando o celular | guarda il telefono, guarda il cellulare | スマホを見る, 携帯を見る, スマホをいじる | 玩手机, 看手机, 刷手机 | 휴대폰을 보다, 핸드폰을 보다, 스마트폰을 보다
watch television | viendo la tele, viendo televisión, viendo la televisión | regarde la télé, regardant la télé, regardent la télé | fernsehen, schaut fern, sieht fern, schauen fern | vendo televisão, assistindo televisão, vendo tv | guarda la tv, guardano la televisione | テレビを見る | 看电视 | 텔레비전을 보다, 티비를 보다
smoke | fumar | fumer | rauchen | fumar | fumare | たばこを吸う, タバコを吸う | 抽烟, 吸烟 | 담배를 피우다
open | abrir/abierto | ouvrir/ouvre/ouvert | öffnen, aufmachen | abrir/aberto | aprire/apre/aperto | 開ける, 開く | 打开 | 열다
close | cerrar/cierra/cerrado | fermer | schließen | fechar | chiudere/chiuso | 閉める, 閉じる | 关 | 닫다
give | dar/da, regalar, ofrecer | donner, offrir/offre | geben/gibt, schenken | dar/dá, oferecer | dare/dà, regalare, offrire | あげる, 渡す, 与える | 送, 递 | 주다
help | ayudar | aider | helfen/hilft | ajudar | aiutare | 手伝う, 助ける | 帮助, 帮 | 돕다*, 도와주다
rescue | rescatar, salvar | sauver, secourir | retten | resgatar, salvar | salvare, soccorrere | 救う, 助ける | 救, 救援 | 구하다
play hide and seek | jugando al escondite, jugando a las escondidas | jouent à cache-cache | spielen verstecken | brincando de esconde-esconde | giocano a nascondino | かくれんぼをする | 捉迷藏 | 숨바꼭질하다
splash | chapotear, salpicar | éclabousser, patauger | planschen, spritzen | espirrar | schizzare | 水遊びをする | 玩水, 戏水, 溅 | 물놀이하다
gather | reunir/reunido, juntar | réunir, rassembler | versammeln | reunir, juntar | riunire, radunare | 集まる, 集める | 聚集, 聚 | 모이다, 모으다
travel | viajar | voyager | reisen | viajar | viaggiare | 旅する, 旅をする | 旅行 | 여행하다
sail | navegar | naviguer | segeln/segelt | velejar, navegar | navigare, veleggiare | 航海する | 航行 | 항해하다
land | aterrizar | atterrir | landen/landet | pousar, aterrissar | atterrare | 着陸する | 降落, 着陆 | 착륙하다
rest | descansar | se reposer, repose | ausruhen, rasten | descansar | riposare | 休む, 休憩する, くつろぐ | 休息 | 쉬다
stretch | estirarse, estirar | s'étirer, s'étire | strecken, dehnen | espreguiçar, alongar | stirare | 伸びをする | 伸懒腰 | 기지개를 켜다
lick | lamer | lécher/lèche | lecken | lamber | leccare | なめる | 舔 | 핥다
fill | llenar | remplir | füllen | encher | riempire | 満たす | 装, 装满 | 채우다
cover | cubrir/cubierto | couvrir/couvert/couvre | bedecken/bedeckt | cobrir/coberto | coprire/coperto | 覆う | 覆盖 | 덮다
decorate | decorar, adornar | décorer | schmücken, dekorieren | decorar, enfeitar | decorare, addobbare | 飾る | 装饰 | 장식하다, 꾸미다
shovel snow | paleando nieve | pelleter la neige | schnee schippen, schippt schnee, schnee schaufeln | - | spalare la neve | 雪かきをする | 铲雪, 扫雪 | 눈을 치우다
serve | servir/sirve/sirviendo, atender/atiende | servir/sert/servent | servieren, bedienen | servir/serve | servire, serve | 出す | 上菜, 端菜 | 서빙하다
fry | freír/fríe | frire | braten, frittieren | fritar | friggere | 揚げる, 炒める | 炸, 煎 | 튀기다, 부치다
grill | asar | griller | grillen | grelhar, fazer churrasco, fazendo churrasco | grigliare | 焼く | 烧烤, 烤 | 굽다*
peel | pelar | éplucher, peler | schälen | descascar | sbucciare, pelare | むく, 剥く | 削, 剥 | 깎다, 벗기다
shuffle | barajar | mélanger | mischen | embaralhar | mescolare | - | 洗牌 | -
crawl | gatear, arrastrarse | ramper | krabbeln, kriechen | engatinhar, rastejar | gattonare, strisciare | 這う, はいはいする | 爬行 | 기다
swing | columpiarse | se balancer | schaukeln | balançar | dondolare | ブランコに乗る, ブランコをこぐ | 荡秋千 | 그네를 타다
slide | deslizarse | glisser | rutschen | escorregar | scivolare | 滑り降りる | 滑滑梯, 滑下 | 미끄럼을 타다
juggle | hacer malabares, haciendo malabares | jongler | jonglieren | fazendo malabarismo | fare il giocoliere | ジャグリングする | 杂耍 | 저글링하다
bathe | bañarse/bañar | se baigner, baigner | baden | tomar banho, tomando banho, banhar | fare il bagno, bagnarsi | 入浴する, お風呂に入る, 温泉に入る, つかる | 洗澡, 泡温泉, 泡澡 | 목욕하다
rise | salir, elevarse, subir | s'élever, se lever, monter | aufsteigen, aufgehen, steigen | subir, nascer | salire, sorgere | 昇る, 立ち上る | 升起, 上升 | 떠오르다, 피어오르다
reflect | reflejar/reflejado | refléter, se reflète | spiegeln, spiegelt sich, spiegeln sich | refletir | riflettere/riflesso | 映る, 反射する | 倒映, 反射 | 비치다
steam | humear | fumer | dampfen | fumegar | fumare | 湯気を立てる | 冒热气, 冒着热气 | 김이 나다
`;
