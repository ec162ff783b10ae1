/** Places, times, qualities and deeds of image prompts in Japanese: foreign words and their forms | English | role. */
export const JAPANESE_PLACES_AND_DEEDS = `
# Places
学校 | school | place
病院 | hospital | place
レストラン | restaurant | place
カフェ, 喫茶店 | café | place
店, お店 | shop | place
美術館, 博物館 | museum | place
劇場 | theatre | place
オフィス, 事務所 | office | place
空港 | airport | place
港 | harbour | place
農場, 牧場 | farm | place
教室 | classroom | place
リビング, 居間 | living room | place
浴室, お風呂 | bathroom | place
プール | swimming pool | place
舞台, ステージ | stage | place
洞窟, 洞穴 | cave | place
島 | island | place
ジャングル, 密林 | jungle | place
丘 | hill | place
谷, 渓谷 | valley | place
岸, 海岸 | shore | place
大洋 | ocean | place
広場 | square | place
小道 | path | place
墓地 | cemetery | place
遊び場 | playground | place
バルコニー, ベランダ | balcony | place
パリ | Paris | place
東京 | Tokyo | place
日本 | Japan | place
ロンドン | London | place
# Times
正午, 真昼, 昼 | noon | time
真夜中, 深夜 | midnight | time
日の出, 朝日 | sunrise | time
ゴールデンアワー | golden hour | time
風が, 強い風, そよ風, 風に | wind | time
晴れ, 晴れた日 | sunny day | time
誕生日 | birthday | time
結婚式 | wedding | time
ハロウィン | Halloween | time
パーティー, お祭り, 祭り | party | time
# Qualities
新しい | new | adjective
寒い, 冷たい | cold | adjective
暖かい, 温かい | warm | adjective
暗い | dark | adjective
明るい, 輝く | bright | adjective
壊れた | broken | adjective
高い, 背の高い | tall | adjective
長い | long | adjective
丸い | round | adjective
木製の, 木の | wooden | adjective
金属の, 金属製の | metal | adjective
ガラスの, ガラス | glass | adjective
銀色の, 銀の | silver | adjective
透明な | transparent | adjective
魔法の, 不思議な | magical | adjective
巨大な | giant | adjective
ちっちゃな | tiny | adjective
現代的な, モダンな | modern | adjective
未来的な, 未来の | futuristic | adjective
神秘的な | mysterious | adjective
汚れた, 汚い | dirty | adjective
錆びた | rusty | adjective
凍った | frozen | adjective
優雅な, エレガントな | elegant | adjective
野生の | wild | adjective
新鮮な | fresh | adjective
湯気の立つ, 熱々の | steaming | adjective
ベージュの, ベージュ | beige | adjective
ターコイズ, 水色の, 水色 | turquoise | adjective
# Feelings
誇らしげな, 得意げな | proud | feeling
退屈な, 退屈そうな | bored | feeling
恥ずかしがり屋の, 恥ずかしそうな | shy | feeling
好奇心旺盛な | curious | feeling
興奮した, わくわくした | excited | feeling
心配そうな | worried | feeling
くつろいだ, リラックスした | relaxed | feeling
物思いにふける | thoughtful | feeling
眠そうな, 眠い | sleepy | feeling
# Actions
建てる, 建てて, 建てている, 建てた, 作る, 作って, 作っている, 作った | build | action
焼く, 焼いて, 焼いている, 焼いた | bake | action
運転中の, 運転中 | drive | action
開けた, 開いて, 開いている, 開いた | open | action
閉める, 閉めて, 閉めている, 閉めた | close | action
切る, 切って, 切っている, 切った | cutting | action
洗う, 洗って, 洗っている, 洗った | wash | action
掃除する, 掃除して, 掃除している, 掃除した | clean | action
縫う, 縫って, 縫っている, 縫った | sew | action
投げる, 投げて, 投げている, 投げた | throw | action
捕まえる, 捕まえて, 捕まえている, 捕まえた | catch | action
蹴る, 蹴って, 蹴っている, 蹴った | kick | action
押す, 押して, 押している, 押した | push | action
引く, 引いて, 引いている, 引いた, 引っ張る, 引っ張って, 引っ張っている, 引っ張った | pull | action
掘る, 掘って, 掘っている, 掘った | digging | action
植える, 植えて, 植えている, 植えた | plant | action
水やりをする, 水をやって, 水をやっている, 水をやった | water | action
摘む, 摘んで, 摘んでいる, 摘んだ, 拾う, 拾って, 拾っている, 拾った | pick | action
あげる, あげて, あげている, あげた, 渡す, 渡して, 渡している, 渡した | give | action
餌をやる, 餌をやって, 餌をやっている, 餌をやった | feed | action
撫でる, 撫でて, 撫でている, 撫でた | petting | action
追いかける, 追いかけて, 追いかけている, 追いかけた | chase | action
隠れる, 隠れて, 隠れている, 隠れた | hide | action
探す, 探して, 探している, 探した | look for | action
夢を見る, 夢を見て, 夢を見ている, 夢を見た | dream | action
考える, 考えて, 考えている, 考えた | think | action
話す, 話して, 話している, 話した, 喋る, 喋って, 喋っている, 喋った | talk | action
叫ぶ, 叫んで, 叫んでいる, 叫んだ | shout | action
注ぐ, 注いで, 注いでいる, 注いだ | pour | action
買う, 買って, 買っている, 買った | buy | action
売る, 売って, 売っている, 売った | sell | action
スキーをする, スキーをして, スキーをしている, スキーをした | ski | action
サーフィンする, サーフィンをして, サーフィンをしている, サーフィンをした, サーフィンをする | surf | action
潜る, 潜って, 潜っている, 潜った, 飛び込む, 飛び込んで, 飛び込んでいる, 飛び込んだ | dive | action
渡る, 渡って, 渡っている, 渡った | cross | action
祝う, 祝って, 祝っている, 祝った | celebrate | action
燃える, 燃えて, 燃えている, 燃えた | burn | action
光る, 光って, 光っている, 光った | shine | action
咲く, 咲いて, 咲いている, 咲いた | bloom | action
休む, 休んで, 休んでいる, 休んだ | rest | action
跪く, 跪いて, 跪いている, 跪いた | kneel | action
寄りかかる, 寄りかかって, 寄りかかっている, 寄りかかった, もたれる, もたれて, もたれている, もたれた | lean on | action
撮る, 撮って, 撮っている, 撮った, 撮影する, 撮影して, 撮影している, 撮影した | photograph | action
勉強する, 勉強して, 勉強している, 勉強した | study | action
教える, 教えて, 教えている, 教えた | teach | action
吊るす, 吊るして, 吊るしている, 吊るした, ぶら下がる, ぶら下がって, ぶら下がっている, ぶら下がった | hang | action
転がる, 転がって, 転がっている, 転がった | roll | action
準備する, 準備して, 準備している, 準備した | prepare | action
手を振る, 手を振って, 手を振っている, 手を振った | wave | action
滑る, 滑って, 滑っている, 滑った | glide | action
# Numbers and small words
十一 | eleven | number
十二 | twelve | number
一対の | a pair of | number
百 | hundred | number
群れの | a group of | number
に対して | against | particle
の間中 | during | particle
の外, の外で, の外に | outside | particle
の上空, の上空を | above | particle
でできた, で作られた | made of | particle
でいっぱいの, に満ちた | full of | particle
背景 | background | style
ドット絵, ピクセルアート | pixel art | style
ミニマルな, ミニマリスト | minimalist | style
# Pictures
風景, 景色 | landscape | noun
星空 | starry sky | noun
地球 | Earth | noun
彗星 | comet | noun
壁紙 | wallpaper | style
バイオリンを弾く, バイオリンを弾いて, バイオリンを弾いている, バイオリンを弾いた | play the violin | action
凧揚げをする, 凧揚げをして, 凧揚げをしている, 凧揚げをした, 凧を揚げる, 凧を揚げて, 凧を揚げている, 凧を揚げた | flying a kite | action
`;
