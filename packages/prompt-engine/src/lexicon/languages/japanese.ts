/** Words of image prompts in Japanese: foreign words and their forms | English | role. */
export const JAPANESE = `
# People
宇宙飛行士 | astronaut | noun
赤ちゃん, 赤ん坊 | baby | noun
男の子, 少年 | boy | noun
料理人, シェフ | chef | noun
子供, 子ども, こども | child | noun
子供たち, 子どもたち | children | noun
カップル, 夫婦 | couple | noun
ダンサー, 踊り子 | dancer | noun
医者, 医師 | doctor | noun
竜, 龍, ドラゴン | dragon | noun
目, 瞳 | eyes | noun
顔 | face | noun
妖精 | fairy | noun
家族 | family | noun
父, お父さん, 父親 | father | noun
漁師 | fisherman | noun
友達, 友人 | friend | noun
友人たち, 友達同士 | friends | noun
女の子, 少女 | girl | noun
祖父, おじいさん, おじいちゃん | grandfather | noun
祖母, おばあさん, おばあちゃん | grandmother | noun
髪 | hair | noun
手, 両手 | hands | noun
王, 王様 | king | noun
騎士 | knight | noun
男, 男性, 男の人 | man | noun
母, お母さん, 母親 | mother | noun
老人 | old man | noun
老婆, 老女 | old woman | noun
人々, 人たち | people | noun
人, 人物 | person | noun
お姫様, 姫, プリンセス | princess | noun
女王, 女王様 | queen | noun
ロボット | robot | noun
侍, 武士, サムライ | samurai | noun
兵士, 兵隊 | soldier | noun
魔女 | witch | noun
女, 女性, 女の人 | woman | noun
女たち, 女性たち | women | noun
青年, 若い男性 | young man | noun
若い女性 | young woman | noun
# Animals
熊, クマ | bear | noun
鳥, 小鳥 | bird | noun
鳥たち | birds | noun
蝶, 蝶々, ちょうちょ | butterfly | noun
猫, ネコ, ねこ | cat | noun
牛, 乳牛 | cow | noun
鹿, シカ | deer | noun
犬, イヌ, いぬ | dog | noun
象, ゾウ | elephant | noun
魚, さかな | fish | noun
狐, キツネ, きつね | fox | noun
馬 | horse | noun
子猫, 仔猫 | kitten | noun
ライオン, 獅子 | lion | noun
フクロウ, ふくろう, 梟 | owl | noun
パンダ | panda | noun
兎, ウサギ, うさぎ | rabbit | noun
羊, ヒツジ | sheep | noun
虎, トラ | tiger | noun
鯨, クジラ | whale | noun
狼, オオカミ | wolf | noun
# Plants and food
りんご, リンゴ, 林檎 | apple | noun
パン | bread | noun
ケーキ | cake | noun
桜, さくら | cherry blossom | noun
コーヒー, 珈琲 | coffee | noun
花 | flower | noun
花々 | flowers | noun
葉, 木の葉 | leaves | noun
薔薇, バラ | rose | noun
お茶, 紅茶 | tea | noun
木, 樹 | tree | noun
木々 | trees | noun
# Things and buildings
飛行機 | aeroplane | noun
ベッド | bed | noun
自転車 | bicycle | noun
船, 小舟, ボート | boat | noun
本 | book | noun
橋 | bridge | noun
ろうそく, 蝋燭, キャンドル | candle | noun
車, 自動車 | car | noun
城, お城 | castle | noun
椅子 | chair | noun
教会 | church | noun
雲 | clouds | noun
カップ, 茶碗 | cup | noun
ドア, 扉 | door | noun
ドレス, ワンピース | dress | noun
火, 炎 | fire | noun
ギター | guitar | noun
帽子 | hat | noun
家 | house | noun
ランプ | lamp | noun
光 | light | noun
灯台 | lighthouse | noun
月, 満月 | moon | noun
ピアノ | piano | noun
靴 | shoes | noun
星, 星々 | stars | noun
太陽 | sun | noun
剣, 刀 | sword | noun
テーブル, 机 | table | noun
寺, お寺, 神社 | temple | noun
塔 | tower | noun
電車, 列車, 汽車 | train | noun
傘 | umbrella | noun
水 | water | noun
窓 | window | noun
# Places
浜辺, 砂浜, ビーチ | beach | place
寝室 | bedroom | place
街, 都市, 町 | city | place
砂漠 | desert | place
野原, 畑, 草原 | field | place
森, 森林 | forest | place
庭, 庭園 | garden | place
台所, キッチン, 厨房 | kitchen | place
湖 | lake | place
図書館 | library | place
市場 | market | place
山 | mountain | place
山々 | mountains | place
公園 | park | place
川, 河 | river | place
海 | sea | place
空 | sky | place
宇宙 | space | place
駅 | station | place
通り, 道, 路地 | street | place
村 | village | place
滝 | waterfall | place
# Times, seasons, weather
午後 | afternoon | time
秋 | autumn | time
クリスマス | Christmas | time
夜明け, 明け方 | dawn | time
夕暮れ, 黄昏, 夕方 | dusk | time
晩 | evening | time
霧 | fog | time
朝 | morning | time
夜 | night | time
雨 | rain | time
雪 | snow | time
春 | spring | time
嵐 | storm | time
夏 | summer | time
夕焼け, 夕日, 日没 | sunset | time
冬 | winter | time
# Colours
黒, 黒い | black | adjective
青, 青い | blue | adjective
茶色, 茶色い, 茶色の | brown | adjective
金色, 金色の | golden | adjective
緑, 緑の, 緑色の | green | adjective
灰色, グレー, 灰色の | grey | adjective
オレンジ色, オレンジ色の | orange | adjective
ピンク, ピンクの, 桃色 | pink | adjective
紫, 紫色, 紫の | purple | adjective
赤, 赤い, 真っ赤な | red | adjective
白, 白い | white | adjective
黄色, 黄色い | yellow | adjective
# Qualities
廃墟の, 捨てられた | abandoned | adjective
美しい, 綺麗な, きれいな | beautiful | adjective
大きい, 大きな | big | adjective
カラフルな, 色とりどりの | colourful | adjective
かわいい, 可愛い | cute | adjective
空っぽの, 誰もいない | empty | adjective
古い, 古びた | old | adjective
小さい, 小さな | small | adjective
濡れた | wet | adjective
若い | young | adjective
# Feelings
怖い, 怯えた, 怖がる | afraid | feeling
怒った, 怒っている | angry | feeling
静かな, 穏やかな | calm | feeling
嬉しい, 幸せな, 嬉しそうな | happy | feeling
恋する, 恋をした | in love | feeling
孤独な, 寂しい, 寂しげな | lonely | feeling
緊張した, 不安な | nervous | feeling
悲しい, 悲しそうな, 悲しげな | sad | feeling
驚いた | surprised | feeling
疲れた, 疲れている | tired | feeling
# Looks and pictures
3dレンダリング | 3d render | style
アニメ | anime | style
白黒, モノクロ | black and white | style
アニメ風 | cartoon | style
映画のような, 映画風 | cinematic | style
クローズアップ | close-up | style
漫画, コミック | comic | style
イラスト, 線画 | drawing | style
水墨画, 墨絵 | ink wash | style
ロゴ | logo | style
油絵, 油彩 | oil painting | style
絵, 絵画 | painting | style
鉛筆画, スケッチ | pencil sketch | style
写真 | photo | style
ポートレート, 肖像 | portrait | style
ポスター | poster | style
リアルな, 写実的な | realistic photo | style
スタイル, タッチ | style | style
古い写真, 昔の写真 | vintage photo | style
水彩, 水彩画 | watercolor | style
# Actions
運ぶ, 運んでいる, 運んで, 背負う | carry | action
登る, 登っている, 登って | climb | action
料理する, 料理している, 料理して | cook | action
泣く, 泣いている, 泣いて | cry | action
踊る, 踊っている, 踊って | dance | action
描く, 描いている, 描いて | draw | action
飲む, 飲んでいる, 飲んで | drink | action
運転する, 運転している, 運転して | drive | action
食べる, 食べている, 食べて | eat | action
落ちる, 落ちている, 落ちて, 舞い落ちる | fall | action
戦う, 戦っている, 戦って | fight | action
釣る, 釣りをする, 釣りをしている | fish | action
浮かぶ, 浮かんでいる, 浮かんで, 漂う | float | action
飛ぶ, 飛んでいる, 飛んで | fly | action
持つ, 持っている, 持って, 持った | hold | action
抱きしめる, 抱きしめている, 抱く | hugging | action
跳ぶ, 跳んでいる, 跳んで, ジャンプする | jump | action
キスする, キスしている, キスをする | kiss | action
編む, 編んでいる, 編み物をする | knitting | action
笑う, 笑っている, 笑って | laugh | action
横たわる, 横たわっている, 寝転ぶ | lying | action
聞く, 聞いている, 聴く, 聴いている | listen to | action
見る, 見ている, 見て, 眺める, 見つめる, 見上げる | look at | action
開ける, 開けている, 開けて, 開く | open | action
塗る, 塗っている, 塗って | paint | action
遊ぶ, 遊んでいる, 遊んで | play | action
弾く, 弾いている, 弾いて, 演奏する | play | action
祈る, 祈っている, 祈って | pray | action
読む, 読んでいる, 読んで, 読書する | read | action
直す, 直している, 修理する, 繕う | repair | action
乗る, 乗っている, 乗って, 乗った | ride | action
走る, 走っている, 走って | running | action
歌う, 歌っている, 歌って | sing | action
座る, 座っている, 座って, 座った | sitting | action
眠る, 眠っている, 寝る, 寝ている, 寝て | sleep | action
微笑む, 微笑んでいる, 笑顔の, 笑顔 | smile | action
立つ, 立っている, 立って, 立った | stand | action
泳ぐ, 泳いでいる, 泳いで | swimming | action
待つ, 待っている, 待って | wait for | action
歩く, 歩いている, 歩いて, 散歩する | walk | action
着る, 着ている, 着て, 着た, かぶる, かぶった | wear | action
働く, 働いている, 働いて | work | action
書く, 書いている, 書いて | write | action
# Numbers
一人, 一匹, 一つ, 一本 | one | number
二, 二人, 二匹, 二つ, 2人, 2匹 | two | number
三, 三人, 三匹, 三つ, 3人 | three | number
四, 四人, 四匹, 四つ | four | number
五, 五人, 五匹, 五つ | five | number
六, 六人, 六匹, 六つ | six | number
七, 七人, 七匹, 七つ | seven | number
八, 八人, 八匹, 八つ | eight | number
九, 九人, 九匹, 九つ | nine | number
十, 十人, 十匹 | ten | number
# Particles, prepositions and small words
の | of | particle
で | at | particle
を | obj | particle
に | in | particle
と | with | particle
が, は | subj | particle
や | and | particle
から | from | particle
へ, まで | to | particle
も | also | particle
の中, の中で, の中に, の中の, の中を | inside | particle
の上, の上で, の上に, の上の | on | particle
の下, の下で, の下に, の下の | under | particle
の前, の前で, の前に, の前の | in front of | particle
の後ろ, の後ろに, の後ろの | behind | particle
の横, の隣, のそば, の横で, の隣に, のそばで | beside | particle
の間, の間に, の間の | between | particle
の周り, の周りに, の周りの | around | particle
の向こう, の向こうに | beyond | particle
に向かって | towards | particle
を通って, を通り抜ける | through | particle
ながら | while | particle
なしで, のない | without | particle
その | its | pronoun
私の, 僕の | my | pronoun
彼 | he | pronoun
彼女 | she | pronoun
彼ら | they | pronoun
たくさんの, 多くの | many | number
`;
