import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { EngineFailure } from '../providers/ai/engines/engine-failure.ts';
import type { EngineAddress, PictureEngine } from '../providers/ai/engines/picture-engine.ts';
import type { PicturePort, PictureProgress } from '../providers/ai/picture-port.ts';
import { Secret } from '../providers/ai/secret.ts';
import { httpPeer } from './http-peer.ts';
import { REQUEST, RESERVATION, waits } from './openai-images-setup.ts';

/** What can be wrong with every engine. */
export type Trouble = 'no-models' | 'html' | 'huge' | 'cut' | 'no-picture' | 'out-of-memory' | 'lies';

interface PeerOptions {
  readonly trouble?: Trouble;
  /** The whole `Authorization` header that it wants. */
  readonly lockedBy?: string;
  readonly round?: number;
  readonly loading?: number;
  /** An engine that is asked how far it is goes on only once it was. */
  readonly waitsToBeAsked?: boolean;
}

/** A fake engine, and what happened at it. */
interface EnginePeer {
  readonly origin: string;
  freeze(): void;
  close(): Promise<void>;
  keepBusy(milliseconds: number): void;
  /** Works of ours that it took. */
  works(): number;
  /** Works that were ended by a call, in the queue or in the middle. */
  stopped(): number;
  /** What ran while it was interrupted and was not ours. */
  harmed(): boolean;
}

/**
 * What a protocol has not, so that nobody can promise it: a `choice` where it has one model for good, `progress` where
 * it neither tells how far it is nor shows frames, `state` where it says nothing at all until the picture is done
 * (neither what is before it nor that it has begun), `samplers` where none can be asked for.
 */
type Lack = 'choice' | 'progress' | 'state' | 'samplers';

/** One protocol: a fake server that speaks it, and the adapter before it. */
export interface EngineKind {
  readonly lacks?: readonly Lack[];
  /** The whole `Authorization` header of its kind; left out: a name and password. */
  readonly password?: string;
  peer(options: PeerOptions): Promise<EnginePeer>;
  at(address: EngineAddress, options: { now: () => Date; every: number; silence: number }): PictureEngine;
}

const PASSWORD = `Basic ${Buffer.from('mara:lantern').toString('base64')}`;

/** What every picture engine promises, beside what its models promise as makers of pictures. */
export function engineSuite(name: string, kind: EngineKind): void {
  const { password = PASSWORD } = kind;
  const has = (part: Lack) => !kind.lacks?.includes(part);

  async function setUp(options: PeerOptions & { authorization?: string; silence?: number } = {}) {
    const peer = await kind.peer(options);
    const clock = { now: new Date('2026-11-22T10:00:00Z') };
    const engine = engineAt(new URL(peer.origin), clock, options);
    return { peer, clock, engine };
  }

  function engineAt(
    url: URL,
    clock = { now: new Date() },
    { authorization, silence = 5_000 }: { authorization?: string | undefined; silence?: number } = {},
  ) {
    const header = authorization === undefined ? undefined : new Secret(authorization);
    const address = { id: 'engine', name, url, authorization: header };
    return kind.at(address, { now: () => clock.now, every: 10, silence });
  }

  async function firstModel(engine: PictureEngine): Promise<PicturePort> {
    const { models } = await engine.prepare();
    const [port] = models;
    if (!port) throw new Error('It has no models.');
    return port;
  }

  describe(`${name}, as every engine`, () => {
    test('names its models under its own id, each with capabilities, for nothing', async () => {
      const { engine } = await setUp();
      const { state, message, models } = await engine.prepare();
      expect({ state, message }).toEqual({ state: 'ready', message: '' });
      for (const model of models) {
        expect(model.id).toMatch(/^engine\/./);
        expect(model.capabilities(new Date())).toMatchObject({ price_usd: 0, strength_note: null });
      }
      expect(JSON.stringify(models)).not.toContain('/home/mara');
    });

    test('asks once a minute, keeps what it knew, and says since when it is gone', async () => {
      const { engine, peer, clock } = await setUp();
      await engine.prepare();
      await peer.close();
      expect((await engine.prepare()).state).toBe('ready');
      clock.now = new Date('2026-11-22T10:02:00Z');
      const gone = await engine.prepare();
      expect(gone.state).toBe('unreachable');
      expect(gone.message).toContain('It last answered at 2026-11-22 10:00 UTC.');
      expect(gone.models.length).toBeGreaterThan(0);
    });

    test.each([
      ['nothing at the port', undefined, 'unreachable', 'does not answer. Start it'],
      ['a page', '<!doctype html><title>Router</title>', 'misconfigured', 'Another program answers'],
      ['some other JSON', '{"items":[]}', 'misconfigured', 'Another program answers'],
      ['a list of other things', '[{"id":7},null]', 'misconfigured', ''],
    ] as const)('%s is said in one sentence', async (_, answer, state, sentence) => {
      const other = await httpPeer((__, response) => void response.end(answer));
      if (answer === undefined) await other.close();
      const condition = await engineAt(new URL(other.origin)).prepare();
      expect(condition.state).toBe(state);
      expect(condition.message).toContain(sentence);
      expect(condition.message).not.toContain('127.0.0.1');
    });

    test('a redirect is not followed', async () => {
      let visits = 0;
      const goal = await httpPeer((__, response) => {
        visits += 1;
        response.end('[]');
      });
      const other = await httpPeer(
        (__, response) => void response.writeHead(302, { location: goal.origin }).end(),
      );
      expect((await engineAt(new URL(other.origin)).prepare()).state).toBe('misconfigured');
      expect(visits).toBe(0);
    });

    if (has('choice'))
      test('one without models says so', async () => {
        const { engine } = await setUp({ trouble: 'no-models' });
        expect(await engine.prepare()).toMatchObject({
          state: 'misconfigured',
          message: expect.stringContaining('has no model that makes pictures'),
        });
      });

    test('a password opens it, a wrong one or none is said without telling it', async () => {
      const { engine, peer } = await setUp({ lockedBy: password });
      const locked = await engine.prepare();
      expect(locked).toMatchObject({
        state: 'locked',
        message: expect.stringContaining('wants a name and password'),
      });
      const wrong = engineAt(new URL(peer.origin), undefined, { authorization: 'Basic d3Jvbmc6Y2FuYXJ5' });
      expect(JSON.stringify(await wrong.prepare())).not.toContain('d3Jvbmc6Y2FuYXJ5');
      const open = engineAt(new URL(peer.origin), undefined, { authorization: password });
      const port = await firstModel(open);
      expect(await port.generate(RESERVATION, REQUEST, waits())).toMatchObject({ costUsd: 0 });
    });

    if (has('progress'))
      test('loading, progress and frames are heard in their order', async () => {
        const { engine } = await setUp({ waitsToBeAsked: true });
        const port = await firstModel(engine);
        const heard: string[] = [];
        const progress: PictureProgress[] = [];
        await port.generate(RESERVATION, REQUEST, {
          ...waits(({ contentType }) => heard.push(contentType)),
          onStage: (stage) => heard.push(stage),
          onProgress: (at) => progress.push(at),
        });
        expect(heard).toEqual(['loading', 'generating', 'image/png']);
        const fractions = progress.map(({ fraction }) => fraction);
        expect(fractions.length).toBeGreaterThan(1);
        expect(fractions).toEqual([...fractions].sort((one, other) => one - other));
        expect(Math.max(...fractions)).toBeLessThanOrEqual(1);
      });

    test('a model that takes long to load is waited for, as long as the engine answers', async () => {
      const { engine } = await setUp({ loading: 1_500, round: 1, silence: 700 });
      const port = await firstModel(engine);
      expect((await port.generate(RESERVATION, REQUEST, waits())).width).toBeGreaterThan(0);
    });

    test('an engine that falls silent is given up', async () => {
      const { engine, peer } = await setUp({ loading: 5_000, silence: 200 });
      const port = await firstModel(engine);
      const call = port.generate(RESERVATION, REQUEST, waits());
      setTimeout(() => peer.freeze(), 100);
      await expect(call).rejects.toMatchObject({ name: 'ModelFailure', kind: 'too-slow' });
    });

    test('who leaves in the middle has the work ended at the engine, and nobody else', async () => {
      const { engine, peer } = await setUp({ round: 30 });
      const port = await firstModel(engine);
      const leaving = new AbortController();
      const leave = () => leaving.abort(new Error('nobody waits'));
      const call = port.generate(RESERVATION, REQUEST, {
        signal: leaving.signal,
        onStage: (stage) => void (has('state') && stage === 'generating' && leave()),
      });
      const left = expect(call).rejects.toThrow('nobody waits');
      if (!has('state')) {
        await expect.poll(() => peer.works(), { interval: 5 }).toBe(1);
        leave();
      }
      await left;
      await expect.poll(() => peer.stopped()).toBe(1);
      expect((await port.generate(RESERVATION, REQUEST, waits())).width).toBeGreaterThan(0);
      expect(peer.works()).toBe(2);
    });

    test('who leaves behind somebody else’s work leaves that alone', async () => {
      const { engine, peer } = await setUp({ round: 5 });
      const port = await firstModel(engine);
      peer.keepBusy(400);
      const leaving = new AbortController();
      const call = port.generate(RESERVATION, REQUEST, { signal: leaving.signal });
      setTimeout(() => leaving.abort(new Error('nobody waits')), 150);
      await expect(call).rejects.toThrow('nobody waits');
      await pause(500);
      expect(peer.harmed()).toBe(false);
    });

    if (has('state'))
      test('the place behind somebody else’s work is told', async () => {
        const { engine, peer } = await setUp({ round: 5 });
        const port = await firstModel(engine);
        peer.keepBusy(200);
        const ahead: number[] = [];
        await port.generate(RESERVATION, REQUEST, { ...waits(), onQueue: (before) => ahead.push(before) });
        expect(ahead).toContain(1);
      });

    test('one picture at a time; who waits may leave without touching the engine', async () => {
      const { engine, peer } = await setUp({ round: 10 });
      const port = await firstModel(engine);
      const first = port.generate(RESERVATION, REQUEST, waits());
      const leaving = new AbortController();
      const ahead: number[] = [];
      const second = port.generate({ ...RESERVATION, userId: 'user_2' }, REQUEST, {
        signal: leaving.signal,
        onQueue: (before) => ahead.push(before),
      });
      const left = expect(second).rejects.toThrow('nobody waits');
      await pause(50);
      leaving.abort(new Error('nobody waits'));
      await left;
      await first;
      expect({ ahead, works: peer.works(), stopped: peer.stopped() }).toEqual({
        ahead: [1],
        works: 1,
        stopped: 0,
      });
    });

    test.each([
      ['html', ' '],
      ['huge', 'which is more than is kept here'],
      ['cut', /broke off in the middle of its answer|has stopped answering/],
      ['no-picture', 'sent something that is no picture'],
      ['out-of-memory', 'ran out of memory'],
    ] as const)('what goes wrong with a picture (%s) is one sentence, of ours', async (trouble, sentence) => {
      const { engine } = await setUp({ trouble, round: 1 });
      const port = await firstModel(engine);
      const failure = await port.generate(RESERVATION, REQUEST, waits()).catch((error: unknown) => error);
      if (!(failure instanceof EngineFailure)) throw failure;
      expect(failure.sentence).toMatch(sentence);
      expect(failure.sentence).not.toMatch(/mara|127\.0\.0\.1|red boat/);
    });

    if (has('samplers'))
      test('an unknown sampler is named', async () => {
        const { engine } = await setUp({ round: 1 });
        const port = await firstModel(engine);
        const call = port.generate(RESERVATION, { ...REQUEST, settings: { sampler: 'bogus_sde' } }, waits());
        await expect(call).rejects.toMatchObject({
          sentence: expect.stringContaining('does not know “bogus_sde”'),
        });
      });

    test('the picture’s own metadata are read, and believed about nothing', async () => {
      const honest = await firstModel((await setUp({ round: 1 })).engine);
      const { controls } = honest.capabilities(new Date());
      const settings = { ...(controls.seed && { seed: 7 }), ...(controls.steps && { steps: 3 }) };
      const picture = await honest.generate(RESERVATION, { ...REQUEST, settings }, waits());
      expect(picture).toMatchObject({ settings, ownMetadata: 'same' });
      const lying = await firstModel((await setUp({ round: 1, trouble: 'lies' })).engine);
      const other = await lying.generate(RESERVATION, { ...REQUEST, settings }, waits());
      expect(other).toMatchObject({ settings, ownMetadata: 'different' });
    });
  });
}
