import { type CellState, IMPORT, type ImportProgress } from '@framewright/contract';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { type ExportedWork, type ExportManifest, exportedWork } from '../modules/transfer/exported-work.ts';
import { loadSharp } from '../providers/pictures/load-sharp.ts';
import type { TestApp } from './test-app.ts';
import { providersWith } from './test-pictures.ts';

/** Makes small pictures, each of another colour. */
export function colourfulProviders() {
  let count = 0;
  return providersWith(async () => {
    const bytes = await swatch(count);
    count += 1;
    return { bytes, contentType: 'image/png', width: 8, height: 6, modelId: 'built-in' };
  });
}

/** A small PNG; each number has a colour of its own. */
export async function swatch(number: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const background = { r: number % 256, g: Math.floor(number / 256) % 256, b: 90 };
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();
}

/** What an export says, read by hand. */
export interface ReadExport {
  readonly zip: Uint8Array;
  readonly files: Record<string, Uint8Array>;
  readonly manifest: ExportManifest;
  readonly works: ExportedWork[];
  readonly boards: SaidBoard[];
  readonly templates: object[];
}

/** A board of an export, as far as tests look into it. */
interface SaidBoard {
  readonly title: string;
  readonly from_work: string | null;
  readonly cells: { readonly state: CellState; readonly work_id: string | null; readonly winner: boolean }[];
}
/** The export of whose token it is. @throws where it is answered with a failure */
export async function exportOver({ send }: Pick<TestApp, 'send'>, token: string): Promise<ReadExport> {
  const answer = await send('GET', '/api/export', { token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return readExport(new Uint8Array(answer.rawPayload));
}

function readExport(zip: Uint8Array): ReadExport {
  const files = unzipSync(zip);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const lines = (name: string) =>
    text(name)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const works = lines('works.jsonl').map((line) => exportedWork.parse(line));
  const beside = { boards: lines('boards.jsonl'), templates: lines('templates.jsonl') };
  return { zip, files, manifest: JSON.parse(text('manifest.json')), works, ...beside };
}

/** A ZIP of texts and bytes. */
export function zipped(files: Record<string, string | Uint8Array>): Uint8Array {
  const all: Zippable = {};
  for (const [name, content] of Object.entries(files))
    all[name] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(all);
}

interface Brought {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Brings files over HTTP, part by part, and waits for what becomes of them. */
export async function bring(
  server: TestApp,
  token: string,
  files: readonly Brought[],
): Promise<ImportProgress> {
  const begun = await askToImport(server, token, files);
  for (const [place, { bytes }] of files.entries())
    for (let offset = 0; offset < bytes.length; offset += IMPORT.partBytes)
      await sendPart(server, token, { id: begun.id, place, offset }, bytes);
  return finished(server, token, begun.id);
}

/** Begins an import of the files, without their bytes; asks again while the server is busy. */
export async function askToImport(
  { send }: Pick<TestApp, 'send'>,
  token: string,
  files: readonly Brought[],
): Promise<ImportProgress> {
  const body = { files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length })) };
  const answer = await send('POST', '/api/import', { token, body });
  // What unpacks a bomb beside keeps the whole process busy for a moment.
  if (answer.statusCode === 503) return askToImport({ send }, token, files);
  return answer.json();
}

/**
 * Sends the part of a file that begins at `offset`; once more where the server is busy.
 * @param place of the file
 */
export async function sendPart(
  { app }: Pick<TestApp, 'app'>,
  token: string,
  { id, place, offset }: { readonly id: string; readonly place: number; readonly offset: number },
  bytes: Uint8Array,
) {
  const send = () =>
    app.inject({
      method: 'PUT',
      url: `/api/import/${id}/files/${place}?offset=${offset}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes.subarray(offset, offset + IMPORT.partBytes)),
    });
  const answer = await send();
  return answer.statusCode === 503 ? send() : answer;
}

/** Waits until an import is done or has failed; without an end where it never is. */
export async function finished(
  { send }: Pick<TestApp, 'send'>,
  token: string,
  id: string,
): Promise<ImportProgress> {
  for (;;) {
    const progress = (await send('GET', `/api/import/${id}`, { token })).json<ImportProgress>();
    if (progress.state === 'done' || progress.state === 'failed') return progress;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
