/** Animals, people, food and things of image prompts in Japanese: foreign words and their forms | English | role. */
export const JAPANESE_THINGS = `
# Animals
恐竜 | dinosaur | noun
蜂, ミツバチ, 蜜蜂 | bee | noun
蜘蛛, クモ | spider | noun
蛇, ヘビ | snake | noun
蛙, カエル | frog | noun
亀, カメ | turtle | noun
アヒル, 鴨 | duck | noun
白鳥 | swan | noun
鶏, ニワトリ | chicken | noun
雄鶏 | rooster | noun
豚, ブタ | pig | noun
山羊, ヤギ | goat | noun
ロバ | donkey | noun
猿, サル | monkey | noun
キリン | giraffe | noun
シマウマ | zebra | noun
ワニ | crocodile | noun
イルカ | dolphin | noun
サメ, 鮫 | shark | noun
タコ, 蛸 | octopus | noun
ペンギン | penguin | noun
鷲, ワシ | eagle | noun
カラス, 烏 | crow | noun
オウム | parrot | noun
鳩, ハト | pigeon | noun
カモメ | seagull | noun
リス, 栗鼠 | squirrel | noun
ハリネズミ | hedgehog | noun
ネズミ, 鼠 | mouse | noun
コウモリ | bat | noun
カタツムリ | snail | noun
ユニコーン | unicorn | noun
子犬, 仔犬 | puppy | noun
白熊, シロクマ, ホッキョクグマ | polar bear | noun
蟹, カニ | crab | noun
クラゲ | jellyfish | noun
アライグマ | raccoon | noun
怪物, モンスター | monster | noun
# People
先生, 教師 | teacher | noun
学生, 生徒, 大学生 | student | noun
農夫, 農家 | farmer | noun
警察官, 警官, お巡りさん | police officer | noun
消防士 | firefighter | noun
看護師, ナース | nurse | noun
音楽家, ミュージシャン | musician | noun
歌手 | singer | noun
画家, 芸術家, アーティスト | artist | noun
海賊 | pirate | noun
魔法使い, 魔術師 | wizard | noun
天使 | angel | noun
幽霊, お化け | ghost | noun
人魚 | mermaid | noun
花嫁 | bride | noun
花婿, 新郎 | groom | noun
パン屋さん, パン職人 | baker | noun
ウェイター, 店員 | waiter | noun
ピエロ, 道化師 | clown | noun
僧侶, お坊さん | monk | noun
科学者 | scientist | noun
戦士 | warrior | noun
兄, 弟, 兄弟 | brother | noun
姉, 妹, 姉妹 | sister | noun
息子 | son | noun
娘 | daughter | noun
男たち, 男性たち | men | noun
少年たち | boys | noun
少女たち | girls | noun
群衆, 人混み | crowd | noun
# Food and drink
チーズ | cheese | noun
卵, たまご | egg | noun
牛乳, ミルク | milk | noun
ワイン | wine | noun
ビール | beer | noun
チョコレート, チョコ | chocolate | noun
アイスクリーム, アイス | ice cream | noun
ピザ | pizza | noun
スープ | soup | noun
ご飯, 米 | rice | noun
肉 | meat | noun
蜂蜜, ハチミツ | honey | noun
苺, いちご, イチゴ | strawberry | noun
バナナ | banana | noun
レモン | lemon | noun
葡萄, ぶどう | grapes | noun
さくらんぼ | cherry | noun
桃 | peach | noun
スイカ, 西瓜 | watermelon | noun
トマト | tomato | noun
じゃがいも | potato | noun
にんじん, 人参 | carrot | noun
かぼちゃ, カボチャ | pumpkin | noun
きのこ, キノコ | mushroom | noun
果物, フルーツ | fruit | noun
野菜 | vegetables | noun
クッキー, ビスケット | biscuit | noun
麺, ラーメン, うどん | noodles | noun
朝食, 朝ごはん | breakfast | noun
夕食, 晩ご飯 | dinner | noun
# Household things
ソファ, ソファー | sofa | noun
肘掛け椅子 | armchair | noun
棚, 本棚 | shelf | noun
鏡 | mirror | noun
時計 | clock | noun
鍵 | key | noun
箱 | box | noun
スーツケース, 旅行鞄 | suitcase | noun
リュック, リュックサック | backpack | noun
鞄, バッグ | bag | noun
籠, かご, バスケット | basket | noun
瓶, ボトル | bottle | noun
グラス, コップ | glass | noun
皿, お皿 | plate | noun
ナイフ, 包丁 | knife | noun
スプーン | spoon | noun
ティーポット, 急須 | teapot | noun
花瓶 | vase | noun
毛布 | blanket | noun
枕 | pillow | noun
絨毯, カーペット | carpet | noun
箒, ほうき | broom | noun
バケツ | bucket | noun
梯子, はしご | ladder | noun
新聞 | newspaper | noun
手紙 | letter | noun
地図 | map | noun
筆, 絵筆 | paintbrush | noun
カメラ | camera | noun
電話, 携帯, スマホ | phone | noun
パソコン, コンピューター | computer | noun
ボール | ball | noun
凧 | kite | noun
風船 | balloon | noun
人形 | doll | noun
テディベア, ぬいぐるみ | teddy bear | noun
おもちゃ, 玩具 | toy | noun
プレゼント, 贈り物 | gift | noun
提灯, ランタン | lantern | noun
旗 | flag | noun
指輪 | ring | noun
王冠, 冠 | crown | noun
仮面, マスク | mask | noun
バイオリン, ヴァイオリン | violin | noun
サッカー, サッカーボール | football | noun
チェス, 将棋 | chess | noun
# Clothes
コート, 外套 | coat | noun
ジャケット | jacket | noun
シャツ | shirt | noun
マフラー, スカーフ | scarf | noun
手袋 | gloves | noun
長靴, ブーツ | boots | noun
眼鏡, メガネ | glasses | noun
サングラス | sunglasses | noun
スーツ | suit | noun
着物 | kimono | noun
鎧, 甲冑 | armour | noun
# Buildings and vehicles
タワー | tower | noun
宮殿 | palace | noun
建物, ビル | building | noun
高層ビル, 摩天楼 | skyscraper | noun
小屋 | cabin | noun
風車 | windmill | noun
壁, 塀 | wall | noun
屋根 | roof | noun
階段 | stairs | noun
噴水 | fountain | noun
銅像, 彫像, 石像 | statue | noun
ベンチ | bench | noun
テント | tent | noun
バス | bus | noun
トラック | truck | noun
バイク, オートバイ | motorcycle | noun
路面電車 | tram | noun
帆船, ヨット | sailing boat | noun
宇宙船 | spaceship | noun
ロケット | rocket | noun
熱気球, 気球 | hot air balloon | noun
ブランコ | swing | noun
廃墟, 遺跡 | ruins | noun
# Nature
砂 | sand | noun
砂の城, 砂のお城 | sandcastle | noun
波 | wave | noun
葉っぱ | leaf | noun
草 | grass | noun
石, 岩 | stone | noun
氷 | ice | noun
火山 | volcano | noun
虹 | rainbow | noun
惑星 | planet | noun
稲妻, 雷 | lightning | noun
煙 | smoke | noun
影 | shadow | noun
反射, 映り込み | reflection | noun
ひまわり, 向日葵 | sunflower | noun
ヤシの木, 椰子の木 | palm tree | noun
サボテン | cactus | noun
花束 | bouquet | noun
雪だるま | snowman | noun
花火 | fireworks | noun
# More of every day
羊たち | sheep | noun
ザトウクジラ | whale | noun
柵, フェンス | fence | noun
宝物, 財宝 | treasure | noun
黒板 | blackboard | noun
貝殻 | seashell | noun
トラクター | tractor | noun
街灯 | street lamp | noun
巣 | nest | noun
ズボン | trousers | noun
スカート | skirt | noun
エプロン | apron | noun
生地 | dough | noun
毛糸玉, 毛糸 | ball of yarn | noun
バター | butter | noun
`;
