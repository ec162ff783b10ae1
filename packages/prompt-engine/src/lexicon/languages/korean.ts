/** Words of image prompts in Korean: foreign words and their forms | English | role. */
export const KOREAN = `
# People
우주비행사 | astronaut | noun
아기 | baby | noun
소년, 남자아이, 남자 아이 | boy | noun
요리사 | chef | noun
아이, 어린이 | child | noun
아이들, 어린이들 | children | noun
커플, 부부, 연인 | couple | noun
무용수, 댄서 | dancer | noun
의사 | doctor | noun
용, 드래곤 | dragon | noun
눈동자, 눈빛 | eyes | noun
얼굴 | face | noun
요정 | fairy | noun
가족 | family | noun
아빠, 아버지 | father | noun
어부 | fisherman | noun
친구 | friend | noun
친구들 | friends | noun
소녀, 여자아이, 여자 아이 | girl | noun
할아버지 | grandfather | noun
할머니 | grandmother | noun
머리카락 | hair | noun
손, 두 손 | hands | noun
왕 | king | noun
기사 | knight | noun
남자, 남성 | man | noun
엄마, 어머니 | mother | noun
노인 | old man | noun
노파 | old woman | noun
사람들 | people | noun
사람, 인물 | person | noun
공주 | princess | noun
여왕, 왕비 | queen | noun
로봇 | robot | noun
사무라이, 무사 | samurai | noun
군인, 병사 | soldier | noun
마녀 | witch | noun
여자, 여성 | woman | noun
여자들 | women | noun
젊은 남자, 청년 | young man | noun
젊은 여자, 젊은 여성 | young woman | noun
# Animals
곰 | bear | noun
새 | bird | noun
새들 | birds | noun
나비 | butterfly | noun
고양이 | cat | noun
고양이들 | cats | noun
소, 젖소 | cow | noun
사슴 | deer | noun
개, 강아지 | dog | noun
개들, 강아지들 | dogs | noun
코끼리 | elephant | noun
물고기, 생선 | fish | noun
여우 | fox | noun
말 | horse | noun
말들 | horses | noun
새끼 고양이 | kitten | noun
사자 | lion | noun
부엉이, 올빼미 | owl | noun
판다, 팬더 | panda | noun
토끼 | rabbit | noun
양 | sheep | noun
호랑이 | tiger | noun
고래 | whale | noun
늑대 | wolf | noun
# Plants and food
사과 | apple | noun
빵 | bread | noun
케이크 | cake | noun
벚꽃 | cherry blossom | noun
커피 | coffee | noun
꽃 | flower | noun
꽃들 | flowers | noun
나뭇잎 | leaves | noun
장미 | rose | noun
차, 홍차 | tea | noun
나무 | tree | noun
나무들 | trees | noun
# Things and buildings
비행기 | aeroplane | noun
침대 | bed | noun
자전거 | bicycle | noun
배, 보트 | boat | noun
책 | book | noun
다리 | bridge | noun
촛불, 양초 | candle | noun
자동차 | car | noun
성 | castle | noun
의자 | chair | noun
교회, 성당 | church | noun
구름 | clouds | noun
컵, 찻잔 | cup | noun
문 | door | noun
드레스, 원피스 | dress | noun
불, 불꽃 | fire | noun
기타 | guitar | noun
모자 | hat | noun
집 | house | noun
램프, 등불 | lamp | noun
빛 | light | noun
등대 | lighthouse | noun
달, 보름달 | moon | noun
피아노 | piano | noun
신발, 구두 | shoes | noun
별, 별들 | stars | noun
태양, 해 | sun | noun
검 | sword | noun
테이블, 탁자 | table | noun
절, 사원 | temple | noun
기차, 열차 | train | noun
우산 | umbrella | noun
물 | water | noun
창문, 창 | window | noun
# Places
해변, 바닷가 | beach | place
침실 | bedroom | place
도시 | city | place
사막 | desert | place
들판 | field | place
숲 | forest | place
정원 | garden | place
부엌, 주방 | kitchen | place
호수 | lake | place
도서관 | library | place
시장 | market | place
산 | mountain | place
산맥 | mountains | place
공원 | park | place
강 | river | place
바다 | sea | place
하늘 | sky | place
우주 | space | place
기차역, 역 | station | place
거리, 골목 | street | place
마을 | village | place
폭포 | waterfall | place
# Times, seasons, weather
오후 | afternoon | time
가을 | autumn | time
크리스마스 | Christmas | time
새벽 | dawn | time
황혼, 해 질 녘 | dusk | time
저녁 | evening | time
안개 | fog | time
아침 | morning | time
밤 | night | time
비 | rain | time
눈 | snow | time
봄 | spring | time
폭풍 | storm | time
여름 | summer | time
노을, 석양, 일몰 | sunset | time
겨울 | winter | time
# Colours
검은, 검은색, 까만 | black | adjective
파란, 파란색, 푸른 | blue | adjective
갈색 | brown | adjective
금색, 황금빛, 금빛 | golden | adjective
초록, 초록색, 녹색 | green | adjective
회색 | grey | adjective
주황색 | orange | adjective
분홍색, 분홍 | pink | adjective
보라색, 보랏빛 | purple | adjective
빨간, 빨간색, 붉은 | red | adjective
하얀, 흰, 흰색 | white | adjective
노란, 노란색 | yellow | adjective
# Qualities
버려진 | abandoned | adjective
아름다운, 예쁜 | beautiful | adjective
큰, 커다란 | big | adjective
알록달록한, 다채로운 | colourful | adjective
귀여운 | cute | adjective
텅 빈, 빈 | empty | adjective
낡은, 오래된, 늙은 | old | adjective
작은 | small | adjective
젖은 | wet | adjective
젊은 | young | adjective
# Feelings
무서운, 겁먹은 | afraid | feeling
화난, 성난 | angry | feeling
고요한, 평온한, 조용한 | calm | feeling
행복한, 기쁜, 행복하게 | happy | feeling
사랑에 빠진 | in love | feeling
외로운, 쓸쓸한 | lonely | feeling
긴장한, 불안한 | nervous | feeling
슬픈, 슬프게 | sad | feeling
놀란 | surprised | feeling
지친, 피곤한 | tired | feeling
# Looks and pictures
3d 렌더링 | 3d render | style
애니, 애니메이션풍 | anime | style
흑백 | black and white | style
만화풍, 애니메이션 | cartoon | style
영화 같은, 시네마틱 | cinematic | style
클로즈업 | close-up | style
만화, 웹툰 | comic | style
일러스트, 드로잉 | drawing | style
수묵화 | ink wash | style
로고 | logo | style
유화 | oil painting | style
그림, 회화 | painting | style
스케치, 연필화 | pencil sketch | style
사진 | photo | style
초상화, 인물 사진 | portrait | style
포스터 | poster | style
사실적인, 실사 | realistic photo | style
스타일, 풍 | style | style
옛날 사진 | vintage photo | style
수채화 | watercolor | style
# Actions
나르다, 나르는, 나르고 있는, 메고 있는 | carry | action
오르다, 오르는, 등반하는, 기어오르는 | climb | action
요리하다, 요리하는, 요리하고 있는 | cook | action
울다, 우는, 울고 있는 | cry | action
춤추다, 춤추는, 춤추고 있는 | dance | action
그리다, 그리는, 그리고 있는 | draw | action
마시다, 마시는, 마시고, 마시고 있는 | drink | action
운전하다, 운전하는, 운전하고 있는 | drive | action
먹다, 먹는, 먹고, 먹고 있는 | eat | action
떨어지다, 떨어지는, 흩날리는 | fall | action
싸우다, 싸우는, 싸우고 있는 | fight | action
낚시하다, 낚시하는, 낚시하고 있는 | fish | action
떠 있는, 떠다니는, 떠다니다 | float | action
날다, 나는, 날아가는, 날고 있는 | fly | action
들다, 들고, 들고 있는, 쥔, 든 | hold | action
안다, 껴안는, 껴안고 있는, 포옹하는 | hugging | action
뛰어오르는, 점프하다, 점프하는 | jump | action
키스하다, 키스하는, 입맞추는 | kiss | action
뜨개질하다, 뜨개질하는, 뜨개질하고 있는 | knitting | action
웃다, 웃고 있는, 웃으며 | laugh | action
눕다, 누운, 누워 있는 | lying | action
듣다, 듣는, 듣고 있는 | listen to | action
보다, 보는, 바라보는, 바라보고 있는, 보고 있는 | look at | action
칠하다, 칠하는, 칠하고 있는 | paint | action
놀다, 노는, 놀고, 놀고 있는 | play | action
연주하다, 연주하는, 연주하고 있는 | play | action
기도하다, 기도하는, 기도하고 있는 | pray | action
읽다, 읽는, 읽고, 읽고 있는, 읽고 있다 | read | action
고치다, 고치는, 수리하는, 고치고 있는 | repair | action
타다, 타는, 타고, 타고 있는 | ride | action
달리다, 달리는, 달리고 있는, 뛰는 | running | action
노래하다, 노래하는, 노래하고 있는 | sing | action
앉다, 앉은, 앉아, 앉아 있는 | sitting | action
자다, 자는, 잠자는, 자고 있는, 잠든 | sleep | action
미소 짓는, 웃는, 미소짓는 | smile | action
서다, 서 있는, 서서 | stand | action
수영하다, 수영하는, 헤엄치는 | swimming | action
기다리다, 기다리는, 기다리고 있는 | wait for | action
걷다, 걷는, 걸어가는, 걷고, 걷고 있는 | walk | action
입다, 입은, 입고 있는, 쓴, 신은 | wear | action
일하다, 일하는, 일하고 있는 | work | action
쓰다, 쓰는, 쓰고, 쓰고 있는 | write | action
# Numbers
하나, 한, 한 명, 한 마리 | one | number
둘, 두, 두 명, 두 마리 | two | number
셋, 세, 세 명, 세 마리 | three | number
넷, 네, 네 명, 네 마리 | four | number
다섯 | five | number
여섯 | six | number
일곱 | seven | number
여덟 | eight | number
아홉 | nine | number
열 | ten | number
# Particles, prepositions and small words
의 | of | particle
에 | in | particle
에서 | at | particle
을, 를 | obj | particle
이, 가, 은, 는 | subj | particle
와, 과, 랑, 하고 | with | particle
로, 으로, 에게 | to | particle
부터 | from | particle
도 | also | particle
위, 위에, 위의, 위에서 | on | particle
아래, 아래에, 아래의, 밑에, 아래에서 | under | particle
안에, 속에, 안의, 속의, 안에서, 속에서 | inside | particle
옆에, 곁에, 옆의, 옆에서 | beside | particle
앞에, 앞의, 앞에서 | in front of | particle
뒤에, 뒤의, 뒤에서 | behind | particle
사이에, 사이의, 사이에서 | between | particle
주위에, 주변에 | around | particle
너머, 너머로 | beyond | particle
향해, 향하는 | towards | particle
통해, 지나는 | through | particle
없이, 없는 | without | particle
면서, 으며 | while | particle
그 | he | pronoun
그녀 | she | pronoun
그들 | they | pronoun
나의, 내 | my | pronoun
많은 | many | number
여러 | several | number
`;
