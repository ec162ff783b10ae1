/** Places, times, qualities and deeds of image prompts in Korean: foreign words and their forms | English | role. */
export const KOREAN_PLACES_AND_DEEDS = `
# Places
학교 | school | place
병원 | hospital | place
식당, 레스토랑 | restaurant | place
카페 | café | place
가게, 상점 | shop | place
박물관, 미술관 | museum | place
극장 | theatre | place
사무실 | office | place
공항 | airport | place
항구 | harbour | place
농장 | farm | place
교실 | classroom | place
거실 | living room | place
욕실, 화장실 | bathroom | place
수영장 | swimming pool | place
무대 | stage | place
동굴 | cave | place
섬 | island | place
정글 | jungle | place
언덕 | hill | place
계곡 | valley | place
해안 | shore | place
대양 | ocean | place
광장 | square | place
오솔길, 산길 | path | place
묘지 | cemetery | place
놀이터 | playground | place
발코니, 베란다 | balcony | place
파리 | Paris | place
도쿄 | Tokyo | place
일본 | Japan | place
런던 | London | place
# Times
정오, 한낮 | noon | time
자정, 한밤중 | midnight | time
일출 | sunrise | time
골든아워 | golden hour | time
바람 | wind | time
화창한, 맑은 날 | sunny day | time
생일 | birthday | time
결혼식 | wedding | time
할로윈 | Halloween | time
파티, 축제 | party | time
# Qualities
새로운 | new | adjective
추운, 차가운 | cold | adjective
따뜻한 | warm | adjective
어두운 | dark | adjective
밝은, 빛나는 | bright | adjective
부서진, 깨진 | broken | adjective
높은, 키 큰 | tall | adjective
긴 | long | adjective
둥근 | round | adjective
나무로 된 | wooden | adjective
금속 | metal | adjective
유리 | glass | adjective
은색 | silver | adjective
투명한 | transparent | adjective
마법의, 신비로운 | magical | adjective
거대한 | giant | adjective
아주 작은, 조그만 | tiny | adjective
현대적인, 현대 | modern | adjective
미래적인, 미래의 | futuristic | adjective
신비한 | mysterious | adjective
더러운 | dirty | adjective
녹슨 | rusty | adjective
얼어붙은 | frozen | adjective
우아한 | elegant | adjective
야생 | wild | adjective
신선한 | fresh | adjective
김이 나는, 뜨거운 | steaming | adjective
베이지색 | beige | adjective
청록색, 하늘색 | turquoise | adjective
# Feelings
자랑스러운 | proud | feeling
지루한 | bored | feeling
수줍은 | shy | feeling
호기심 많은 | curious | feeling
신난, 흥분한 | excited | feeling
걱정하는 | worried | feeling
편안한 | relaxed | feeling
생각에 잠긴 | thoughtful | feeling
졸린 | sleepy | feeling
# Actions
짓다, 짓는, 짓고, 짓고 있는, 만들다, 만드는, 만들고, 만들고 있는 | build | action
굽다, 굽는, 굽고, 굽고 있는 | bake | action
몰다, 모는, 몰고, 몰고 있는 | drive | action
열다, 여는, 열고, 열고 있는 | open | action
닫다, 닫는, 닫고, 닫고 있는 | close | action
자르다, 자르는, 자르고, 자르고 있는 | cutting | action
씻다, 씻는, 씻고, 씻고 있는 | wash | action
청소하다, 청소하는, 청소하고, 청소하고 있는 | clean | action
바느질하다, 바느질하는, 바느질하고, 바느질하고 있는 | sew | action
던지다, 던지는, 던지고, 던지고 있는 | throw | action
잡다, 잡는, 잡고, 잡고 있는 | catch | action
차다, 차는, 차고, 차고 있는 | kick | action
밀다, 미는, 밀고, 밀고 있는 | push | action
당기다, 당기는, 당기고, 당기고 있는, 끌다, 끄는, 끌고, 끌고 있는 | pull | action
땅을 파다, 땅을 파는, 땅을 파고, 땅을 파고 있는 | digging | action
심다, 심는, 심고, 심고 있는 | plant | action
물을 주다, 물을 주는, 물을 주고, 물을 주고 있는 | water | action
따다, 따는, 따고, 따고 있는, 줍다, 줍는, 줍고, 줍고 있는 | pick | action
주다, 주는, 주고, 주고 있는, 건네다, 건네는, 건네고, 건네고 있는 | give | action
먹이다, 먹이는, 먹이고, 먹이고 있는, 먹이를 주다, 먹이를 주는, 먹이를 주고, 먹이를 주고 있는 | feed | action
쓰다듬다, 쓰다듬는, 쓰다듬고, 쓰다듬고 있는 | petting | action
쫓다, 쫓는, 쫓고, 쫓고 있는 | chase | action
숨다, 숨는, 숨고, 숨고 있는 | hide | action
찾다, 찾는, 찾고, 찾고 있는 | look for | action
꿈꾸다, 꿈꾸는, 꿈꾸고, 꿈꾸고 있는 | dream | action
생각하다, 생각하는, 생각하고, 생각하고 있는 | think | action
이야기하다, 이야기하는, 이야기하고, 이야기하고 있는, 말하다, 말하는, 말하고, 말하고 있는 | talk | action
소리치다, 소리치는, 소리치고, 소리치고 있는, 외치다, 외치는, 외치고, 외치고 있는 | shout | action
따르다, 따르는, 따르고, 따르고 있는, 붓다, 붓는, 붓고, 붓고 있는 | pour | action
사다, 사는, 사고, 사고 있는 | buy | action
팔다, 파는, 팔고, 팔고 있는 | sell | action
스키 타다, 스키 타는, 스키 타고, 스키 타고 있는 | ski | action
서핑하다, 서핑하는, 서핑하고, 서핑하고 있는 | surf | action
잠수하다, 잠수하는, 잠수하고, 잠수하고 있는 | dive | action
건너다, 건너는, 건너고, 건너고 있는 | cross | action
축하하다, 축하하는, 축하하고, 축하하고 있는 | celebrate | action
타오르다, 타오르는, 타오르고, 타오르고 있는, 불타다, 불타는, 불타고, 불타고 있는 | burn | action
빛나다, 빛나고, 빛나고 있는 | shine | action
피다, 피는, 피고, 피고 있는 | bloom | action
쉬다, 쉬는, 쉬고, 쉬고 있는 | rest | action
무릎 꿇은 | kneel | action
기대다, 기대는, 기대고, 기대고 있는 | lean on | action
찍다, 찍는, 찍고, 찍고 있는, 촬영하다, 촬영하는, 촬영하고, 촬영하고 있는 | photograph | action
공부하다, 공부하는, 공부하고, 공부하고 있는 | study | action
가르치다, 가르치는, 가르치고, 가르치고 있는 | teach | action
매달리다, 매달리는, 매달리고, 매달리고 있는, 걸린 | hang | action
구르다, 구르는, 구르고, 구르고 있는 | roll | action
준비하다, 준비하는, 준비하고, 준비하고 있는 | prepare | action
손을 흔들다, 손을 흔드는, 손을 흔들고, 손을 흔들고 있는 | wave | action
미끄러지다, 미끄러지는, 미끄러지고, 미끄러지고 있는 | glide | action
# Numbers and small words
열하나 | eleven | number
열둘 | twelve | number
한 쌍 | a pair of | number
백 개 | hundred | number
무리의 | a group of | number
에 기대어 | against | particle
동안 | during | particle
밖에, 밖에서, 밖의 | outside | particle
위로 | above | particle
로 만든, 으로 만든 | made of | particle
가득한 | full of | particle
배경 | background | style
픽셀 아트, 도트 | pixel art | style
미니멀, 미니멀리스트 | minimalist | style
# Pictures
풍경 | landscape | noun
별이 빛나는 하늘 | starry sky | noun
지구 | Earth | noun
혜성 | comet | noun
배경화면 | wallpaper | style
바이올린을 켜다, 바이올린을 켜는, 바이올린을 켜고, 바이올린을 켜고 있는 | play the violin | action
연을 날리다, 연을 날리는, 연을 날리고, 연을 날리고 있는 | flying a kite | action
`;
