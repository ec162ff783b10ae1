/** Animals, people, food and things of image prompts in Korean: foreign words and their forms | English | role. */
export const KOREAN_THINGS = `
# Animals
공룡 | dinosaur | noun
꿀벌, 벌들 | bee | noun
거미 | spider | noun
뱀 | snake | noun
개구리 | frog | noun
거북이, 바다거북 | turtle | noun
오리 | duck | noun
백조 | swan | noun
닭 | chicken | noun
수탉 | rooster | noun
돼지 | pig | noun
염소 | goat | noun
당나귀 | donkey | noun
원숭이 | monkey | noun
기린 | giraffe | noun
얼룩말 | zebra | noun
악어 | crocodile | noun
돌고래 | dolphin | noun
상어 | shark | noun
문어 | octopus | noun
펭귄 | penguin | noun
독수리 | eagle | noun
까마귀 | crow | noun
앵무새 | parrot | noun
비둘기 | pigeon | noun
갈매기 | seagull | noun
다람쥐 | squirrel | noun
고슴도치 | hedgehog | noun
쥐, 생쥐 | mouse | noun
박쥐 | bat | noun
달팽이 | snail | noun
유니콘 | unicorn | noun
새끼 강아지 | puppy | noun
북극곰 | polar bear | noun
꽃게, 바닷게 | crab | noun
해파리 | jellyfish | noun
너구리 | raccoon | noun
괴물 | monster | noun
# People
선생님, 교사 | teacher | noun
학생 | student | noun
농부 | farmer | noun
경찰, 경찰관 | police officer | noun
소방관 | firefighter | noun
간호사 | nurse | noun
음악가 | musician | noun
가수 | singer | noun
화가, 예술가 | artist | noun
해적 | pirate | noun
마법사 | wizard | noun
천사 | angel | noun
유령, 귀신 | ghost | noun
인어 | mermaid | noun
신부 | bride | noun
신랑 | groom | noun
제빵사 | baker | noun
웨이터, 종업원 | waiter | noun
광대 | clown | noun
스님, 수도승 | monk | noun
과학자 | scientist | noun
전사 | warrior | noun
형제, 오빠, 남동생 | brother | noun
자매, 언니, 여동생 | sister | noun
아들 | son | noun
딸 | daughter | noun
남자들 | men | noun
소년들 | boys | noun
소녀들 | girls | noun
군중, 인파 | crowd | noun
# Food and drink
치즈 | cheese | noun
계란, 달걀 | egg | noun
우유 | milk | noun
와인 | wine | noun
맥주 | beer | noun
초콜릿 | chocolate | noun
아이스크림 | ice cream | noun
피자 | pizza | noun
수프, 국물 | soup | noun
밥, 쌀 | rice | noun
고기 | meat | noun
꿀 | honey | noun
딸기 | strawberry | noun
바나나 | banana | noun
레몬 | lemon | noun
포도 | grapes | noun
체리 | cherry | noun
복숭아 | peach | noun
수박 | watermelon | noun
토마토 | tomato | noun
감자 | potato | noun
당근 | carrot | noun
호박 | pumpkin | noun
버섯 | mushroom | noun
과일 | fruit | noun
채소, 야채 | vegetables | noun
쿠키, 과자 | biscuit | noun
국수, 라면 | noodles | noun
아침 식사 | breakfast | noun
저녁 식사 | dinner | noun
# Household things
소파 | sofa | noun
안락의자 | armchair | noun
선반, 책장 | shelf | noun
거울 | mirror | noun
시계 | clock | noun
열쇠 | key | noun
상자 | box | noun
여행 가방 | suitcase | noun
배낭 | backpack | noun
가방 | bag | noun
바구니 | basket | noun
유리병 | bottle | noun
유리잔 | glass | noun
접시 | plate | noun
칼 | knife | noun
숟가락 | spoon | noun
주전자, 찻주전자 | teapot | noun
꽃병 | vase | noun
담요, 이불 | blanket | noun
베개 | pillow | noun
카펫, 양탄자 | carpet | noun
빗자루 | broom | noun
양동이 | bucket | noun
사다리 | ladder | noun
신문 | newspaper | noun
편지 | letter | noun
지도 | map | noun
붓 | paintbrush | noun
카메라 | camera | noun
전화, 휴대폰, 핸드폰 | phone | noun
컴퓨터 | computer | noun
공 | ball | noun
연 | kite | noun
풍선 | balloon | noun
인형 | doll | noun
곰 인형, 테디베어 | teddy bear | noun
장난감 | toy | noun
선물 | gift | noun
등불빛, 랜턴 | lantern | noun
깃발 | flag | noun
반지 | ring | noun
왕관 | crown | noun
가면, 마스크 | mask | noun
바이올린 | violin | noun
축구, 축구공 | football | noun
체스 | chess | noun
# Clothes
코트, 외투 | coat | noun
재킷, 자켓 | jacket | noun
셔츠 | shirt | noun
목도리, 스카프 | scarf | noun
장갑 | gloves | noun
장화, 부츠 | boots | noun
안경 | glasses | noun
선글라스 | sunglasses | noun
정장, 양복 | suit | noun
기모노 | kimono | noun
갑옷 | armour | noun
# Buildings and vehicles
탑 | tower | noun
궁전 | palace | noun
건물 | building | noun
고층 빌딩, 마천루 | skyscraper | noun
오두막 | cabin | noun
풍차 | windmill | noun
벽, 담 | wall | noun
지붕 | roof | noun
계단 | stairs | noun
분수 | fountain | noun
동상, 조각상 | statue | noun
벤치 | bench | noun
텐트 | tent | noun
버스 | bus | noun
트럭 | truck | noun
오토바이 | motorcycle | noun
전차 | tram | noun
돛단배, 요트 | sailing boat | noun
우주선 | spaceship | noun
로켓 | rocket | noun
열기구 | hot air balloon | noun
그네 | swing | noun
폐허, 유적 | ruins | noun
# Nature
모래 | sand | noun
모래성 | sandcastle | noun
파도 | wave | noun
잎 | leaf | noun
잔디, 풀밭 | grass | noun
돌, 바위 | stone | noun
얼음 | ice | noun
화산 | volcano | noun
무지개 | rainbow | noun
작은 별 | star | noun
행성 | planet | noun
번개 | lightning | noun
연기 | smoke | noun
그림자 | shadow | noun
반영 | reflection | noun
해바라기 | sunflower | noun
야자수, 야자나무 | palm tree | noun
선인장 | cactus | noun
꽃다발 | bouquet | noun
눈사람 | snowman | noun
불꽃놀이 | fireworks | noun
# More of every day
양떼 | sheep | noun
고래들 | whale | noun
울타리 | fence | noun
보물 | treasure | noun
칠판 | blackboard | noun
조개껍데기, 조개 | seashell | noun
트랙터 | tractor | noun
가로등 | street lamp | noun
둥지 | nest | noun
바지 | trousers | noun
치마 | skirt | noun
앞치마 | apron | noun
반죽 | dough | noun
털실, 실뭉치 | ball of yarn | noun
버터 | butter | noun
`;
