/*
 * Words that steer a film and are never seen in it: how it looks, how its camera is, how it is delivered, and what it is
 * called. kind | its words; '#' is a number. A look, a camera or a form may end a piece behind what is seen ('hummingbird macro',
 * 'recette de crêpes filmée du dessus'); a sort of film counts only in a piece that is made of such words alone.
 */
export const FORMAT_WORDS = `
camera | macro, macro shot, macro video, super macro, extreme macro, slow motion, slow mo, slowmo, slo mo, super slow motion, in slow motion, in slow mo, time lapse, timelapse, hyperlapse, hyper lapse, fisheye, fish eye, fisheye lens, bird's eye view, top down, top down view, from above, filmed from above, shot from above, seen from above, overhead view, overhead shot, drone footage, drone view, fpv, fpv drone, pov video, first person view, handheld camera, baby monitor footage, baby monitor view, baby monitor cam, baby cam footage, nanny cam footage, security camera footage, security cam footage, cctv footage, cctv, dashcam footage, bodycam footage, doorbell cam footage, doorbell camera footage, ring camera footage, trail cam footage, wildlife cam footage, webcam footage, gopro footage, phone footage
camera | filmée du dessus, filmé du dessus, filmée d'en haut, filmé d'en haut, vue du dessus, vue d'en haut, filmées du dessus, en gros plan, au ralenti, en accéléré, caméra à l'épaule, vue de drone, en timelapse, en time lapse
camera | von oben gefilmt, von oben, aus der vogelperspektive, aus der froschperspektive, in zeitlupe, in zeitraffer, im zeitraffer, als zeitraffer, in nahaufnahme, als makro, makroaufnahme, makro, mit der drohne gefilmt, mit drohne
camera | grabado desde arriba, grabada desde arriba, filmado desde arriba, filmada desde arriba, vista desde arriba, vista cenital, plano cenital, desde arriba, a cámara lenta, en cámara lenta, a cámara rápida, en primer plano, cámara lenta, con dron, vista de dron
camera | filmata dall'alto, filmato dall'alto, ripresa dall'alto, vista dall'alto, dall'alto, al rallentatore, in slow motion, in primo piano, con drone
camera | filmado de cima, filmada de cima, visto de cima, vista de cima, de cima, em câmera lenta, câmera lenta, em primeiro plano, com drone
camera | van bovenaf gefilmd, van bovenaf, in slow motion, vertraagd, in close-up
camera | マクロ, マクロ撮影, スローモーション, スロー, 真上から, 俯瞰, ドローン, ドローン空撮, 空撮, タイムラプス, 手持ち, 接写, クローズアップ, 主観
camera | 微距, 慢动作, 慢镜头, 特写, 俯拍, 航拍, 延时, 延时摄影, 第一视角, 매크로, 슬로모션, 드론, 타임랩스, 클로즈업
look | animated, in cartoon style, cartoon style, comic style, comic look, anime style, in anime style, pixar style, ghibli style, disney style, 3d style, 2d style, whiteboard style, whiteboard animation, chalkboard style, stick figure style, paper cutout style, paper cut style, claymation style, stop motion style, lego style, minecraft style, retro style, vintage style, vhs style, super # style, #s style, documentary style, compilation style, fail compilation style, meme style, vlog style, news style, bbc style, bbc earth style, national geographic style, wes anderson style, tarantino style, noir style, trailer style, tiktok style, instagram style, asmr style, vaporwave style, synthwave style, watercolor style, watercolour style, black and white style, music video style, hand drawn style, pixel style, pixel art style, simple animation, flat animation, simple cartoon, cute animation, cute cartoon, children's book style, storybook style
look | style dessin animé, en dessin animé, style anime, style manga, style pixar, style ghibli, style bd, style vintage, style rétro, style comique, en noir et blanc, style documentaire, style vlog, animation simple
look | im cartoon-stil, im comic-stil, im anime-stil, im pixar-stil, im disney-stil, comicstil, zeichentrickstil, als zeichentrick, im doku-stil, im retro-stil, im vintage-stil, im ghibli-stil, wie ein zeichentrickfilm, als animation, animiert
look | estilo cómico, estilo comico, estilo caricatura, estilo dibujos animados, estilo anime, estilo pixar, estilo ghibli, estilo disney, estilo retro, estilo vintage, estilo documental, estilo vlog, estilo cómic, en blanco y negro, animado, animada
look | stile cartone animato, stile cartoon, stile anime, stile pixar, stile fumetto, stile vintage, stile retrò, stile documentario, stile comico, in bianco e nero, animato, animata
look | estilo desenho animado, estilo cartoon, estilo desenho, estilo cinematográfico, em preto e branco, estilo documentário
look | アニメ風, アニメ, ジブリ風, ピクサー風, 水彩風, ドキュメンタリー風, ホラー風, レトロ風, モノクロ, シネマティック, 映画風, 漫画風, コミカル, かわいい感じ, ほのぼの
look | 动漫风格, 动画风格, 卡通风格, 卡通, 吉卜力风格, 宫崎骏风格, 水墨风格, 复古风格, 电影感, 写实, 纪录片风格, 皮克斯风格, 搞笑, 治愈, 治愈系, 애니메이션 스타일, 지브리 스타일, 만화 스타일, 시네마틱
form | vertical, vertical video, vertical format, horizontal, portrait mode, square format, #:#, widescreen, looping, seamless loop, perfect loop, for instagram, for insta, for ig, for instagram reels, for instagram stories, for reels, for stories, for tiktok, for tik tok, for youtube, for youtube shorts, for yt, for shorts, for facebook, for linkedin, for whatsapp, for snapchat, for twitter, for my website, for our website, for the website, for my homepage, for our homepage, for my channel, for our channel, for my page, for our page, for my story, for my feed, for social media, for socials, on instagram, on tiktok
form | hochformat, im hochformat, querformat, im querformat, hochkant, für instagram, für insta, für tiktok, für youtube, für whatsapp, für facebook, für die website, für unsere website, für meine website, für meinen kanal, für social media, vertikal
form | format vertical, en format vertical, format horizontal, format carré, pour instagram, pour insta, pour tiktok, pour youtube, pour facebook, pour whatsapp, pour les réseaux, pour mon site, pour notre site, vertical, verticale
form | formato vertical, en vertical, en horizontal, para instagram, para insta, para tiktok, para tik tok, para youtube, para facebook, para whatsapp, para redes, para mi web, para nuestra web, para mi canal, formato verticale, in verticale, per instagram, per tiktok, per youtube, per facebook, per whatsapp, per il sito, na vertical, para o instagram, para o tiktok, para o youtube, para o site
form | 縦型, 縦動画, 縦長, 横型, インスタ用, ティックトック用, TikTok用, YouTube用, ショート動画, ショート, リール, ループ, #秒, #秒間, #分, 竖屏, 横屏, 竖版, 抖音, 小红书, 快手, 朋友圈, 循环, 세로, 세로 영상, 인스타용, 틱톡용, 릴스, 쇼츠, #초
film | slideshow, slide show, photo slideshow, video, film, clip, short film, animation, cartoon, ad, advert, commercial, promo, spot, intro, outro, explainer, tutorial, montage, edit, reel, vlog, teaser, trailer, diashow, erklärvideo, werbespot, werbung, kurzfilm, zeichentrick, vidéo, dessin animé, publicité, pub, diaporama, vídeo, anuncio, corto, dibujos animados, presentación, spot publicitario, filmato, cartone animato, pubblicità, anúncio, desenho animado
film | 動画, 映像, ビデオ, ムービー, ショートムービー, アニメーション, 広告, CM, 视频, 短视频, 短片, 广告, 动画, 영상, 동영상, 광고, 비디오
`;

/** Words between those of a format. */
export const FORMAT_GLUE =
  'a an the kind sort of but and or like in as with for style look type simple short quick nice cute little cool fun funny please pls maybe just some my our ein eine einen kurzes kleiner kurzer und als im un une court petit et en una corto pequeño pequeno y breve uma e um'.split(
    ' ',
  );
