/** Words of image prompts in Chinese: foreign words and their forms | English | role. */
export const CHINESE = `
# People
宇航员, 太空人, 航天员 | astronaut | noun
婴儿, 宝宝, 嬰兒 | baby | noun
男孩, 小男孩, 少年 | boy | noun
厨师, 廚師 | chef | noun
孩子, 小孩, 儿童 | child | noun
孩子们 | children | noun
情侣, 夫妻, 情侶 | couple | noun
舞者, 舞蹈演员 | dancer | noun
医生, 醫生 | doctor | noun
龙, 龍, 巨龙 | dragon | noun
眼睛 | eyes | noun
脸, 面孔, 臉 | face | noun
仙女, 精灵 | fairy | noun
家庭, 一家人 | family | noun
爸爸, 父亲 | father | noun
渔夫, 渔民, 漁夫 | fisherman | noun
朋友 | friend | noun
朋友们 | friends | noun
女孩, 小女孩, 少女 | girl | noun
爷爷, 外公, 祖父, 爺爺 | grandfather | noun
奶奶, 外婆, 祖母 | grandmother | noun
头发, 頭髮 | hair | noun
手, 双手, 雙手 | hands | noun
国王, 國王 | king | noun
骑士, 騎士 | knight | noun
男人, 男子, 男性 | man | noun
妈妈, 母亲, 媽媽 | mother | noun
老人, 老头, 老爷爷 | old man | noun
老奶奶, 老太太 | old woman | noun
人们, 人群 | people | noun
人, 人物 | person | noun
公主 | princess | noun
女王, 王后 | queen | noun
机器人, 機器人 | robot | noun
武士 | samurai | noun
士兵, 战士 | soldier | noun
女巫 | witch | noun
女人, 女子, 女性 | woman | noun
女人们 | women | noun
年轻男子, 小伙子 | young man | noun
年轻女子, 年轻女人, 美女 | young woman | noun
# Animals
熊 | bear | noun
鸟, 小鸟, 鳥 | bird | noun
鸟群 | birds | noun
蝴蝶 | butterfly | noun
猫, 猫咪, 貓 | cat | noun
奶牛, 牛 | cow | noun
鹿 | deer | noun
狗, 小狗, 犬 | dog | noun
大象 | elephant | noun
鱼, 魚 | fish | noun
狐狸 | fox | noun
马, 馬 | horse | noun
马群 | horses | noun
小猫, 小貓 | kitten | noun
狮子, 獅子 | lion | noun
猫头鹰, 貓頭鷹 | owl | noun
熊猫, 大熊猫, 熊貓 | panda | noun
兔子, 小兔子 | rabbit | noun
羊, 绵羊 | sheep | noun
老虎, 虎 | tiger | noun
鲸鱼, 鯨魚 | whale | noun
狼 | wolf | noun
# Plants and food
苹果, 蘋果 | apple | noun
面包, 麵包 | bread | noun
蛋糕 | cake | noun
樱花, 櫻花 | cherry blossom | noun
咖啡 | coffee | noun
花, 花朵 | flower | noun
鲜花 | flowers | noun
树叶, 叶子 | leaves | noun
玫瑰 | rose | noun
茶 | tea | noun
树, 大树, 樹 | tree | noun
树木 | trees | noun
# Things and buildings
飞机, 飛機 | aeroplane | noun
床 | bed | noun
自行车, 腳踏車 | bicycle | noun
小船, 船 | boat | noun
书, 書, 书本 | book | noun
桥, 橋 | bridge | noun
蜡烛, 蠟燭 | candle | noun
汽车, 轿车, 汽車 | car | noun
城堡 | castle | noun
椅子 | chair | noun
教堂 | church | noun
云, 云朵, 雲 | clouds | noun
杯子 | cup | noun
门, 門 | door | noun
裙子, 连衣裙 | dress | noun
火, 火焰 | fire | noun
吉他 | guitar | noun
帽子 | hat | noun
房子, 屋子 | house | noun
灯, 台灯, 燈 | lamp | noun
光, 光线 | light | noun
灯塔, 燈塔 | lighthouse | noun
月亮, 月 | moon | noun
钢琴, 鋼琴 | piano | noun
鞋子, 鞋 | shoes | noun
星星 | stars | noun
太阳, 太陽 | sun | noun
剑, 劍 | sword | noun
桌子 | table | noun
寺庙, 庙 | temple | noun
火车, 列车, 火車 | train | noun
伞, 雨伞, 傘 | umbrella | noun
水 | water | noun
窗户, 窗, 窗戶 | window | noun
# Places
海滩, 沙滩, 海灘 | beach | place
卧室, 臥室 | bedroom | place
城市, 都市 | city | place
沙漠 | desert | place
田野, 草地 | field | place
森林, 树林 | forest | place
花园, 花園 | garden | place
厨房, 廚房 | kitchen | place
湖, 湖泊 | lake | place
图书馆, 圖書館 | library | place
市场, 集市 | market | place
山, 高山 | mountain | place
群山 | mountains | place
公园, 公園 | park | place
河, 河流 | river | place
大海, 海 | sea | place
天空, 天 | sky | place
太空, 宇宙 | space | place
车站, 火车站 | station | place
街道, 街 | street | place
村庄, 乡村 | village | place
瀑布 | waterfall | place
# Times, seasons, weather
下午 | afternoon | time
秋天, 秋 | autumn | time
圣诞节, 聖誕節 | Christmas | time
黎明 | dawn | time
黄昏, 傍晚, 黃昏 | dusk | time
晚上 | evening | time
雾, 霧 | fog | time
早晨, 早上, 清晨 | morning | time
夜晚, 夜, 夜里 | night | time
雨, 下雨 | rain | time
雪, 下雪 | snow | time
春天, 春 | spring | time
暴风雨, 暴風雨 | storm | time
夏天, 夏 | summer | time
日落, 夕阳, 夕陽 | sunset | time
冬天, 冬 | winter | time
# Colours
黑, 黑色, 黑色的 | black | adjective
蓝, 蓝色, 蓝色的, 藍色 | blue | adjective
棕色, 棕色的, 褐色 | brown | adjective
金色, 金色的 | golden | adjective
绿, 绿色, 绿色的, 綠色 | green | adjective
灰色, 灰色的 | grey | adjective
橙色, 橙色的 | orange | adjective
粉色, 粉红色, 粉紅色 | pink | adjective
紫色, 紫色的 | purple | adjective
红, 红色, 红色的, 紅色 | red | adjective
白色, 白色的, 白 | white | adjective
黄色, 黄色的, 黃色 | yellow | adjective
# Qualities
废弃的, 廢棄的 | abandoned | adjective
美丽, 美丽的, 漂亮的, 美麗 | beautiful | adjective
大, 大的, 巨大的 | big | adjective
彩色的, 五颜六色的 | colourful | adjective
可爱, 可爱的, 可愛 | cute | adjective
空的, 空荡荡的 | empty | adjective
老, 旧的, 古老的, 老的 | old | adjective
小, 小的 | small | adjective
湿的, 湿漉漉的 | wet | adjective
年轻, 年轻的, 年輕 | young | adjective
# Feelings
害怕, 恐惧, 害怕的 | afraid | feeling
生气, 愤怒的, 愤怒, 憤怒 | angry | feeling
平静, 宁静, 安静的, 寧靜 | calm | feeling
开心, 快乐, 高兴, 快乐的 | happy | feeling
恋爱的, 相爱的 | in love | feeling
孤独, 孤独的, 孤獨 | lonely | feeling
紧张, 紧张的, 緊張 | nervous | feeling
悲伤, 悲伤的, 难过, 悲傷 | sad | feeling
惊讶, 惊讶的, 驚訝 | surprised | feeling
疲惫, 疲倦的, 累 | tired | feeling
# Looks and pictures
3d渲染, 三维渲染 | 3d render | style
动漫, 動漫, 二次元 | anime | style
黑白, 黑白的 | black and white | style
卡通, 动画, 動畫 | cartoon | style
电影感, 电影风格, 電影感 | cinematic | style
特写, 特寫 | close-up | style
漫画, 漫畫 | comic | style
插画, 素描, 插畫 | drawing | style
水墨画, 水墨, 国画 | ink wash | style
标志, 商标, 標誌 | logo | style
油画, 油畫 | oil painting | style
画, 绘画, 繪畫 | painting | style
铅笔画, 速写, 鉛筆畫 | pencil sketch | style
照片, 摄影, 相片 | photo | style
肖像, 人像 | portrait | style
海报, 海報 | poster | style
写实, 逼真, 寫實 | realistic photo | style
风格, 風格 | style | style
老照片, 旧照片 | vintage photo | style
水彩, 水彩画, 水彩畫 | watercolor | style
# Actions
提着, 背着, 搬运, 扛着 | carry | action
爬, 攀登, 爬山, 攀爬 | climb | action
做饭, 烹饪, 煮, 做飯 | cook | action
哭, 哭泣, 哭着 | cry | action
跳舞, 起舞, 舞蹈 | dance | action
画画, 画着, 畫畫 | draw | action
喝, 喝着, 喝茶 | drink | action
开车, 驾驶, 開車 | drive | action
吃, 吃着, 吃饭, 吃飯 | eat | action
落下, 掉落, 飘落, 飄落 | fall | action
战斗, 打斗, 戰鬥 | fight | action
钓鱼, 釣魚 | fish | action
漂浮, 飘浮, 漂着 | float | action
飞, 飞翔, 飞行, 飛翔 | fly | action
拿, 拿着, 手持, 握着, 拿著 | hold | action
拥抱, 抱着, 相拥, 擁抱 | hugging | action
跳, 跳跃, 跳起, 跳躍 | jump | action
亲吻, 接吻, 親吻 | kiss | action
织毛衣, 编织, 織毛衣 | knitting | action
笑, 大笑, 笑着, 欢笑 | laugh | action
躺, 躺着, 躺在 | lying | action
听, 听着, 聆听, 聽著 | listen to | action
看, 看着, 望着, 凝视, 看著 | look at | action
打开, 开着, 打開 | open | action
绘制, 涂, 刷漆 | paint | action
玩耍, 玩, 嬉戏, 玩着 | play | action
弹奏, 演奏, 弹着, 彈奏 | play | action
祈祷, 祈祷着, 祈禱 | pray | action
读书, 看书, 阅读, 读着, 讀書 | read | action
修理, 修补, 修着 | repair | action
骑, 骑着, 骑马, 騎著 | ride | action
跑, 奔跑, 跑步, 跑着 | running | action
唱歌, 歌唱, 唱着 | sing | action
坐, 坐着, 坐在 | sitting | action
睡觉, 睡着, 熟睡, 睡覺 | sleep | action
微笑, 微笑着, 微笑的 | smile | action
站, 站着, 站在, 站立 | stand | action
游泳, 游, 游着 | swimming | action
等, 等待, 等着, 等候 | wait for | action
走, 走路, 散步, 行走, 走着 | walk | action
穿着, 穿, 戴着, 身穿, 穿著 | wear | action
工作, 干活, 劳动 | work | action
写字, 写信, 写着, 書寫 | write | action
# Numbers
一, 一个, 一只, 一隻 | one | number
二, 两, 两个, 两只, 兩個 | two | number
三, 三个, 三只 | three | number
四, 四个, 四只 | four | number
五, 五个, 五只 | five | number
六, 六个, 六只 | six | number
七, 七个, 七只 | seven | number
八, 八个, 八只 | eight | number
九, 九个, 九只 | nine | number
十, 十个, 十只 | ten | number
# Particles, prepositions and small words
的 | of | particle
在 | in | particle
正在 | is | particle
把 | obj | particle
被 | by | particle
和, 与, 跟, 與 | with | particle
从, 從 | from | particle
给, 給 | for | particle
里, 里面, 中, 之中, 裡, 裡面 | inside | particle
上, 上面, 之上 | on | particle
下, 下面, 之下 | under | particle
旁, 旁边, 旁邊 | beside | particle
前, 前面, 面前 | in front of | particle
后面, 身后, 背后, 後面 | behind | particle
之间, 中间, 之間 | between | particle
周围, 周圍 | around | particle
穿过, 穿過 | through | particle
向, 朝, 朝着 | towards | particle
没有, 沒有 | without | particle
一位, 一名, 一条, 一张, 一幅, 一匹, 一座 | a | article
这, 这个, 這個 | this | pronoun
那, 那个, 那個 | that | pronoun
他 | he | pronoun
她 | she | pronoun
它 | it | pronoun
他们, 她们, 他們 | they | pronoun
我的 | my | pronoun
很多, 许多, 许多的, 許多 | many | number
几个, 几只, 幾個 | several | number
`;
