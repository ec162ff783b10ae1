/* The words of the letter around an idea, and what is left of the idea without it. */

/** An idea without its letter. */
export interface Asked {
  readonly text: string;
  /** Which film is asked for: 'vertical ad', 'Kurzfilm für unsere Feuerwehr'. */
  readonly film: string;
  /** The lengths that it is to have. */
  readonly forms: readonly string[];
}

export const HELLO =
  '(?:(?:hi|hello|hey|so|ok|okay|and|but|now|please|pls|hallo|hola|salut|bonjour|ciao|olá|hoi)[,!.]?\\s)*';
export const FILM =
  '(?:openers?|outro|bumper|ident|videos?|vids?|films?|clips?|shorts?|short films?|movies?|ads?|advert|commercial|spot|reels?|promo|trailer|teaser|story|script|skit|sketch|explainer|tutorial|lesson|animation|cartoon|demo|recap|montage|edit|intro|documentary|mockumentary|save the date|invitation|announcement|product shot|lookbook|psa)';
export const FILM_ABROAD =
  '(?:kurzfilm|filmchen|filmpje|kinderfilm|trickfilm|werbespot|werbefilm|werbevideo|imagefilm|erklärvideo|erklärfilm|lernvideo|lehrvideo|lehrfilm|schulungsvideo|musikvideo|imagevideo|tutoriel|vidéo tutorielle|video tutorial|tutorial|werbung|anuncio|corto(?:metraje)?|comercial|court[- ]métrage|publicité|pub|dessin animé|cortometraggio|pubblicità|filmato|cartone animato|curta(?:-metragem)?|anúncio|reclame(?:filmpje)?|animatie(?:film)?|film|filme|video|vídeo|vidéo|videoclip|clip|spot|reel|película)';
export const ARTICLE =
  '(?:(?:an?|the|my|our|some|one|un|una|une|uno|um|uma|ein|eine|einen|een|el|la|le|il|der|das|die)\\s)?';

/** Parts one piece of the letter off; undefined where a text does not begin with it. */
export type Step = (text: string) => Asked | undefined;

/** An idea without a piece of its letter, and what the piece told of the film. */
export const found = (text: string, film = '', ...forms: readonly (string | undefined)[]): Asked => ({
  text,
  film,
  forms: forms.flatMap((form) => form?.trim() || []),
});
