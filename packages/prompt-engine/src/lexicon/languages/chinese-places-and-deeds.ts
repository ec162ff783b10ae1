/** Places, times, qualities and deeds of image prompts in Chinese: foreign words and their forms | English | role. */
export const CHINESE_PLACES_AND_DEEDS = `
# Places
学校, 學校 | school | place
医院, 醫院 | hospital | place
餐厅, 餐廳 | restaurant | place
咖啡馆, 咖啡厅, 咖啡館 | café | place
商店 | shop | place
博物馆, 博物館 | museum | place
剧院, 劇院 | theatre | place
办公室, 辦公室 | office | place
机场, 機場 | airport | place
港口 | harbour | place
农场, 農場 | farm | place
教室 | classroom | place
客厅, 客廳 | living room | place
浴室, 卫生间 | bathroom | place
游泳池, 泳池 | swimming pool | place
舞台 | stage | place
洞穴, 山洞 | cave | place
岛, 小岛, 島 | island | place
丛林, 叢林 | jungle | place
山坡, 小山 | hill | place
山谷 | valley | place
海岸, 岸边, 岸邊 | shore | place
海洋 | ocean | place
广场, 廣場 | square | place
小路, 小径 | path | place
墓地 | cemetery | place
游乐场, 操场 | playground | place
阳台, 陽台 | balcony | place
巴黎 | Paris | place
东京, 東京 | Tokyo | place
日本 | Japan | place
伦敦, 倫敦 | London | place
# Times
中午, 正午 | noon | time
午夜, 深夜 | midnight | time
日出 | sunrise | time
黄金时刻 | golden hour | time
风, 風 | wind | time
晴天, 阳光明媚 | sunny day | time
生日 | birthday | time
婚礼, 婚禮 | wedding | time
万圣节, 萬聖節 | Halloween | time
派对, 聚会, 派對 | party | time
# Qualities
新的 | new | adjective
寒冷, 寒冷的, 冰冷的 | cold | adjective
温暖, 温暖的 | warm | adjective
黑暗, 黑暗的 | dark | adjective
明亮的, 明亮 | bright | adjective
破碎的, 坏的 | broken | adjective
高高的, 高大的 | tall | adjective
长长的 | long | adjective
圆形的, 圆圆的 | round | adjective
木制的, 木头的, 木製 | wooden | adjective
金属的, 金屬 | metal | adjective
玻璃的, 玻璃 | glass | adjective
银色的, 银色, 銀色 | silver | adjective
透明的, 透明 | transparent | adjective
神奇的, 魔法的 | magical | adjective
巨型的, 巨型 | giant | adjective
微小的, 小小的 | tiny | adjective
现代的, 现代 | modern | adjective
未来的, 科幻的 | futuristic | adjective
神秘的, 神秘 | mysterious | adjective
脏的, 肮脏的 | dirty | adjective
生锈的, 生鏽的 | rusty | adjective
冰冻的, 结冰的 | frozen | adjective
优雅的, 优雅 | elegant | adjective
野生的, 野生 | wild | adjective
新鲜的, 新鲜 | fresh | adjective
冒着热气的, 热腾腾的 | steaming | adjective
米色的, 米色 | beige | adjective
青绿色, 青綠色 | turquoise | adjective
# Feelings
自豪的, 骄傲 | proud | feeling
无聊, 无聊的 | bored | feeling
害羞, 害羞的 | shy | feeling
好奇, 好奇的 | curious | feeling
兴奋, 激动的, 興奮 | excited | feeling
担心, 担忧的 | worried | feeling
放松的, 悠闲的 | relaxed | feeling
沉思, 若有所思的 | thoughtful | feeling
困倦的 | sleepy | feeling
# Actions
建造, 搭建, 堆 | build | action
烘焙, 烘烤, 烤 | bake | action
驾车, 驾驶着, 駕駛 | drive | action
拆开, 推开 | open | action
关上, 關上 | close | action
切, 剪, 切着 | cutting | action
洗, 洗着, 洗碗 | wash | action
打扫, 清洁, 打掃 | clean | action
缝, 缝纫, 縫 | sew | action
扔, 投掷, 扔着 | throw | action
抓住, 捕捉, 接住 | catch | action
踢, 踢着 | kick | action
推, 推着 | push | action
拉车, 拉着 | pull | action
挖, 挖掘, 挖着 | digging | action
种植, 种花, 种树, 種植 | plant | action
浇水, 浇花, 澆水 | water | action
采摘, 采, 摘 | pick | action
递给, 赠送 | give | action
喂, 喂食, 餵 | feed | action
抚摸, 撫摸 | petting | action
追赶, 追逐, 追 | chase | action
躲藏, 躲在, 藏在 | hide | action
寻找, 寻找着, 尋找 | look for | action
做梦, 梦想 | dream | action
思考, 思考着 | think | action
说话, 聊天, 交谈 | talk | action
喊叫, 大喊 | shout | action
倒着, 倒茶 | pour | action
买, 购买, 購買 | buy | action
卖, 出售, 賣 | sell | action
滑雪 | ski | action
冲浪, 衝浪 | surf | action
潜水, 跳水 | dive | action
横穿, 过马路, 越过 | cross | action
庆祝, 慶祝 | celebrate | action
燃烧, 燃烧着, 燃燒 | burn | action
照耀, 发光, 闪耀 | shine | action
盛开, 开花, 盛開 | bloom | action
休息 | rest | action
跪, 跪着 | kneel | action
靠着, 倚靠 | lean on | action
拍照, 拍摄, 拍攝 | photograph | action
学习, 學習, 做作业 | study | action
教书, 教導 | teach | action
悬挂, 挂着, 挂, 懸掛 | hang | action
滚动, 打滚 | roll | action
准备, 準備 | prepare | action
挥手, 揮手 | wave | action
滑翔, 滑行 | glide | action
# Numbers and small words
十一 | eleven | number
十二 | twelve | number
一双, 一对 | a pair of | number
一百, 上百 | hundred | number
一群 | a group of | number
对着 | against | particle
期间 | during | particle
外面, 之外 | outside | particle
上空, 上方 | above | particle
做成的, 制成的 | made of | particle
充满, 装满 | full of | particle
背景 | background | style
像素画, 像素风, 像素畫 | pixel art | style
极简, 极简主义 | minimalist | style
# Pictures
风景, 風景 | landscape | noun
星空 | starry sky | noun
地球 | Earth | noun
彗星 | comet | noun
壁纸, 壁紙 | wallpaper | style
拉小提琴 | play the violin | action
放风筝, 放風箏 | flying a kite | action
`;
