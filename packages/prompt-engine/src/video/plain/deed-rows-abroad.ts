/*
 * Deeds of other tongues in what is seen of them, in that tongue, so that an idea is not left for another one: how the deed
 * begins, and what is seen of it from near. Only what every such deed has, whoever does it.
 * tongue | words of the deed (a regular expression) | begins, or - | near
 */
export const ABROAD_ROWS = `
german | (?:kocht|kochen|bereitet\\s.*\\szu|brät|backt|bäckt|backen) | Die Zutaten liegen auf dem Tisch | Hände rühren, Dampf steigt auf
german | (?:knetet|kneten) | Mehl auf dem Tisch, der Teig noch rau | Handballen drücken in den Teig
german | (?:baut|bauen|bastelt|basteln|zimmert) | Die Teile liegen noch lose auf dem Boden | Eine Hand hält zwei Teile zusammen, die andere befestigt sie
german | (?:repariert|reparieren|flickt) | Der Schaden, ganz nah | Finger drehen das Werkzeug, ein Teil gibt nach
german | (?:malt|malen|zeichnet|zeichnen) | Die Fläche ist noch leer | Der Pinsel setzt auf, der erste Strich
german | (?:schreibt|schreiben) | Ein leeres Blatt | Die Spitze des Stifts läuft über das Papier
german | (?:liest|lesen) | Das Papier wird aufgefaltet | Die Augen gehen die Zeilen entlang und bleiben stehen
german | (?:findet|finden|entdeckt) | Schritte, die plötzlich anhalten | Finger legen es frei
german | (?:sucht|suchen) | Ein Blick ringsum | Hände ziehen eine Schublade auf
german | (?:wartet|warten) | Ein Blick den leeren Weg entlang | Finger, die einen Knopf drehen
german | (?:spielt|spielen)\\s.*(?:klavier|geige|gitarre|cello|akkordeon|trompete|flöte) | Die Hände über dem Instrument, noch still | Die Finger finden den ersten Ton
german | (?:tanzt|tanzen) | Ein Augenblick Stillstand | Die Füße finden den ersten Schritt
german | (?:singt|singen) | Ein tiefer Atemzug | Die Lippen öffnen sich
german | (?:rennt|läuft|rennen|laufen) | - | Schuhe schlagen auf den Boden
german | (?:fällt|stürzt|stolpert) | - | Ein Fuß bleibt hängen
german | (?:bringt\\s.*\\sbei|zeigt|lehrt) | - | Zwei Händepaare, eins über dem anderen
german | (?:lernt|lernen) | - | Ein erster Versuch, noch unsicher
german | (?:öffnet|macht\\s.*\\sauf) | Es ist noch zu | Finger schließen sich um den Griff
german | (?:gibt|schenkt|überreicht|reicht) | - | Von einem Händepaar in das andere
german | (?:pflanzt|sät|setzt\\s.*\\sein) | Ein Finger drückt ein Loch in die Erde | Erde fällt darüber
german | (?:isst|essen|frisst) | - | Krümel fallen
german | (?:streiten|streitet|diskutieren) | Zwei Gesichter, dicht voreinander | Hände, die mitreden
german | (?:näht|strickt|stickt|häkelt) | Garn und Stoff auf dem Schoß | Die Nadel taucht ein und kommt wieder hoch
german | (?:putzt|wäscht|wischt) | Der Schmutz, ganz nah | Ein nasses Tuch zieht eine saubere Spur
french | (?:cuisine|prépare|cuit|mijote|fait cuire) | Les ingrédients sont sur la table | Les mains remuent, la vapeur monte
french | (?:pétrit) | La farine sur la table, la pâte encore rugueuse | Les paumes s’enfoncent dans la pâte
french | (?:construit|construisent|fabrique|bricole) | Les pièces sont encore éparses sur le sol | Une main tient deux pièces, l’autre les fixe
french | (?:répare|réparent) | La panne, de tout près | Les doigts tournent l’outil, une pièce cède
french | (?:peint|peignent|dessine|dessinent) | La surface est encore vide | Le pinceau se pose, le premier trait
french | (?:écrit|écrivent) | Une feuille blanche | La pointe du stylo court sur le papier
french | (?:lit|lisent) | Le papier se déplie | Les yeux suivent les lignes et s’arrêtent
french | (?:trouve|trouvent|découvre) | Des pas qui s’arrêtent net | Les doigts le dégagent
french | (?:cherche|cherchent) | Un regard tout autour | Les mains ouvrent un tiroir
french | (?:attend|attendent) | Un regard vers le chemin vide | Des doigts qui tournent un bouton
french | (?:joue du|joue de la|joue de l|jouent du) | Les mains au-dessus de l’instrument, encore immobiles | Les doigts trouvent la première note
french | (?:danse|dansent) | Un instant d’immobilité | Les pieds trouvent le premier pas
french | (?:chante|chantent) | Une longue inspiration | Les lèvres s’ouvrent
french | (?:court|courent) | - | Les chaussures frappent le sol
french | (?:tombe|tombent|trébuche) | - | Un pied accroche
french | (?:enseigne|montre|apprend\\s(?:à sa|à son|à ses|aux|au)) | - | Deux paires de mains, l’une sur l’autre
french | (?:apprend|apprennent) | - | Un premier essai, encore hésitant
french | (?:ouvre|ouvrent) | C’est encore fermé | Les doigts se referment sur la poignée
french | (?:donne|offre|tend|remet) | - | D’une main à l’autre
french | (?:plante|sème) | Un doigt creuse un trou dans la terre | La terre retombe dessus
french | (?:mange|mangent|dévore) | - | Des miettes tombent
french | (?:se disputent|se dispute|discutent) | Deux visages, tout près l’un de l’autre | Des mains qui parlent aussi
french | (?:coud|tricote|brode) | Le fil et le tissu sur les genoux | L’aiguille plonge et ressort
french | (?:nettoie|lave|frotte) | La saleté, de tout près | Un chiffon mouillé trace une ligne propre
spanish | (?:cocina|cocinan|prepara|preparan|guisa) | Los ingredientes están sobre la mesa | Las manos remueven, sube el vapor
spanish | (?:amasa|amasan) | Harina en la mesa, la masa todavía áspera | Las palmas se hunden en la masa
spanish | (?:construye|construyen|fabrica|arma) | Las piezas están sueltas en el suelo | Una mano sujeta dos piezas, la otra las fija
spanish | (?:repara|reparan|arregla|arreglan) | La avería, muy de cerca | Los dedos giran la herramienta, una pieza cede
spanish | (?:pinta|pintan|dibuja|dibujan) | La superficie todavía vacía | El pincel se apoya, el primer trazo
spanish | (?:escribe|escriben) | Una hoja en blanco | La punta del bolígrafo corre por el papel
spanish | (?:lee|leen) | El papel se desdobla | Los ojos siguen las líneas y se detienen
spanish | (?:encuentra|encuentran|descubre) | Pasos que se detienen de golpe | Los dedos lo destapan
spanish | (?:busca|buscan) | Una mirada alrededor | Las manos abren un cajón
spanish | (?:espera|esperan) | Una mirada al camino vacío | Dedos que giran un botón
spanish | (?:toca|tocan) | Las manos sobre el instrumento, aún quietas | Los dedos encuentran la primera nota
spanish | (?:baila|bailan) | Un instante de quietud | Los pies encuentran el primer paso
spanish | (?:canta|cantan) | Una respiración honda | Los labios se abren
spanish | (?:corre|corren) | - | Los zapatos golpean el suelo
spanish | (?:cae|caen|se cae|tropieza) | - | Un pie se engancha
spanish | (?:enseña|muestra) | - | Dos pares de manos, unas sobre otras
spanish | (?:aprende|aprenden) | - | Un primer intento, todavía torpe
spanish | (?:abre|abren) | Todavía está cerrado | Los dedos se cierran sobre el tirador
spanish | (?:da|regala|entrega|ofrece) | - | De unas manos a otras
spanish | (?:planta|plantan|siembra) | Un dedo hace un hueco en la tierra | La tierra cae encima
spanish | (?:come|comen|se come|devora) | - | Caen migas
spanish | (?:discuten|discute|pelean) | Dos caras, muy cerca una de otra | Manos que también hablan
spanish | (?:cose|teje|borda) | Hilo y tela en el regazo | La aguja entra y vuelve a salir
spanish | (?:limpia|lava|friega) | La suciedad, muy de cerca | Un trapo mojado deja una línea limpia
italian | (?:cucina|cucinano|prepara|preparano|cuoce) | Gli ingredienti sono sul tavolo | Le mani mescolano, sale il vapore
italian | (?:impasta|impastano) | Farina sul tavolo, l’impasto ancora ruvido | I palmi affondano nell’impasto
italian | (?:costruisce|costruiscono|fabbrica) | I pezzi sono ancora sparsi per terra | Una mano tiene due pezzi, l’altra li fissa
italian | (?:ripara|riparano|aggiusta) | Il guasto, da molto vicino | Le dita girano l’attrezzo, un pezzo cede
italian | (?:dipinge|dipingono|disegna|disegnano) | La superficie è ancora vuota | Il pennello si posa, il primo tratto
italian | (?:scrive|scrivono) | Un foglio bianco | La punta della penna corre sulla carta
italian | (?:legge|leggono) | La carta si apre | Gli occhi seguono le righe e si fermano
italian | (?:trova|trovano|scopre) | Passi che si fermano di colpo | Le dita lo scoprono
italian | (?:cerca|cercano) | Uno sguardo intorno | Le mani aprono un cassetto
italian | (?:aspetta|aspettano|attende) | Uno sguardo verso la strada vuota | Dita che girano un bottone
italian | (?:suona|suonano) | Le mani sopra lo strumento, ancora ferme | Le dita trovano la prima nota
italian | (?:balla|ballano|danza) | Un istante di immobilità | I piedi trovano il primo passo
italian | (?:canta|cantano) | Un respiro profondo | Le labbra si aprono
italian | (?:corre|corrono) | - | Le scarpe battono sul terreno
italian | (?:cade|cadono|inciampa) | - | Un piede si impiglia
italian | (?:insegna|mostra) | - | Due paia di mani, le une sopra le altre
italian | (?:impara|imparano) | - | Un primo tentativo, ancora incerto
italian | (?:apre|aprono) | È ancora chiuso | Le dita si chiudono sulla maniglia
italian | (?:dà|regala|consegna|porge) | - | Da una mano all’altra
italian | (?:pianta|piantano|semina) | Un dito fa un buco nella terra | La terra ricade sopra
italian | (?:mangia|mangiano|divora) | - | Cadono briciole
italian | (?:litigano|litiga|discutono) | Due volti, vicinissimi | Mani che parlano anche loro
italian | (?:cuce|ricama|lavora a maglia) | Filo e stoffa in grembo | L’ago entra e torna fuori
portuguese | (?:cozinha|cozinham|prepara|preparam) | Os ingredientes estão na mesa | As mãos mexem, o vapor sobe
portuguese | (?:constrói|constroem|monta) | As peças ainda soltas no chão | Uma mão segura duas peças, a outra fixa
portuguese | (?:conserta|consertam|repara) | O defeito, bem de perto | Os dedos giram a ferramenta, uma peça cede
portuguese | (?:pinta|pintam|desenha|desenham) | A superfície ainda vazia | O pincel encosta, o primeiro traço
portuguese | (?:escreve|escrevem) | Uma folha em branco | A ponta da caneta corre pelo papel
portuguese | (?:lê|leem) | O papel se desdobra | Os olhos seguem as linhas e param
portuguese | (?:encontra|encontram|descobre) | Passos que param de repente | Os dedos o descobrem
portuguese | (?:procura|procuram) | Um olhar em volta | As mãos abrem uma gaveta
portuguese | (?:espera|esperam) | Um olhar para o caminho vazio | Dedos que giram um botão
portuguese | (?:toca|tocam) | As mãos sobre o instrumento, ainda quietas | Os dedos acham a primeira nota
portuguese | (?:dança|dançam) | Um instante parado | Os pés acham o primeiro passo
portuguese | (?:corre|correm) | - | Os sapatos batem no chão
portuguese | (?:ensina|mostra) | - | Dois pares de mãos, um sobre o outro
portuguese | (?:aprende|aprendem) | - | Uma primeira tentativa, ainda incerta
portuguese | (?:abre|abrem) | Ainda está fechado | Os dedos se fecham na maçaneta
portuguese | (?:planta|plantam|semeia) | Um dedo faz um buraco na terra | A terra cai por cima
dutch | (?:kookt|koken|bakt|bereidt) | De ingrediënten liggen op tafel | Handen roeren, stoom stijgt op
dutch | (?:bouwt|bouwen|knutselt|maakt) | De onderdelen liggen nog los op de grond | Een hand houdt twee delen vast, de andere zet ze vast
dutch | (?:repareert|repareren|herstelt) | Het gebrek, heel dichtbij | Vingers draaien aan het gereedschap, een deel geeft mee
dutch | (?:schildert|tekent|schilderen|tekenen) | Het vlak is nog leeg | De kwast raakt het, de eerste streek
dutch | (?:leest|lezen) | Het papier wordt opengevouwen | De ogen gaan langs de regels en blijven staan
dutch | (?:wacht|wachten) | Een blik langs de lege weg | Vingers die aan een knoop draaien
dutch | (?:zoekt|zoeken) | Een blik in het rond | Handen trekken een la open
dutch | (?:vindt|vinden) | Stappen die plots stoppen | Vingers leggen het bloot
dutch | (?:danst|dansen) | Een ogenblik stilstand | De voeten vinden de eerste pas
german | (?:rettet|retten|befreit) | - | Arme, die so weit reichen, wie sie können
german | (?:schläft|schlafen|einschläft) | - | Die Lider sinken
german | (?:springt|springen) | - | Die Knie beugen sich
german | (?:füttert|füttern) | - | Eine flache Hand, ein Maul kommt näher
german | (?:schaut|sieht|blickt|beobachtet) | - | Die Augen, ganz nah
french | (?:sauve|secourt|libère) | - | Des bras tendus aussi loin que possible
french | (?:dort|s’endort|s'endort) | - | Les paupières tombent
french | (?:saute|sautent) | - | Les genoux plient
french | (?:nourrit|nourrissent) | - | Une main ouverte, une bouche s’approche
french | (?:regarde|regardent|observe) | - | Les yeux, de tout près
spanish | (?:rescata|salva|libera) | - | Brazos estirados hasta donde llegan
spanish | (?:duerme|duermen|se duerme) | - | Los párpados caen
spanish | (?:salta|saltan) | - | Las rodillas se doblan
spanish | (?:alimenta|da de comer) | - | Una mano abierta, una boca se acerca
spanish | (?:mira|miran|observa) | - | Los ojos, muy de cerca
italian | (?:salva|soccorre|libera) | - | Braccia tese fin dove arrivano
italian | (?:dorme|si addormenta) | - | Le palpebre si abbassano
italian | (?:salta|saltano) | - | Le ginocchia si piegano
italian | (?:guarda|guardano|osserva) | - | Gli occhi, da molto vicino
portuguese | (?:salva|resgata) | - | Braços esticados até onde alcançam
portuguese | (?:dorme|adormece) | - | As pálpebras caem
portuguese | (?:olha|olham|observa) | - | Os olhos, bem de perto
`;
