/** Wild and small animals: English | Spanish | French | German | Portuguese | Italian | Japanese | Chinese | Korean. */
export const ANIMALS = `
badger | tejón | blaireau/blaireaux | Dachs/Dachse | texugo | - | アナグマ | 獾 | 오소리
hedgehog | - | - | - | ouriço-cacheiro | porcospino | - | - | -
seal | foca | phoque | Seehund/Seehunde, Robbe/Robben | foca | foca | アザラシ | 海豹 | 물범
walrus | morsa | - | Walross/Walrosse | morsa | tricheco | セイウチ | 海象 | 바다코끼리
stork | cigüeña | cigogne | Storch/Störche | cegonha | cicogna | コウノトリ | 鹳 | 황새
goose | ganso | oie | Gans/Gänse | ganso | - | ガチョウ | - | 거위
magpie | urraca | pie bavarde | Elster/Elstern | - | - | カササギ | 喜鹊 | 까치
robin | petirrojo | rouge-gorge | Rotkehlchen/Rotkehlchen | pisco | pettirosso | コマドリ | 知更鸟 | 울새
pelican | pelícano | pélican | Pelikan/Pelikane | pelicano | pellicano | ペリカン | 鹈鹕 | 펠리컨
turkey | - | dindon | Truthahn/Truthähne | - | tacchino | 七面鳥 | 火鸡 | 칠면조
moose | alce | - | Elch/Elche | alce | alce/alci | ヘラジカ | 驼鹿 | 무스
reindeer | - | - | Rentier/Rentiere | rena | renna | トナカイ | 驯鹿 | 순록
lynx | lince | lynx/lynx | Luchs/Luchse | lince | lince/linci | オオヤマネコ | 猞猁 | 스라소니
koala | koala | koala | Koala/Koalas | coala | koala/koala | コアラ | 考拉 | 코알라
kangaroo | canguro | kangourou | Känguru/Kängurus | canguru | canguro | カンガルー | 袋鼠 | 캥거루
beaver | - | - | Biber/Biber | - | - | ビーバー | 河狸 | 비버
rat | - | - | Ratte/Ratten | - | - | ドブネズミ | 大老鼠 | 시궁쥐
guinea pig | cobaya, conejillo de indias | cochon d’Inde, cochon d'Inde | Meerschweinchen/Meerschweinchen | porquinho-da-índia | porcellino d’India | モルモット | 豚鼠 | 기니피그
mole | - | - | Maulwurf/Maulwürfe | toupeira | talpa | モグラ | 鼹鼠 | 두더지
toad | sapo | crapaud | Kröte/Kröten | - | rospo | ヒキガエル | 蟾蜍 | 두꺼비
lizard | lagartija, lagarto | lézard | Eidechse/Eidechsen | lagarto, lagartixa | lucertola | トカゲ | 蜥蜴 | 도마뱀
beetle | escarabajo | scarabée | - | besouro | scarabeo | カブトムシ | 甲虫 | 딱정벌레
wasp | avispa | guêpe | Wespe/Wespen | - | - | スズメバチ | 黄蜂 | 말벌
ant | hormiga | fourmi | Ameise/Ameisen | formiga | formica | アリ | 蚂蚁 | 개미
moth | polilla | papillon de nuit | Motte/Motten, Nachtfalter/Nachtfalter | mariposa noturna | falena | 蛾 | 飞蛾 | 나방
caterpillar | oruga | chenille | Raupe/Raupen | - | bruco | 毛虫 | 毛毛虫 | 애벌레
lobster | langosta, bogavante | homard | Hummer/Hummer | lagosta | aragosta | ロブスター | 龙虾 | 바닷가재
squid | calamar | calmar | Kalmar/Kalmare | - | calamaro | イカ | 鱿鱼 | 오징어
gorilla | gorila | gorille | Gorilla/Gorillas | gorila | gorilla/gorilla | ゴリラ | 大猩猩 | 고릴라
hippo | hipopótamo | hippopotame | Nilpferd/Nilpferde, Flusspferd | hipopótamo | ippopotamo | カバ | 河马 | 하마
rhino | rinoceronte | rhinocéros | Nashorn/Nashörner | rinoceronte | rinoceronte/rinoceronti | サイ | 犀牛 | 코뿔소
`;
