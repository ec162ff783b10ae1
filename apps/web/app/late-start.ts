/*
 * Runs in the head of every prerendered page, alone: the build writes it there (vite/late-start.ts), so it may
 * import nothing. The page is whole without the app's code, which is started by what somebody does, or when
 * the page has painted; what they do until it is there is kept, and done again.
 */

/** The app's root says so to the window when it has taken the page over. */
const READY = 'app-ready';

/** Marks the script that starts the app; its type keeps the browser from running it. */
const HELD = 'script[type="text/late"]';

/** What may mean that somebody is about to do something. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'dragenter'];

/** How files come. */
const WAYS = ['dragover', 'drop', 'paste'] as const;

/** What the browser keeps of it that it has fetched the files of faces. */
const FACES = 'faces';

/** Milliseconds after which a page that waits to be used is idle. */
const IDLE = 10_000;

/** Milliseconds that the app waits for pictures of the first screen. */
const PICTURES = 300;

/** Milliseconds after which a page that may not be seen at the moment starts all the same. */
const UNSEEN = 1_000;

/** Milliseconds that a link waits for the app before the browser follows it, and the app for an idle browser. */
const PATIENCE = 1_000;

/** What is said where a script of the app does not come: whatever the reason, nothing else on the page can say so. */
const MISSING =
  'Part of this page did not come. Copy what you have typed, check your connection, and load the page again.';

/** Fields and what unfolds by itself work as they are: what they hold is handed over afterwards. */
const NATIVE =
  'summary, label, textarea, select, option, input:not([type="checkbox"], [type="radio"], [type="submit"])';

/**
 * What a page waits with its app for: `read` until somebody does something; `open` too, but where its address or its
 * tab ask for more than was prerendered; `frame` until it is painted.
 */
export type Wait = 'read' | 'open' | 'frame';

/**
 * @param wait left out where the app has started already, on a page that shows nothing without it: files are all that
 * can be brought there.
 */
export function startLate(wait?: Wait): void {
  bringFaces();
  const again = new Map<object, () => void>();
  const on = { capture: true, passive: false };
  let started = false;

  const start = (sign?: Event) => {
    if (started || (sign instanceof PointerEvent && isAtRest(sign))) return;
    started = true;
    for (const sign of SIGNS) removeEventListener(sign, start, on);
    whenParsed(run);
  };

  const keep = (event: Event, target: object, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    again.set(target, act);
    start();
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element; // a click has an element for its target
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) {
      const isOrdinary =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const isWithin =
        link.origin === location.origin && link.href.split('#')[0] !== location.href.split('#')[0];
      if (!isOrdinary || !isWithin || link.target || link.hasAttribute('download')) return;
      keep(event, link, () => link.click());
      setTimeout(() => again.has(link) && follow(link), PATIENCE);
    } else if (!target.closest(NATIVE)) {
      const pressed = target.closest<HTMLElement>('button, input, [role]') ?? (target as HTMLElement);
      keep(event, pressed, () => pressed.click());
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement; // what is submitted is a form
    keep(event, form, () => form.requestSubmit(event.submitter));
  };
  const onFiles = (event: DragEvent | ClipboardEvent) => {
    const brought = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    // A drop is allowed by those who listen, and text goes where it is put.
    if (event.type === 'dragover') event.preventDefault();
    else if (brought?.files.length) keep(event, brought, bringAgain(event, brought.files));
  };
  const onInput = ({ target }: Event) => {
    const field = target as HTMLInputElement; // or one of its kind: what has a value to type into
    const { value } = field;
    again.set(field, () => handOver(field.isConnected ? field : heirOf(field), value));
    start();
  };
  const onReady = () => {
    removeEventListener('click', onClick, on);
    removeEventListener('submit', onSubmit, on);
    removeEventListener('input', onInput, on);
    for (const way of WAYS) removeEventListener(way, onFiles, on);
    const acts = [...again.values()];
    again.clear();
    for (const act of acts) act();
  };

  for (const way of WAYS) addEventListener(way, onFiles, on);
  addEventListener(READY, onReady, { once: true });
  if (wait === undefined) return;
  addEventListener('click', onClick, on);
  addEventListener('submit', onSubmit, on);
  addEventListener('input', onInput, on);
  for (const sign of SIGNS) addEventListener(sign, start, on);
  // The token of a mail's link must not stay in the address, whenever it comes there.
  addEventListener('popstate', start);
  const isIdle = wait === 'read' || (wait === 'open' && !isBegun());
  if (location.hash.length > 1) start();
  else if (isSignedIn()) whenParsed(() => whenPainted(start));
  else addEventListener('load', () => setTimeout(whenIdle, isIdle ? IDLE : 0, start), { once: true });
}

/** Browsers tell a page of a pointer that rests where it comes up, as of one that moves by nothing. */
function isAtRest({ type, movementX, movementY }: PointerEvent): boolean {
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Has the browser go where the link leads, with the state that the router would take along. */
function follow(link: HTMLAnchorElement): void {
  const { carries } = link.dataset;
  if (carries) {
    history.pushState({ usr: JSON.parse(carries), key: 'late', idx: 0 }, '', link.href);
    location.reload();
  } else location.assign(link.href);
}

/** Frames are painted before all of a page has come: what is to be waited for may not be among it yet. */
function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

/** What somebody sees at once is worth more than what they can do a moment later: the first screen comes first. */
function whenPainted(act: () => void): void {
  const afterFrame = (next: () => void) => requestAnimationFrame(() => setTimeout(next));
  afterFrame(() => {
    const pictures = [...document.querySelectorAll('img')].filter(isSeenFirst);
    if (pictures.length === 0) return act();
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => afterFrame(act));
    setTimeout(act, PICTURES);
  });
  // Of a page in another tab nothing is painted.
  setTimeout(act, UNSEEN);
}

/** Whether a picture is seen without scrolling. One that is there already may have come after the frame. */
function isSeenFirst(picture: HTMLImageElement): boolean {
  const [place] = picture.getClientRects();
  return place !== undefined && place.top < innerHeight;
}

/** Files of faces come when all has been painted without them; who has had them before sees nothing else. */
function bringFaces(): void {
  const faces = document.querySelector<HTMLStyleElement>('style[data-faces]');
  if (!faces) return;
  const bring = () => {
    faces.media = 'all';
  };
  if (isKnown()) bring();
  else addEventListener('load', () => whenPainted(bring), { once: true });
}

/** Whether this browser has had faces; from now on it has. */
function isKnown(): boolean {
  try {
    const known = localStorage.getItem(FACES) !== null;
    localStorage.setItem(FACES, 'kept');
    return known;
  } catch {
    return false; // a browser that keeps nothing
  }
}

/** Whether the app has more to show than what was prerendered: what the address asks for, and what the tab has kept. */
function isBegun(): boolean {
  try {
    return location.search.length > 1 || !!history.state?.usr || sessionStorage.length > 0;
  } catch {
    return false; // a browser that keeps nothing
  }
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem('access_token') !== null;
  } catch {
    return false;
  }
}

function whenIdle(act: () => void): void {
  // The frame after the next has been painted, whatever browsers say of themselves. Some are never idle.
  const limit = { timeout: PATIENCE };
  requestAnimationFrame(() =>
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(act, limit) : act())),
  );
}

/**
 * Runs the script that was held: the same text, which the page's policy knows. All that it needs is asked for at once, and
 * after it what the page shows next to somebody who is signed in.
 */
function run(): void {
  const held = document.querySelector<HTMLElement>(HELD);
  if (!held) return;
  bringWholeStyles();
  const { files, next, answers, plan } = held.dataset;
  bringFiles(files, 'auto');
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = held.textContent;
  script.onerror = () => {
    const notice = Object.assign(document.createElement('p'), { role: 'alert', textContent: MISSING });
    notice.style.cssText = 'position:sticky;top:0;z-index:50;padding:1em;background:Mark;color:MarkText';
    document.body.prepend(notice);
  };
  document.head.append(script);
  const { plan: own } = document.documentElement.dataset;
  if (own === undefined || (plan && plan !== own) || location.search) return;
  for (const address of listed(answers)) ask(address);
  // Forty files in one go would keep a phone from answering.
  setTimeout(bringFiles, 0, next, 'low');
}

const listed = (list: string | undefined) => list?.split(' ').filter(Boolean) ?? [];

function bringFiles(files: string | undefined, fetchPriority: 'auto' | 'low'): void {
  const links = listed(files).map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }),
  );
  document.head.append(...links);
}

/** Asks the server what the app will ask it: lib/early-answers.ts hands it over. */
function ask(address: string): void {
  const token = localStorage.getItem('access_token');
  if (token === null) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = fetch(address, { headers, priority: 'low' });
  answer.catch(Object); // Whoever takes it hears of it.
  window.earlyAnswers = { ...window.earlyAnswers, [`GET ${address} ${token}`]: answer };
}

/** The page has those rules alone that it shows itself (vite/first-styles.ts): the app gets all, in the place where React looks. */
function bringWholeStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-whole]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = style.dataset['whole'] ?? '';
    style.after(link);
  }
}

/** Brings the files of an event once more: what it carried is empty after it. */
function bringAgain(event: DragEvent | ClipboardEvent, files: FileList): () => void {
  const carried = new DataTransfer();
  for (const file of files) carried.items.add(file);
  const kind = { bubbles: true, cancelable: true };
  const once =
    'dataTransfer' in event
      ? new DragEvent('drop', { ...kind, dataTransfer: carried })
      : new ClipboardEvent('paste', { ...kind, clipboardData: carried });
  const { target } = event;
  // Where they were put, the app may show something else.
  return () => (target instanceof Node && target.isConnected ? target : document.body).dispatchEvent(once);
}

/** The field of the same name, where the app shows another form than the one that was prerendered. */
function heirOf({ name }: HTMLInputElement): HTMLInputElement | null {
  return name ? document.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`) : null;
}

/** Tells the app what was typed or chosen, as if just now: React hears of a value only that it does not know. */
function handOver(field: HTMLInputElement | null, value: string): void {
  if (!field) return;
  if (field.type !== 'file' && field.tagName !== 'SELECT') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
