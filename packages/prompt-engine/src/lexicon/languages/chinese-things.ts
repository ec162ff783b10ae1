/** Animals, people, food and things of image prompts in Chinese: foreign words and their forms | English | role. */
export const CHINESE_THINGS = `
# Animals
恐龙, 恐龍 | dinosaur | noun
蜜蜂 | bee | noun
蜘蛛 | spider | noun
蛇 | snake | noun
青蛙 | frog | noun
乌龟, 海龟, 烏龜 | turtle | noun
鸭子, 鴨子 | duck | noun
天鹅, 天鵝 | swan | noun
鸡, 母鸡, 雞 | chicken | noun
公鸡, 公雞 | rooster | noun
猪, 小猪, 豬 | pig | noun
山羊 | goat | noun
驴, 毛驴, 驢 | donkey | noun
猴子 | monkey | noun
长颈鹿, 長頸鹿 | giraffe | noun
斑马, 斑馬 | zebra | noun
鳄鱼, 鱷魚 | crocodile | noun
海豚 | dolphin | noun
鲨鱼, 鯊魚 | shark | noun
章鱼, 章魚 | octopus | noun
企鹅, 企鵝 | penguin | noun
老鹰, 老鷹 | eagle | noun
乌鸦, 烏鴉 | crow | noun
鹦鹉, 鸚鵡 | parrot | noun
鸽子, 鴿子 | pigeon | noun
海鸥, 海鷗 | seagull | noun
松鼠 | squirrel | noun
刺猬, 刺蝟 | hedgehog | noun
老鼠 | mouse | noun
蝙蝠 | bat | noun
蜗牛, 蝸牛 | snail | noun
独角兽, 獨角獸 | unicorn | noun
幼犬 | puppy | noun
北极熊, 北極熊 | polar bear | noun
螃蟹 | crab | noun
水母 | jellyfish | noun
浣熊 | raccoon | noun
怪物, 怪兽 | monster | noun
# People
老师, 老師 | teacher | noun
学生, 學生 | student | noun
农民, 农夫, 農民 | farmer | noun
警察 | police officer | noun
消防员, 消防員 | firefighter | noun
护士, 護士 | nurse | noun
音乐家, 音樂家 | musician | noun
歌手 | singer | noun
画家, 艺术家, 畫家 | artist | noun
海盗, 海盜 | pirate | noun
巫师, 魔法师, 巫師 | wizard | noun
天使 | angel | noun
鬼魂, 幽灵, 幽靈 | ghost | noun
美人鱼, 美人魚 | mermaid | noun
新娘 | bride | noun
新郎 | groom | noun
面包师, 麵包師 | baker | noun
服务员, 服務員 | waiter | noun
小丑 | clown | noun
和尚, 僧人 | monk | noun
科学家, 科學家 | scientist | noun
勇士, 武者 | warrior | noun
哥哥, 弟弟, 兄弟 | brother | noun
姐姐, 妹妹, 姐妹 | sister | noun
儿子, 兒子 | son | noun
女儿, 女兒 | daughter | noun
男人们 | men | noun
男孩们 | boys | noun
女孩们 | girls | noun
人潮 | crowd | noun
# Food and drink
奶酪, 芝士 | cheese | noun
鸡蛋, 雞蛋 | egg | noun
牛奶 | milk | noun
红酒, 葡萄酒 | wine | noun
啤酒 | beer | noun
巧克力 | chocolate | noun
冰淇淋, 冰激凌 | ice cream | noun
披萨, 披薩 | pizza | noun
汤, 湯 | soup | noun
米饭, 米飯 | rice | noun
肉 | meat | noun
蜂蜜 | honey | noun
草莓 | strawberry | noun
香蕉 | banana | noun
柠檬, 檸檬 | lemon | noun
葡萄 | grapes | noun
樱桃, 櫻桃 | cherry | noun
桃子 | peach | noun
西瓜 | watermelon | noun
番茄, 西红柿 | tomato | noun
土豆, 马铃薯 | potato | noun
胡萝卜, 胡蘿蔔 | carrot | noun
南瓜 | pumpkin | noun
蘑菇 | mushroom | noun
水果 | fruit | noun
蔬菜 | vegetables | noun
饼干, 餅乾 | biscuit | noun
面条, 麵條 | noodles | noun
早餐 | breakfast | noun
晚餐 | dinner | noun
# Household things
沙发, 沙發 | sofa | noun
扶手椅 | armchair | noun
架子, 书架 | shelf | noun
镜子, 鏡子 | mirror | noun
时钟, 钟, 時鐘 | clock | noun
钥匙, 鑰匙 | key | noun
盒子, 箱子 | box | noun
行李箱 | suitcase | noun
背包 | backpack | noun
包包, 袋子 | bag | noun
篮子, 籃子 | basket | noun
瓶子 | bottle | noun
玻璃杯 | glass | noun
盘子, 盤子 | plate | noun
刀子 | knife | noun
勺子 | spoon | noun
茶壶, 茶壺 | teapot | noun
花瓶 | vase | noun
毯子 | blanket | noun
枕头, 枕頭 | pillow | noun
地毯 | carpet | noun
扫帚, 掃帚 | broom | noun
水桶 | bucket | noun
梯子 | ladder | noun
报纸, 報紙 | newspaper | noun
信, 信件 | letter | noun
地图, 地圖 | map | noun
画笔, 畫筆 | paintbrush | noun
相机, 相機 | camera | noun
手机, 电话, 手機 | phone | noun
电脑, 電腦 | computer | noun
球, 皮球 | ball | noun
风筝, 風箏 | kite | noun
气球, 氣球 | balloon | noun
洋娃娃, 娃娃 | doll | noun
泰迪熊, 玩具熊 | teddy bear | noun
玩具 | toy | noun
礼物, 禮物 | gift | noun
灯笼, 燈籠 | lantern | noun
旗帜, 旗子, 旗幟 | flag | noun
戒指 | ring | noun
王冠, 皇冠 | crown | noun
面具, 口罩 | mask | noun
小提琴 | violin | noun
足球 | football | noun
国际象棋, 象棋 | chess | noun
# Clothes
大衣, 外套 | coat | noun
夹克, 夾克 | jacket | noun
衬衫, 襯衫 | shirt | noun
围巾, 圍巾 | scarf | noun
手套 | gloves | noun
靴子 | boots | noun
眼镜, 眼鏡 | glasses | noun
墨镜, 太阳镜 | sunglasses | noun
西装, 西裝 | suit | noun
和服 | kimono | noun
盔甲 | armour | noun
# Buildings and vehicles
塔, 高塔 | tower | noun
宫殿, 宮殿 | palace | noun
建筑, 大楼, 建築 | building | noun
摩天大楼, 摩天大樓 | skyscraper | noun
小木屋, 木屋 | cabin | noun
风车, 風車 | windmill | noun
墙, 墙壁, 牆 | wall | noun
屋顶, 屋頂 | roof | noun
楼梯, 樓梯 | stairs | noun
喷泉, 噴泉 | fountain | noun
雕像 | statue | noun
长椅, 長椅 | bench | noun
帐篷, 帳篷 | tent | noun
公交车, 巴士, 公車 | bus | noun
卡车, 卡車 | truck | noun
摩托车, 摩托車 | motorcycle | noun
电车, 電車 | tram | noun
帆船 | sailing boat | noun
飞船, 宇宙飞船, 太空船 | spaceship | noun
火箭 | rocket | noun
热气球, 熱氣球 | hot air balloon | noun
秋千, 鞦韆 | swing | noun
废墟, 廢墟 | ruins | noun
# Nature
沙子 | sand | noun
沙堡, 沙雕城堡 | sandcastle | noun
海浪, 波浪 | wave | noun
叶片, 葉子 | leaf | noun
草, 青草 | grass | noun
石头, 岩石, 石頭 | stone | noun
冰 | ice | noun
火山 | volcano | noun
彩虹 | rainbow | noun
星 | star | noun
行星, 星球 | planet | noun
闪电, 閃電 | lightning | noun
烟雾, 烟, 煙 | smoke | noun
影子 | shadow | noun
倒影 | reflection | noun
向日葵 | sunflower | noun
棕榈树, 椰子树 | palm tree | noun
仙人掌 | cactus | noun
花束 | bouquet | noun
雪人 | snowman | noun
烟花, 煙火 | fireworks | noun
# More of every day
羊群 | sheep | noun
座头鲸 | whale | noun
栅栏, 围栏 | fence | noun
宝藏, 寶藏 | treasure | noun
黑板 | blackboard | noun
贝壳, 貝殼 | seashell | noun
拖拉机, 拖拉機 | tractor | noun
路灯, 路燈 | street lamp | noun
鸟巢, 鳥巢 | nest | noun
裤子, 褲子 | trousers | noun
短裙 | skirt | noun
围裙, 圍裙 | apron | noun
面团, 麵團 | dough | noun
毛线球, 毛線 | ball of yarn | noun
黄油, 奶油 | butter | noun
`;
