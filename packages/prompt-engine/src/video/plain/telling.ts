import { isBeingNoun } from '../idea/verbs.ts';
import { small } from '../wording.ts';
import { asSentence, doerOf } from './acts.ts';
import type { Moment, Note } from './as-told.ts';
import { wholeClausesIn } from './clauses-of.ts';
import { isOverlay, withoutHow } from './note-heads.ts';
import type { NoteKind } from './note-kinds.ts';
import { noteKind } from './notes.ts';
import { isOwnMoment, isScrapOf, LOOKED_AT } from './own-moment.ts';
import {
  aloneIn,
  asNote,
  cleaned,
  doerAgain,
  doerFor,
  goingOnFrom,
  itemOffered,
  lastWord,
  ledBy,
  opensMoment,
  PASSED,
  passesOn,
  QUICK,
  SIZE_ALONE,
  SPEAKS,
  saidBy,
} from './part-forms.ts';
import type { IdeaPart } from './parts.ts';
import { putBack } from './set-aside.ts';
import type { SpokenLine } from './spoken.ts';

/** What is told of a film so far: its moments in their order, and what is noted beside them. */
export class Teller {
  readonly moments: Moment[] = [];
  readonly notes: Note[] = [];
  readonly held: readonly string[];
  film = '';
  /** Who acted last. */
  protected doer = '';
  /** The last of them that is a being. */
  private being = '';
  /** How near the part is to be seen. */
  protected size = '';
  /** Whether the camera has come to what is told next. */
  protected isFound = false;
  /** Whether the film is cut to what the part shows. */
  protected isCutTo = false;
  /** Whether the camera only goes by what the part before names. */
  protected isPassing = false;
  /** What alone is seen in a row of images. */
  protected alone = '';
  protected readonly isShotList: boolean;
  private readonly isQuick: boolean;
  private pending: SpokenLine[] = [];

  constructor(held: readonly string[], parts: readonly IdeaPart[]) {
    this.held = held;
    this.isShotList = parts.filter(({ isShot, isEnd }) => isShot && !isEnd).length > 1;
    this.isQuick = parts.some(({ text }) => QUICK.test(text));
  }

  note(kind: NoteKind, text: string, of?: number): void {
    const last = this.moments.at(-1);
    if (kind === 'camera' && last && this.isShotList && SIZE_ALONE.test(text)) {
      this.moments[this.moments.length - 1] = { ...last, size: text };
      return;
    }
    const own = asNote(kind, putBack(text, this.held));
    if (own !== '')
      this.notes.push({
        kind,
        text: own,
        at: this.moments.length,
        isOfShot: this.isShotList && this.moments.length > 0,
        ...(of !== undefined && { of }),
      });
  }

  protected also(text: string): void {
    const last = this.moments.pop();
    if (last) this.moments.push({ ...last, text: `${last.text}, ${text}` });
  }

  protected say(lines: readonly SpokenLine[]): void {
    const last = this.moments.pop();
    if (last) this.moments.push({ ...last, lines: [...last.lines, ...lines] });
    else this.pending.push(...lines);
  }

  protected tell(part: IdeaPart, spoken: readonly SpokenLine[]): void {
    const lines = [...spoken];
    const text = part.isShot ? part.text : goingOnFrom(part.text, this.moments.at(-1)?.text ?? '', this.doer);
    const clauses = wholeClausesIn(text);
    for (const [i, clause] of clauses.entries()) {
      const kind = i > 0 ? noteKind(clause) : undefined;
      if (kind) {
        this.note(kind, clause);
        continue;
      }
      this.add(
        { ...part, text: clause, isFirst: part.isFirst && i === 0, isShot: part.isShot && i === 0 },
        i > 0,
      );
      // Who speaks in the first clause does not speak in the next.
      if (lines.length > 0 && i + 1 < clauses.length && SPEAKS.test(clause)) this.say(lines.splice(0));
    }
    this.say(lines);
  }

  private add(part: IdeaPart, isClause: boolean): void {
    const last = this.moments.at(-1);
    const text = cleaned(withoutHow(part.text));
    const own = goingOnFrom(aloneIn(putBack(text, this.held), this.alone), last?.text ?? '', this.doer);
    const isOver = last !== undefined && !part.isShot && !this.isQuick && isOverlay(own);
    const isScrap =
      part.isFirst && !SPEAKS.test(own) && !this.isFound && !this.isCutTo && !part.isShot && isScrapOf(own);
    const isNew = opensMoment(part, isScrap) || isClause || this.size !== '' || part.size !== '';
    if (!last || (!isOver && (isNew || this.isMoment(text, last.text)))) {
      const doer =
        doerAgain(own, this.moments) || doerFor(own, this.doer || itemOffered(this.film, own), this.being);
      this.moments.push({
        text: asSentence(own, part.isShot || part.isItem ? '' : doer),
        size: part.size || this.size,
        lines: saidBy(this.pending.splice(0), doerOf(own)),
        isShot: part.isShot,
        ...(part.isItem && { isItem: true }),
      });
    } else this.also(isOver ? small(own) : own);
    // Who is only passed does nothing next.
    const told = this.moments.at(-1)?.text ?? '';
    this.doer = PASSED.test(told) ? '' : doerOf(told.slice(0, LOOKED_AT)) || this.doer || ledBy(told);
    if (isBeingNoun(lastWord(this.doer))) this.being = this.doer;
  }

  private isMoment(text: string, told: string): boolean {
    if (this.isPassing || passesOn(told, text)) return false;
    return isOwnMoment(text, { told, doer: this.doer, isShotList: this.isShotList, isQuick: this.isQuick });
  }
}
