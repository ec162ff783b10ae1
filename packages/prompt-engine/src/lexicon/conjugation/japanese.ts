/** Whether a verb's form modifies what follows (and may end the sentence), or goes on to another verb. */
export type LinkForm = 'adnominal' | 'linking';

const TE: Readonly<Record<string, string>> = {
  う: 'って',
  つ: 'って',
  る: 'って',
  む: 'んで',
  ぶ: 'んで',
  ぬ: 'んで',
  く: 'いて',
  ぐ: 'いで',
  す: 'して',
};

const STEM: Readonly<Record<string, string>> = {
  う: 'い',
  つ: 'ち',
  る: 'り',
  む: 'み',
  ぶ: 'び',
  ぬ: 'に',
  く: 'き',
  ぐ: 'ぎ',
  す: 'し',
};

/** Verbs in -ru of one stem: after a syllable in e or i, and these signs. */
const ONE_STEM = /[えけせてねへめれげぜでべぺいきしちにひみりぎじびぴ見着寝出煮似居]る$/;

/** The te-form and the stem of a verb in its plain form. */
function stemsOf(verb: string): readonly [te: string, stem: string] {
  const last = verb.slice(-1);
  const body = verb.slice(0, -1);
  if (verb.endsWith('する')) return [`${verb.slice(0, -2)}して`, `${verb.slice(0, -2)}し`];
  if (/行く$/.test(verb)) return [`${body}って`, `${body}き`];
  if (ONE_STEM.test(verb)) return [`${body}て`, body];
  return [body + (TE[last] ?? ''), body + (STEM[last] ?? '')];
}

/** The forms of a Japanese verb from its plain form ('読む'). */
export function japaneseVerbForms(verb: string): (readonly [string, LinkForm])[] {
  if (!/[うつるむぶぬくぐす]$/.test(verb)) return [[verb, 'linking']];
  const [te, stem] = stemsOf(verb);
  const past = te.replace(/て$/, 'た').replace(/で$/, 'だ');
  return [
    [verb, 'adnominal'],
    [te, 'linking'],
    [past, 'adnominal'],
    [`${te}る`, 'adnominal'],
    [`${te}いる`, 'adnominal'],
    [`${te}いた`, 'adnominal'],
    [`${te}います`, 'adnominal'],
    [`${stem}ながら`, 'linking'],
    [`${stem}ます`, 'adnominal'],
    ...(stem.length > 1 ? ([[stem, 'linking']] as const) : []),
  ];
}
