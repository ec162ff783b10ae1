/** The loads to hold, each for some seconds: what is sent, what should be reached, what was. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { crowd, HEAD } from '../chaos/slow-clients.ts';
import { causesIn } from './causes.ts';
import { type Answered, meanwhile, pace, share, statusesOf, timed } from './pace.ts';
import { PASSWORD, residentMegabytes } from './servers.ts';

/** The product as it is put under load, with a token for each of some people. */
export interface Loaded {
  readonly url: string;
  readonly child: ChildProcess;
  readonly tokens: readonly string[];
  /** The lines that the processes have written so far. */
  readonly log: readonly string[];
}

/** One load: what should be reached, and what was. */
export interface Row {
  readonly load: string;
  readonly reach: string;
  readonly measured: string;
  readonly isReached: boolean;
}

const SECONDS = 10;
/** Of the same load before it is measured: a process that has just started compiles what it runs. */
const WARM_UP = 3;

/** People have addresses of their own: what is counted by address is not to be what is measured. */
const from = (person: number): Record<string, string> => ({
  'x-forwarded-for': `198.18.${Math.floor(person / 250) % 250}.${1 + (person % 250)}`,
});
const signed = (token = ''): Record<string, string> => ({ authorization: `Bearer ${token}` });
const jsonOf = (body: object, token?: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && signed(token)) },
  body: JSON.stringify(body),
});
const profileOf =
  ({ url, tokens }: Loaded) =>
  () =>
    fetch(`${url}/api/auth/profile`, { headers: signed(tokens[0]) });

/** A picture as a browser sends it. */
interface Form {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Made once: whoever makes the load is to have no other work while it is measured. */
async function formOf(picture: Uint8Array): Promise<Form> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)]), 'bench.png');
  const made = new Response(form);
  return { type: made.headers.get('content-type') ?? '', body: await made.bytes() };
}

/** By a visitor. */
function upload(url: string, { type, body }: Form, person: number): Promise<Response> {
  const headers = { ...from(person), 'content-type': type };
  return fetch(`${url}/api/image-prompt/analyze`, { method: 'POST', headers, body });
}

/** The most memory while something happens. */
async function watched<T>({ child }: Loaded, work: () => Promise<T>): Promise<{ value: T; peak: number }> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(child));
  }, 20);
  try {
    return { value: await work(), peak };
  } finally {
    clearInterval(timer);
  }
}

/** Noise, which compresses to nothing smaller. */
function noisy(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
}

type Mixed = Answered & { readonly kind: 'read' | 'upload' | 'generate' };

/** 90 % reads, 5 % uploads of a megabyte, 5 % prompts by a model of two seconds. */
async function mixed(loaded: Loaded, perSecond: number, seconds = SECONDS): Promise<Mixed[]> {
  const { url, tokens } = loaded;
  const picture = await formOf(await noisy(560));
  const writePrompts = (person: number) => {
    const { headers, ...asked } = jsonOf({ subject: 'a red boat' }, tokens[person]);
    return fetch(`${url}/api/prompts/generate`, { ...asked, headers: { ...headers, ...from(person) } });
  };
  return pace(perSecond, seconds, async (at): Promise<Mixed> => {
    const person = at % tokens.length;
    if (at % 20 === 3)
      return { kind: 'upload', ...(await timed(() => upload(url, picture, tokens.length + at))) };
    // In turn: by the number of the call, only every twentieth person would ever write.
    if (at % 20 === 13)
      return { kind: 'generate', ...(await timed(() => writePrompts(Math.floor(at / 20) % tokens.length))) };
    const path = at % 2 === 0 ? 'usage' : 'auth/profile';
    const headers = { ...signed(tokens[person]), ...from(person) };
    return { kind: 'read', ...(await timed(() => fetch(`${url}/api/${path}`, { headers }))) };
  });
}

/** Everything but what waits for a model. */
const quick = (answers: readonly Mixed[]) => answers.filter(({ kind }) => kind !== 'generate');
const failures = (answers: readonly Answered[]) =>
  answers.filter(({ status }) => status === 0 || status >= 500).length;

/** How fast each kind was answered, and how. */
function byKind(answers: readonly Mixed[]): string {
  const told = ([kind, name]: readonly [Mixed['kind'], string]) => {
    const those = answers.filter((answer) => answer.kind === kind);
    return `${name} p99 ${share(those, 0.99).toFixed(0)} ms (${statusesOf(those)})`;
  };
  const kinds = [
    ['read', 'reads'],
    ['upload', 'uploads'],
    ['generate', 'prompts'],
  ] as const;
  return kinds.map(told).join(', ');
}

/** What the logs have told since then, where there is something to tell. */
const causesSince = ({ log }: Loaded, begun: number): string => {
  const causes = causesIn(log.slice(begun));
  return causes && `; by the logs: ${causes}`;
};

/** L2: reads, uploads and prompts as people do them, 200 a second. */
export async function mixedLoad(loaded: Loaded): Promise<Row> {
  await mixed(loaded, 200, WARM_UP);
  const begun = loaded.log.length;
  const { value, peak } = await watched(loaded, () => mixed(loaded, 200));
  const p99 = share(quick(value), 0.99);
  return {
    load: `L2 mixed: ${loaded.tokens.length} users, 200 /s, 5 % uploads of 1 MB, 5 % prompts by a model of 2 s, ${SECONDS} s after ${WARM_UP} of the same`,
    reach: 'p99 150 ms but for the model, no 5xx, 512 MB',
    measured: `p99 ${p99.toFixed(0)} ms; ${byKind(value)}; ${peak.toFixed(0)} MB${causesSince(loaded, begun)}`,
    isReached: p99 <= 150 && failures(value) === 0 && peak <= 512,
  };
}

/** L7: twice the load of L2, then how long until 20 profiles in turn take less than 50 ms each. */
export async function overload(loaded: Loaded): Promise<Row> {
  const begun = loaded.log.length;
  const answers = await mixed(loaded, 400);
  const began = performance.now();
  let calm = 0;
  while (performance.now() - began < 20_000 && calm < 20)
    calm = (await timed(profileOf(loaded))).took < 50 ? calm + 1 : 0;
  const back = (performance.now() - began) / 1_000;
  const others = answers.filter(({ status }) => ![200, 429, 503].includes(status));
  return {
    load: `L7 twice the load of L2, ${SECONDS} s`,
    reach: 'shed with 429 or 503; normal 10 s after',
    measured: `${byKind(answers)}; normal after ${back.toFixed(1)} s${causesSince(loaded, begun)}`,
    isReached: others.length === 0 && back <= 10,
  };
}

/** L4: 50 sign-ins a second to one account, with profiles asked for meanwhile. */
export async function signInStorm(loaded: Loaded): Promise<Row> {
  const { url } = loaded;
  const done = new AbortController();
  const profiles = meanwhile(done.signal, profileOf(loaded));
  const account = { email: 'bench-0@example.com', password: PASSWORD };
  const answers = await pace(50, SECONDS, () => timed(() => fetch(`${url}/api/auth/login`, jsonOf(account))));
  done.abort();
  const real = answers.filter(({ status }) => status === 200).length / SECONDS;
  const refused = answers.filter(({ status }) => status !== 200);
  const p99 = share(await profiles, 0.99);
  return {
    load: `L4 sign-ins, 50 /s, ${SECONDS} s`,
    reach: '5 /s real, the rest 429 or 503 within 100 ms; a profile p99 100 ms',
    measured: `${real.toFixed(0)} /s real, ${statusesOf(answers)}, refusals p99 ${share(refused, 0.99).toFixed(0)} ms; a profile p99 ${p99.toFixed(0)} ms`,
    isReached: real >= 5 && share(refused, 0.99) <= 100 && p99 <= 100,
  };
}

/** L5: 50 pictures that hardly compress, all at once. */
export async function largeUploads(loaded: Loaded): Promise<Row> {
  const picture = await formOf(await noisy(1_800));
  const { value, peak } = await watched(loaded, () =>
    Promise.all(Array.from({ length: 50 }, (_, person) => timed(() => upload(loaded.url, picture, person)))),
  );
  return {
    load: `L5 50 uploads of ${(picture.body.length / 1_048_576).toFixed(0)} MB at once`,
    reach: '768 MB, all 2xx or 503',
    measured: `${peak.toFixed(0)} MB, ${statusesOf(value)}, ${share(value, 1).toFixed(0)} ms the longest`,
    isReached: peak <= 768 && value.every(({ status }) => status === 200 || status === 503),
  };
}

/** L6: small files of far more pixels than are allowed. */
export async function pixelBombs(loaded: Loaded): Promise<Row> {
  const side = { width: 14_000, height: 14_000 };
  const white = { create: { ...side, channels: 3, background: '#fff' }, limitInputPixels: false } as const;
  const bomb = await formOf(await sharp(white).png().toBuffer());
  const begun = loaded.log.length;
  const { value, peak } = await watched(loaded, () =>
    Promise.all(Array.from({ length: 25 }, (_, person) => timed(() => upload(loaded.url, bomb, person)))),
  );
  const longest = share(value, 1);
  return {
    load: 'L6 25 PNGs of 196 megapixels at once',
    reach: 'all 4xx within 200 ms, 512 MB',
    measured: `${statusesOf(value)}, ${longest.toFixed(0)} ms the longest, ${peak.toFixed(0)} MB${causesSince(loaded, begun)}`,
    isReached: value.every(({ status }) => status >= 400 && status < 500) && longest <= 200 && peak <= 512,
  };
}

/** L10: who connects and says nothing, or never ends a head, must be cut, and cost others nothing. */
export async function slowCrowd(loaded: Loaded): Promise<Row> {
  const crowds = [crowd(loaded.url, 500, ''), crowd(loaded.url, 500, HEAD)];
  const done = new AbortController();
  const profiles = meanwhile(done.signal, profileOf(loaded));
  const began = performance.now();
  while (performance.now() - began < 60_000 && crowds.some((each) => each.open() > 0)) await sleep(100);
  const cut = (performance.now() - began) / 1_000;
  done.abort();
  for (const each of crowds) each.leave();
  const p99 = share(await profiles, 0.99);
  return {
    load: 'L10 1,000 connections, silent or with heads that never end',
    reach: 'others p99 200 ms; cut within 60 s',
    measured: `others p99 ${p99.toFixed(0)} ms; all cut after ${cut.toFixed(0)} s`,
    isReached: p99 <= 200 && cut < 60,
  };
}
