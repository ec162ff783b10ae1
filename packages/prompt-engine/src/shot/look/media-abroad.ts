import { sifted } from '../../lexicon/sifting/sifted.ts';

/*
 * Drawn, painted and printed pictures in the words of other languages, where the reading has no look for them.
 */

const DRAWN = sifted(
  new RegExp(
    [
      "gravures?|gouache|(?<=(?:au|aux|en) )pastels?|(?<=, )pastel(?=$|[,.;])|fusain|encre de chine|huile sur toile|(?<=, )style(?= \\p{L})|aquarelles?|peintures?|dessins?|dessinée?s?|affiches?|bande dessinée|croquis|fresques?|mosaïques?|tapisseries?|broderies?|vitraux|vitrail|estampes?|(?<=^(?:une? )?)carte(?= (?:avec|pour|où|montrant|représentant))|carte (?:postale|de vœux|de voeux|d[’']anniversaire|d[’']invitation)|façon|à la manière|pochette",
      '(?:alte|holländische|flämische|niederländische)[rnm]? meister\\p{L}*|maîtres? (?:flamands?|hollandais|anciens?)|maestros? (?:holand|flamenc|antigu)\\p{L}+|maestr[oi] (?:olandes|fiammingh|antich)\\p{L}+',
      '\\p{L}*(?:holzschnitt|aquarell|gemälde|zeichnung|plakat|einladung|postkarte|grußkarte|geburtstagskarte|kupferstich|radierung|skizze|bilderbuch|kinderbuch|linolschnitt|mosaik|buntstift|wachsmal|weihnachtskarte|tusche|wimmelbild|aufkleber)\\p{L}*|gezeichnet|gemalt|verpackung\\p{L}*|\\p{L}+design|(?<!(?:interior|kitchen|room|bathroom|bedroom|garden|landscape|floral|set|home|house|stage|hair|nail) )design|(?:im|in) (?:\\p{L}+ )?stil|\\p{L}+stil',
      'pinceladas?|acuarelas?|grabados?|dibujos?|pinturas?|al óleo|carteles?|cartel|tarjetas?|cómics?|historieta|ilustraci(?:ón|ones)|invitaci(?:ón|ones)|cuento infantil|estilo|pegatinas?',
      'pennellat[ae]|a olio|ad olio|acquerell[oi]|incision[ei]|disegn[oi]|dipint[oi]|pittura|manifesto|locandina|fumett[oi]|biglietto|xilografia|illustrazion[ei]|affresc[oi]|stile',
      'pinceladas?|a óleo|aquarelas?|desenhos?|cartaz|cartão|quadrinhos|xilogravura|cordel|ilustraç(?:ão|ões)|convite',
      'плакат\\p{L}*|рису\\p{L}*|акварел\\p{L}*|гравюр\\p{L}*|открытк\\p{L}*|стил[еь]\\p{L}*|мульт\\p{L}*|комикс\\p{L}*|иллюстрац\\p{L}*|живопис\\p{L}*|плакат',
      'ilustracj\\p{L}+|komiks\\p{L}*|pinselstrich\\p{L}*|ölfarben?|penseelstre\\p{L}+|olieverf|penseldrag|oljemålning|coups? de pinceau|a[kq][vw]arel\\p{L}*|rysun\\p{L}+|plakat\\p{L}*|plakát\\p{L}*|linoryt\\p{L}*|drzeworyt\\p{L}*|grafik\\p{L}{1,2}|obraz\\p{L}{0,2}|obrázek|kresb\\p{L}+|malb\\p{L}+|naklejk\\p{L}+|tekening\\p{L}*|schilderij\\p{L}*|linosnede|affisch|teckning\\p{L}*|målning|maleri|tegning|linosnitt|maalaus|piirros|juliste|rajz\\p{L}*|festmény\\p{L}*|plakát|sulu ?boya|çizim|afiş|ilüstrasyon',
    ]
      .map((words) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`)
      .join('|')
      .concat(
        '|水彩|版画|浮世絵|油絵|イラスト|漫画|マンガ|アニメ|ポスター|手描き|切り絵|絵本|風の絵|タッチ|画風|插画|手绘|手繪|海报|海報|油画|国画|水墨|剪纸|素描|画风|风格|수채화|판화|그림|만화|포스터|유화|일러스트|동화책|스타일|민화',
      ),
    'iu',
  ),
);
const PHOTO = sifted(
  /product shots?|pack ?shots?|cartier-?\s?bresson|doisneau|salgado|brassa[iï]|blanco y negro|noir et blanc|schwarz-?wei|preto e branco|bianco e nero|czarno-?bia|白黒|黑白|흑백|fotos?\b|foto|photo|写真|照片|사진|фото|película|film|실사|实拍/iu,
);

/** Whether words of another language may ask for a drawn, painted or printed picture. */
export const mayBeDrawnAbroad = (text: string): boolean => DRAWN.test(text) && !PHOTO.test(text);
