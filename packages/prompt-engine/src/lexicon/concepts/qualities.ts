/** Adjectives: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean; irregular forms after slashes. */
export const QUALITIES = `
old | viejo, antiguo, anciano | vieux/vieil/vieille/vieilles, ancien/ancienne, âgé | alt | velho, antigo, idoso | vecchio, antico, anziano | 古い, 年老いた | 老, 旧, 古老的, 老旧的, 旧的, 古老, 破旧的 | 오래된, 낡은, 늙은, 나이 든
older | mayor | - | älter | mais velho | - | 年配の | 年长的 | 나이 지긋한
young | joven | jeune | jung | jovem | giovane | 若い | 年轻的, 年轻 | 젊은, 어린
small | pequeño, pequeñito, chico | petit | klein | pequeno, pequenininho | piccolo | 小さな, 小さい | 小, 小小的, 小的 | 작은, 조그만
little | - | - | winzig | pequenino | piccolino | ちいさな | 小小 | 자그마한
big | grande, gran | grand, gros/grosse/grosses | groß | grande | grande, grosso | 大きな, 大きい | 大, 巨大的, 大的 | 큰, 커다란
fat | gordo | gros | dick | gordo | grasso | 太った | 胖, 胖胖的, 肥 | 뚱뚱한
thin | flaco, delgado | mince, maigre | dünn, schlank | magro | magro, sottile | 細い, 痩せた | 瘦, 瘦瘦的 | 마른, 날씬한
tall | alto | haut | hoch/hohe/hoher/hohes/hohem/hohen | alto | alto | 高い, 背の高い | 高, 高高的 | 높은, 키 큰
long | largo | long/longue/longues | lang | longo, comprido | lungo/lunghi/lunghe | 長い | 长, 长长的, 长发 | 긴
short | corto | courte/courts/courtes | kurz | curto | corto | 短い | 短, 短发 | 짧은
empty | vacío, desierto | vide, désert | leer | vazio, deserto | vuoto, deserto | 空っぽの, 誰もいない, 無人の | 空, 空荡荡的, 空无一人的, 空旷的 | 텅 빈, 빈, 비어 있는
crowded | lleno de gente, abarrotado, concurrido | bondé, animé | überfüllt, belebt, voll | lotado, movimentado, cheio de gente | affollato | 混雑した, にぎやかな, 賑やかな | 拥挤的, 热闹的, 热闹 | 붐비는, 북적이는
quiet | silencioso, callado, tranquilo | tranquille, calme, silencieux/silencieuse | still, ruhig | silencioso, sossegado | silenzioso, quieto | 静かな | 安静的, 宁静的, 寂静的 | 조용한, 고요한
abandoned | abandonado | abandonné | verlassen | abandonado | abbandonato | 廃墟の, 捨てられた | 废弃的, 被遗弃的, 荒废的 | 버려진, 폐허가 된
broken | roto | cassé, brisé | kaputt, zerbrochen | quebrado | rotto | 壊れた | 破碎的, 坏掉的, 破 | 부서진, 깨진
dirty | sucio, manchado | sale | schmutzig, dreckig | sujo | sporco/sporchi/sporche | 汚い, 汚れた | 脏, 脏兮兮的 | 더러운
wet | mojado, húmedo, empapado | mouillé, trempé | nass, nassglänzend | molhado | bagnato | 濡れた | 湿, 湿漉漉的, 湿润的 | 젖은
dry | seco | sec/sèche | trocken | seco | secco | 乾いた | 干燥的, 干枯的 | 마른
snowy | nevado | enneigé | verschneit, schneebedeckt | nevado | innevato | 雪の積もった, 雪に覆われた | 白雪皑皑的, 积雪的, 被雪覆盖的 | 눈 덮인, 눈 쌓인
rainy | lluvioso | pluvieux/pluvieuse | regnerisch, verregnet | chuvoso | piovoso | 雨の降る | 下雨的, 多雨的 | 비 내리는
foggy | brumoso | brumeux/brumeuse | neblig | nevoento | nebbioso | 霧の立ち込める, 霧のかかった | 雾蒙蒙的 | 안개 낀
sunny | soleado | ensoleillé | sonnig, sonnendurchflutet | ensolarado | soleggiato, assolato | 日当たりの良い, 晴れた | 阳光明媚的, 晴朗的 | 화창한, 햇살 가득한
steaming | humeante | fumant | dampfend | fumegante | fumante | 湯気の立つ, 熱々の, あつあつの | 热气腾腾的, 冒着热气的, 热腾腾的 | 김이 나는, 뜨끈한, 따끈한, 모락모락
hot | caliente, caluroso | chaud, brûlant | heiß | quente | caldo, bollente | 熱い, 暑い | 热, 热的, 炎热的 | 뜨거운, 더운
cold | frío | froid | kalt, eiskalt | frio, gelado | freddo, gelido | 寒い, 冷たい | 冷, 寒冷的, 冰冷的 | 추운, 차가운
warm | cálido, tibio | tiède, chaleureux/chaleureuse | warm | aconchegante, morno | tiepido | 暖かい, 温かい, あたたかい | 温暖的, 暖, 温馨的 | 따뜻한, 포근한
fresh | fresco | frais/fraîche/fraîches | frisch, frischgebacken | fresco, fresquinho | fresco/freschi/fresche | 新鮮な, 焼きたての | 新鲜的, 刚出炉的 | 신선한, 갓 구운
sweet | dulce | sucré | süß | doce | dolce | 甘い | 甜, 甜的 | 달콤한
soft | suave, blando | doux/douce/douces | weich, sanft | suave, macio | morbido, soffuso | 柔らかい, 柔らかな | 柔和的, 柔软的 | 부드러운
bright | brillante, luminoso | lumineux/lumineuse, vif/vive | hell, strahlend | brilhante, luminoso | luminoso, brillante | 明るい, 輝く | 明亮的, 明亮, 灿烂的 | 밝은, 환한
dark | oscuro | sombre, obscur | dunkel/dunkle/dunkler/dunkles/dunklem/dunklen, düster | escuro | scuro, buio | 暗い | 黑暗的, 昏暗的, 漆黑的 | 어두운, 캄캄한
black | negro | noir | schwarz | preto, negro | nero | 黒い, 黒 | 黑, 黑色, 黑色的 | 검은, 까만, 검정, 검은색
white | blanco | blanc/blanche/blanches | weiß | branco | bianco/bianchi/bianche | 白い, 白, 真っ白な | 白, 白色, 白色的, 雪白的 | 하얀, 흰, 흰색, 하얀색
red | rojo | rouge | rot | vermelho | rosso | 赤い, 赤, 真っ赤な | 红, 红色, 红色的, 红红的 | 빨간, 붉은, 빨간색
ginger | pelirrojo | roux/rousse/rousses | rothaarig | ruivo | rosso di pelo | 茶色の | 橘色的 | 주황색
blue | azul | bleu | blau | azul | blu, azzurro | 青い, 青 | 蓝, 蓝色, 蓝色的 | 파란, 푸른, 파란색
light blue | celeste, azul claro | bleu clair | hellblau | azul-claro | celeste | 水色の | 浅蓝色 | 하늘색
green | verde | vert | grün | verde | verde | 緑の, 緑 | 绿, 绿色, 绿色的 | 초록, 초록색, 녹색
yellow | amarillo | jaune | gelb | amarelo | giallo | 黄色い, 黄色 | 黄, 黄色, 黄色的 | 노란, 노란색
orange | anaranjado, naranja | orange | orange, orangefarben | laranja, alaranjado | arancione | オレンジ色の | 橙色, 橙色的, 橘色 | 주황색
pink | rosa, rosado | rose | rosa, pink | rosa, cor-de-rosa | rosa | ピンクの, ピンク色の, 桃色の | 粉色, 粉红色, 粉色的, 粉红色的 | 분홍색, 분홍, 핑크색
purple | morado, violeta, lila | violet/violette, mauve | lila, violett | roxo, lilás | viola | 紫の | 紫色, 紫色的 | 보라색
brown | marrón, café, castaño | brun, marron | braun | marrom, castanho | marrone, castano | 茶色の, 茶色い | 棕色, 棕色的, 褐色 | 갈색
caramel | - | caramel | karamellfarben | caramelo | caramello | キャラメル色の | 焦糖色 | -
grey | gris | gris/grise/grises | grau | cinza | grigio | 灰色の | 灰色, 灰色的, 灰 | 회색
golden | dorado | doré | golden, goldfarben | dourado | dorato | 金色の, 黄金の | 金色, 金色的, 金黄的, 金黄色 | 황금빛, 금빛, 금색
silver | plateado | argenté | silbern | prateado | argentato | 銀色の | 银色, 银色的, 银白色 | 은빛, 은색
colourful | colorido, multicolor | coloré | bunt, farbenfroh | colorido | colorato | カラフルな, 色とりどりの | 彩色的, 五颜六色的, 五彩缤纷的 | 알록달록한, 화려한
striped | rayado, a rayas, de rayas | rayé, à rayures | gestreift | listrado, de listras | a righe | 縞模様の | 条纹的, 条纹 | 줄무늬
checked | a cuadros, de cuadros | à carreaux | kariert | xadrez | a quadri, a quadretti | チェックの | 格子, 格子的 | 체크무늬
wooden | de madera | en bois | hölzern, aus Holz | de madeira | di legno, in legno | 木の, 木製の | 木, 木头, 木质的, 木制的 | 나무로 된
stone | de piedra | en pierre | steinern, aus Stein | de pedra | di pietra, in pietra | 石の | 石头, 石 | 돌로 된
marble | de mármol | en marbre | marmorn, aus Marmor | de mármore | di marmo, in marmo | 大理石の | 大理石 | 대리석
adobe | de adobe | en adobe | aus Lehm | de barro, de taipa | in terra cruda | 土壁の | 土坯 | 흙벽
glass | de cristal, de vidrio | en verre | gläsern, aus Glas | de vidro | di vetro | ガラスの | 玻璃 | 유리
metal | de metal, metálico | en métal, métallique | metallisch, aus Metall | de metal | di metallo, in metallo | 金属の | 金属 | 금속
leather | de cuero, de piel | en cuir | ledern, aus Leder | de couro | di pelle, in pelle | 革の | 皮 | 가죽
wool | de lana | en laine | wollen, aus Wolle | de lã | di lana | 毛糸の, ウールの | 毛线 | 털실로 된
paper | de papel | en papier | aus Papier | de papel | di carta | 紙の | 纸 | 종이
knitted | tejido, de punto | tricoté | gestrickt | tricotado, de tricô | fatto a maglia | 編んだ, 手編みの | 编织的, 针织的 | 뜨개질한
handmade | hecho a mano, artesanal | fait main, artisanal | handgemacht, selbstgemacht | feito à mão, artesanal, caseiro | fatto a mano, artigianale | 手作りの | 手工的, 自制的 | 손으로 만든, 수제
homemade | casero | fait maison | hausgemacht | caseiro | fatto in casa, casereccio | 自家製の | 家常的 | 집에서 만든
rusty | oxidado | rouillé | rostig, verrostet | enferrujado | arrugginito | 錆びた | 生锈的 | 녹슨
beautiful | hermoso, bonito, bello, precioso | beau/bel/belle/belles/beaux, joli | schön, hübsch | bonito, lindo, belo | bello/bel/bella/belle, carino | 美しい, きれいな, 綺麗な | 美丽的, 漂亮的, 美丽, 漂亮 | 아름다운, 예쁜
cute | lindo, tierno, mono | mignon/mignonne, adorable | süß, niedlich | fofo, fofinho | tenero | かわいい, 可愛い, かわいらしい | 可爱的, 可爱, 萌萌的 | 귀여운, 사랑스러운
elegant | elegante | élégant | elegant | elegante | elegante | 上品な, 優雅な | 优雅的, 优雅 | 우아한
pregnant | embarazada | enceinte | schwanger | grávida | incinta | 妊娠中の | 怀孕的, 怀孕 | 임신한
barefoot | descalzo | pieds nus | barfuß | descalço | scalzo, a piedi nudi | 裸足の, 裸足で | 光脚的, 赤脚的, 赤脚 | 맨발의, 맨발로
blond | rubio | blond | blond | loiro | biondo | 金髪の | 金发, 金发的 | 금발의, 금발
bearded | barbudo | barbu | bärtig | barbudo | barbuto | ひげの | 留胡子的 | 수염 난
naked | desnudo | nu/nue | nackt | nu/nua, pelado | nudo | 裸の | 裸体的 | 벌거벗은
giant | gigante, enorme, gigantesco | géant, énorme | riesig, gigantisch, riesengroß | gigante, enorme | gigante, enorme | 巨大な | 巨大的, 巨型, 巨大 | 거대한
tiny | diminuto | minuscule | winzig, klitzeklein | minúsculo | minuscolo | とても小さな | 迷你的, 迷你 | 아주 작은
wild | salvaje, silvestre | sauvage | wild | selvagem | selvatico, selvaggio | 野生の | 野生, 野生的 | 야생의, 야생
burning | en llamas | en feu, en flammes | brennend, in Flammen | em chamas, pegando fogo | in fiamme | 燃える | 燃烧的 | 불타는
floating | flotante | flottant | schwebend | flutuante | galleggiante, fluttuante | 浮かぶ | 漂浮的 | 떠다니는
flying | volador | volant | fliegend | voador | volante | 空飛ぶ | 飞行的, 会飞的 | 하늘을 나는
magical | mágico, encantado | magique, enchanté, féerique | magisch, zauberhaft, verzaubert | mágico, encantado | magico/magici, incantato | 魔法の, 幻想的な | 神奇的, 魔法, 梦幻的 | 마법의, 신비로운
futuristic | futurista | futuriste | futuristisch | futurista | futuristico | 未来的な, 近未来的な | 未来感的, 未来的 | 미래적인
modern | moderno | moderne | modern | moderno | moderno | 現代的な, モダンな | 现代的, 现代 | 현대적인
traditional | tradicional | traditionnel/traditionnelle | traditionell | tradicional | tradizionale | 伝統的な | 传统的, 传统 | 전통
rustic | rústico | rustique | rustikal | rústico | rustico | 素朴な | 质朴的 | 소박한
luxurious | lujoso | luxueux/luxueuse | luxuriös | luxuoso | lussuoso | 豪華な | 豪华的 | 호화로운
poor | humilde | pauvre | arm, ärmlich | humilde | povero | 貧しい | 贫穷的 | 가난한
rural | rural, campestre | rural, champêtre | ländlich | rural | rurale | 田舎の | 乡间的 | 시골의
narrow | estrecho, angosto | étroit | eng, schmal | estreito | stretto | 狭い, 細い | 狭窄的 | 좁은
deep | profundo | profond | tief | profundo, fundo | profondo | 深い | 深邃的 | 깊은
dense | espeso | épais/épaisse, dense | dicht | denso | fitto, denso | 深い森の | 茂密的, 浓密的 | 울창한, 짙은
starry | estrellado | étoilé | sternenklar | estrelado | stellato | 星の輝く | 布满星星的, 繁星点点的 | 별이 빛나는, 별이 가득한
cloudy | nublado | nuageux/nuageuse | bewölkt, bedeckt | nublado | nuvoloso | 曇りの, 曇った | 多云的, 阴天 | 흐린
stormy | tormentoso | orageux/orageuse | stürmisch | tempestuoso | tempestoso | 嵐の | 暴风雨的 | 폭풍우 치는
frozen | congelado, helado | gelé, glacé | gefroren, zugefroren | congelado | ghiacciato, gelato | 凍った | 结冰的, 冰冻的 | 얼어붙은, 얼은
bare | pelado | dénudé | kahl | nu | spoglio | 裸の木の | 光秃秃的 | 앙상한
ripe | maduro | mûr | reif | maduro | maturo | 熟した | 成熟的 | 잘 익은
smiling | sonriente | souriant | lächelnd | sorridente | sorridente | 笑顔の | 微笑的, 笑容满面的 | 웃는, 미소 띤
sleeping | - | - | schlafend | adormecido | addormentato | 眠っている | 熟睡的, 睡着的 | 잠든, 잠자는
hooded | encapuchado | encapuchonné | vermummt | encapuzado | incappucciato | フードをかぶった | - | -
blind | ciego | aveugle | blind | cego | cieco | 盲目の | 盲人, 失明的 | 눈먼
homeless | sin hogar, sin techo | sans-abri | obdachlos | sem-teto | senzatetto | ホームレスの | 无家可归的 | 집 없는
Japanese | japonés | japonais | japanisch | japonês | giapponese | 日本の | 日式, 日本的 | 일본
Chinese | chino | chinois | chinesisch | chinês | cinese | 中国の, 中華 | 中式, 中国 | 중국
Korean | coreano | coréen | koreanisch | coreano | coreano | 韓国の | 韩式 | 한국
Italian | italiano | italien/italienne | italienisch | italiano | italiano | イタリアの | 意大利 | 이탈리아
French | francés | français | französisch | francês | francese | フランスの | 法式 | 프랑스
Breton | bretón | breton/bretonne | bretonisch | bretão | bretone | - | - | -
Mexican | mexicano | mexicain | mexikanisch | mexicano | messicano | メキシコの | 墨西哥 | 멕시코
Bavarian | bávaro | bavarois | bayerisch, bayrisch | bávaro | bavarese | - | - | -
medieval | medieval | médiéval | mittelalterlich | medieval | medievale | 中世の | 中世纪, 中世纪的 | 중세
minimal | minimalista | minimaliste, épuré | minimalistisch | minimalista | minimalista | ミニマルな | 极简, 简约 | 미니멀한
full of people | lleno de gente, llena de gente | plein de monde | voller Menschen | cheio de gente, cheia de gente | pieno di gente, piena di gente | 人でいっぱいの | 人山人海的 | 사람으로 가득한
seen from behind | de espaldas, visto de espaldas | de dos, vu de dos | von hinten | de costas | di spalle | 後ろ姿の | - | 뒷모습의
sunlit | iluminado por el sol | baigné de soleil | lichtdurchflutet, sonnendurchflutet | - | - | 朝日が差し込む, 日差しが差し込む, 光が差し込む, 陽の差し込む, 朝日の差し込む, 日の当たる | 阳光洒进的, 洒满阳光的 | 햇살이 드는, 햇빛이 비치는, 햇살이 비치는
morning | matutino | matinal | morgendlich | matinal | mattutino | - | - | -
alone | solo, a solas | seul | allein | sozinho | da solo, da sola | 一人で, ひとりで | 独自, 一个人, 孤身 | 혼자, 홀로
`;

/** Feelings: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const FEELINGS_ABROAD = `
happy | feliz, contento, alegre | heureux/heureuse, joyeux/joyeuse, content | glücklich, fröhlich | feliz, contente, alegre | felice, contento, allegro | 幸せな, 嬉しそうな, 楽しそうな, 楽しい | 快乐的, 开心的, 幸福的, 开心地, 快乐地 | 행복한, 즐거운, 기쁜, 행복하게
sad | triste | triste | traurig | triste | triste | 悲しい, 悲しげな | 悲伤的, 难过的 | 슬픈
tired | cansado, agotado | fatigué, épuisé, las/lasse | müde, erschöpft | cansado, exausto | stanco/stanchi/stanche | 疲れた | 疲惫的, 疲惫, 累的 | 지친, 피곤한
lonely | solitario | solitaire | einsam | solitário | solitario | 孤独な, 寂しい | 孤独的, 寂寞的, 孤独 | 외로운, 쓸쓸한
in love | enamorado | amoureux/amoureuse | verliebt | apaixonado | innamorato | 恋する | 相爱的 | 사랑에 빠진
thoughtful | pensativo | pensif/pensive | nachdenklich | pensativo | pensieroso | 物思いにふける | 沉思的 | 생각에 잠긴
proud | orgulloso | fier/fière | stolz | orgulhoso | orgoglioso, fiero | 誇らしげな | 自豪的 | 자랑스러운
surprised | sorprendido | surpris, étonné | überrascht, erstaunt | surpreso | sorpreso | 驚いた | 惊讶的 | 놀란
angry | enojado, enfadado, furioso | fâché, furieux/furieuse, en colère | wütend, zornig | bravo, zangado, furioso | arrabbiato | 怒った | 生气的, 愤怒的 | 화난
melancholic | melancólico, nostálgico | mélancolique, nostalgique | melancholisch, wehmütig | melancólico | malinconico | 切ない, 哀愁漂う | 忧伤的, 忧郁的 | 우울한, 애잔한
serene | sereno | serein, paisible | friedlich, gelassen | sereno | sereno | 穏やかな | 平静的, 安详的 | 평온한
curious | curioso | curieux/curieuse | neugierig | curioso | curioso | 好奇心旺盛な | 好奇的 | 호기심 많은
mischievous | travieso, pícaro | espiègle | frech, verschmitzt | travesso | birichino | いたずらっぽい | 调皮的 | 장난스러운
cosy | acogedor | douillet/douillette, cosy | gemütlich | aconchegante | accogliente | 居心地の良い | 舒适的, 温馨的 | 아늑한
`;

/** Looks: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const LOOKS_ABROAD = `
portrait | retrato | portrait | Porträt, Portrait, Portraitfoto | retrato | ritratto | ポートレート, 肖像 | 肖像, 人像 | 초상화, 인물 사진
photo | foto, fotografía | photo, photographie | Foto/Fotos, Fotografie, Bild | foto, fotografia | foto, fotografia | 写真 | 照片, 摄影 | 사진
black and white photo | foto en blanco y negro | photo en noir et blanc | Schwarz-Weiß-Foto, Schwarzweißfoto | foto em preto e branco | foto in bianco e nero | モノクロ写真, 白黒写真 | 黑白照片 | 흑백 사진
black and white | blanco y negro, en blanco y negro | noir et blanc, en noir et blanc | schwarz-weiß, schwarzweiß | preto e branco, em preto e branco | bianco e nero, in bianco e nero | モノクロ, 白黒 | 黑白 | 흑백
watercolor | acuarela, en acuarela | aquarelle, à l'aquarelle | Aquarell, als Aquarell | aquarela, em aquarela | acquerello, ad acquerello | 水彩画, 水彩 | 水彩画, 水彩 | 수채화
oil painting | óleo, pintura al óleo, al óleo | peinture à l'huile | Ölgemälde, Ölbild | pintura a óleo | dipinto a olio, olio su tela | 油絵 | 油画 | 유화
ink wash painting | tinta china | lavis à l'encre | Tuschezeichnung, Tusche | nanquim | china | 水墨画 | 水墨画, 国画, 水墨, 水墨风格 | 수묵화
ligne claire | línea clara | ligne claire, bande dessinée ligne claire | ligne claire, klare Linie | linha clara | linea chiara, ligne claire | リーニュ・クレール | 清线 | 리뉴 클레르
pencil sketch | dibujo a lápiz, boceto a lápiz | dessin au crayon, croquis | Bleistiftzeichnung, Skizze | desenho a lápis | disegno a matita, schizzo | 鉛筆画, スケッチ | 铅笔画, 素描 | 연필 스케치, 스케치
illustration | ilustración | illustration | Illustration | ilustração | illustrazione | イラスト | 插画, 插图 | 일러스트
children's book illustration | ilustración infantil, ilustración de cuento | illustration de livre pour enfants | Kinderbuchillustration | ilustração infantil | illustrazione per bambini | 絵本風, 絵本のイラスト | 绘本风格, 绘本插画 | 동화 일러스트, 동화책 그림
anime | anime, estilo anime | manga, style anime | Anime, im Anime-Stil | anime, estilo anime | anime, stile anime | アニメ風, アニメ調, アニメ | 动漫风格, 动漫, 二次元 | 애니메이션 스타일, 애니 풍
studio ghibli style | estilo ghibli, estilo studio ghibli | style ghibli | im Ghibli-Stil | estilo ghibli | stile ghibli | ジブリ風 | 宫崎骏风格, 吉卜力风格 | 지브리 풍, 지브리 스타일
3d render | render 3d | rendu 3d | 3D-Rendering | render 3d | render 3d | 3Dレンダリング, 3DCG | 3d渲染, C4D | 3D 렌더링
pixel art | pixel art | pixel art | Pixel-Art | pixel art | pixel art | ドット絵 | 像素画, 像素风 | 픽셀 아트
poster | cartel, póster, afiche | affiche | Plakat, Poster | pôster, cartaz | manifesto, locandina | ポスター | 海报 | 포스터
logo | logo, logotipo | logo | Logo | logo, logotipo | logo | ロゴ | logo, 标志 | 로고
close-up | primer plano, primerísimo plano | gros plan | Nahaufnahme, Großaufnahme | close, close-up | primo piano, primissimo piano | クローズアップ, アップ | 特写, 近景 | 클로즈업
low angle | visto desde abajo, vista desde abajo, desde abajo | vu d'en bas, vue d'en bas, contre-plongée, en contre-plongée | von unten gesehen, Froschperspektive | visto de baixo, vista de baixo | visto dal basso, vista dal basso | ローアングル, 下から見た | 仰视, 低角度 | 로우앵글
seen from behind | de espaldas, visto desde atrás, vista desde atrás | de dos, vu de dos, vue de dos | von hinten gesehen, von hinten | de costas, visto de costas, vista de costas | di spalle, visto da dietro, vista da dietro | 後ろ姿 | 背影 | 뒷모습
side view | de perfil, visto de lado, vista de lado | de profil, vu de profil, vue de profil | im Profil, von der Seite gesehen | de perfil, visto de perfil, vista de perfil | di profilo, visto di profilo, vista di profilo | 横から見た | 侧视, 侧面视角 | 측면
macro | macro | macro | Makro, Makroaufnahme | macro | macro | マクロ撮影, マクロ | 微距 | 접사
aerial view | vista aérea, desde el aire | vue aérienne | Luftaufnahme, Vogelperspektive | vista aérea, visto de cima | vista aerea, visto dall'alto, vista dall'alto | 空撮, 俯瞰 | 航拍, 俯视, 鸟瞰 | 항공샷, 조감도
cinematic | cinematográfico, cinematográfica | cinématographique | filmisch, kinoreif | cinematográfico, cinematográfica | cinematografico, cinematografica | 映画のような, シネマティック | 电影感, 电影质感 | 영화 같은, 시네마틱
vintage photo | foto antigua, foto vintage | vieille photo, photo ancienne | altes Foto, Vintage-Foto | foto antiga | foto d'epoca, foto antica | 古い写真, 昭和の写真 | 老照片, 复古照片 | 옛날 사진, 빈티지 사진
film photo | foto analógica, película de 35mm | photo argentique | analoges Foto, Analogfoto | foto analógica | foto analogica, pellicola | フィルム写真, フィルム風 | 胶片, 胶片感 | 필름 사진, 필름 감성
polaroid | polaroid | polaroïd | Polaroid | polaroid | polaroid | ポラロイド | 拍立得 | 폴라로이드
realistic photo | realista, fotorrealista | réaliste, photoréaliste | realistisch, fotorealistisch | realista, fotorrealista | realistico, fotorealistico | リアルな写真, リアル, 写実的 | 写实, 逼真, 真实感 | 실사, 사실적인
still life | bodegón, naturaleza muerta | nature morte | Stillleben | natureza-morta | natura morta | 静物画, 静物 | 静物 | 정물화
landscape | paisaje | paysage | Landschaft | paisagem | paesaggio | 風景, 景色 | 风景, 景色 | 풍경
ukiyo-e | ukiyo-e | ukiyo-e, estampe japonaise | Ukiyo-e | ukiyo-e | ukiyo-e | 浮世絵, 浮世絵風 | 浮世绘 | 우키요에
stained glass | vitral, vidriera | vitrail | Glasmalerei, Buntglas | vitral | vetrata | ステンドグラス | 彩色玻璃 | 스테인드글라스
cyberpunk | ciberpunk, cyberpunk | cyberpunk | Cyberpunk | cyberpunk | cyberpunk | サイバーパンク | 赛博朋克 | 사이버펑크
sticker | pegatina, sticker | autocollant, sticker | Aufkleber, Sticker | adesivo, figurinha | adesivo | ステッカー | 贴纸 | 스티커
`;

/** Prepositions: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const RELATIONS_ABROAD = `
beside | junto a, al lado de, a la vera de | à côté de, près de, auprès de, à côté du | neben, bei | ao lado de, junto de, ao lado do, ao lado da, perto da, perto do | accanto a, vicino a, accanto al, accanto alla, vicino al, vicino alla | のそばで, の隣で, のそばに, のそばの, のほとりの, のほとりで | 旁边, 旁 | 옆에서, 옆에, 곁에서
in front of | frente a, delante de, enfrente de, frente al | devant, en face de | vor | em frente a, na frente de, na frente da, na frente do, diante do, diante da, em frente ao, em frente à | davanti a, di fronte a, davanti al, davanti alla | の前で, の前に, の前の | 门前, 面前 | 앞에서, 앞에, 앞의
behind | detrás de, detrás del, tras | derrière | hinter | atrás de, atrás da, atrás do | dietro, dietro a, dietro al | の後ろで, の後ろに, の後ろの | 身后, 背后 | 뒤에서, 뒤에, 뒤의
on | encima de, encima del, sobre | sur, dessus | auf | em cima de, em cima da, em cima do, em cima duma, sobre | sopra | の上で, の上に, の上の, の上を | 上面, 之上 | 위에서, 위에, 위의
under | debajo de, debajo del, bajo | sous, dessous, en dessous de | unter | debaixo de, embaixo de, debaixo da, embaixo da, sob, debaixo do | sotto, sotto a, sotto il | の下で, の下に, の下の | 下面, 之下 | 아래에서, 아래서, 아래, 밑에서
in the shade of | a la sombra de, a la sombra del | à l'ombre de, à l'ombre du | im Schatten | à sombra de, na sombra de | all'ombra di | の陰で, の木陰で | - | 그늘에서
inside | dentro de, dentro del | à l'intérieur de | innerhalb | dentro de, dentro da, dentro do | dentro, dentro a | の中で, の中に, の中の, の中を | 里面, 之中 | 안에서, 속에서, 속에, 안의
over | por encima de, sobre | au-dessus de | über | por cima de, acima de | al di sopra di | の上空で | 上空 | 위로
through | a través de, por | à travers, par | durch | através de, pelo meio de, por entre | attraverso, per, tra | を抜けて, を通り抜ける, を通って | 穿过 | 사이로, 통해
across | a lo largo de | le long de | entlang | ao longo de, pela | lungo | に沿って | 沿着 | 따라, 따라서
between | entre | entre, parmi | zwischen | entre | tra, fra | の間で, の間に | 之间 | 사이에서, 사이에
around | alrededor de, en torno a | autour de, autour du | um, rund um | em volta de, ao redor de | intorno a, attorno a | の周りで, を囲む, を囲んで | 周围 | 둘레에서
full of | lleno de, llena de, llenos de, llenas de, repleto de, cargado de | plein de, pleine de, rempli de, remplie de | voller, voll, gefüllt mit, beladen mit | cheio de, cheia de, repleto de | pieno di, piena di, colmo di, carico di | でいっぱいの, だらけの | 满是, 装满, 充满 | 가득한
covered in | cubierto de, cubierta de, manchado de, manchada de, manchados de, manchadas de, sucio de, sucias de | couvert de, couverte de, couvertes de, pleines de | bedeckt mit, voll mit | coberto de, coberta de, sujo de, suja de, sujas de | coperto di, coperta di, sporco di, sporca di, sporche di, sporchi di | に覆われた, まみれの | 覆盖着, 沾满 | 덮인
with | con | avec | mit | com | con, col | を連れた, を連れて | 带着 | 함께, 같이
without | sin | sans | ohne | sem | senza | なしで, のない | 没有 | 없이, 없는
towards | hacia | vers | Richtung, auf zu | em direção a, rumo a, para | verso | に向かって, へ向かう | 朝着, 走向 | 향해, 쪽으로
seen from | visto desde, vista desde, vistos desde, mirado desde | vu depuis, vue depuis, vus depuis, vu de, vue de | gesehen von, gesehen aus | visto de, vista de, visto desde | visto da, vista da, visti da | から見た | 从…看 | 에서 본
from | desde | depuis, venant de | aus, von | desde | da, dal, dalla, dallo | から | 从 | 에서부터
for | para | pour | für | para | per | のための | 为了 | 위한
after | después de | après | - | depois de | dopo | の後で | - | -
during | durante | pendant, durant | während | durante | durante | の間中 | 期间 | 동안
while | mientras, mientras que | pendant que, tandis que | während | enquanto | mentre | - | - | -
facing | frente al mar de, de cara a, mirando hacia | face à | mit Blick auf, gegenüber | de frente para | di fronte al mare di | に面した | 面对, 面朝 | 마주한
in the shade of trees | - | - | - | - | - | - | 树荫下 | -
leaning against | apoyado en, apoyada en, apoyado contra, recargado en, recargada en | appuyé contre, appuyée contre, adossé à, adossée à | gelehnt an, angelehnt an | encostado em, encostada em, encostado na, encostada na, encostada numa, encostado numa, encostado no | appoggiato a, appoggiata a, appoggiato al, appoggiata al, appoggiata alla | にもたれて, に寄りかかって | 靠着, 倚着 | 기대어
in the arms of | en brazos de | dans les bras de | in den Armen | no colo de, nos braços de | in braccio a | - | 怀里的 | 품에
`;

/** Words that a picture may go without: - | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const FILLERS_ABROAD = `
-- | mal | mal | schlecht | mal | male, di traverso | - | - | -
- | muy, bien, ya, también, todo, toda, todos, todas, se, lo, le, les, casi, solo que, así, aún, mismo, está, están, están, ha, han, se está, allí, ahí, aquí, vez, estilo libre, tan, más | très, bien, aussi, tout, toute, tous, toutes, se, déjà, encore, presque, est, sont, en train de, ne, y, là, ici, si, plus, c'est, il y a, qui est, s, c, j, m, n | sehr, ganz, auch, schon, noch, so, sich, gerade, fast, etwas, dort, hier, da, es, wird, werden, hat, haben, dabei, ganze, ganzen | muito, bem, já, também, todo, toda, todos, todas, se, está, estão, quase, ainda, lá, ali, aqui, tão, mais, meio | molto, ben, già, anche, tutto, tutta, tutti, tutte, si, sta, stanno, quasi, ancora, lì, là, qui, così, più, ci, ne, proprio | とても, すごく, もう, ちょうど, まるで, です, だ, ます, ね, よ, いる, います, ある, あります, いた, たち, 達, さん, ちゃん, 様, 気持ちよさそうに, 楽しそうに, ゆっくり, のんびり, じっと, そっと, 静かに | 放, 摆, 摆放, 很, 非常, 正, 正在, 着, 了, 地, 得, 们, 正在的, 一起, 静静地, 慢慢地, 悄悄地, 欢快地, 尽情, 看起来, 是, 有, 就, 也, 都, 只, 条, 位, 名, 匹, 座, 幅, 张, 朵, 棵, 辆, 家, 头, 群 | 아주, 매우, 정말, 있는, 있다, 있음, 있어요, 있습니다, 함께, 같이, 마리, 명, 모습, 그림, 장면, 들, 잠시, 천천히, 조용히, 개의, 송이, 서
`;
