import { WebSocket } from 'ws';
import { unfinishedType } from '../../picture-check.ts';
import type { Waiting } from '../../picture-port.ts';
import { engineUrl } from '../engine-http.ts';
import type { EngineAddress } from '../picture-engine.ts';
import { socketMessage } from './answers.ts';

/** Bytes of one message. */
const LARGEST = 16 * 1_048_576;
/** Milliseconds for the beginning of a socket. */
const BEGINS = 5_000;
/** Kinds of binary messages, and how many bytes stand before the picture of the plain kind. */
const PREVIEW = 1;
const PREVIEW_WITH_FACTS = 4;
const HEADER = 8;

interface Heard extends Pick<Waiting, 'onStage' | 'onProgress' | 'onPartial'> {
  /** Called for each message, as a sign of life. */
  readonly onSign: () => void;
  /** Called when a run has ended, or the socket has: the history knows more. */
  readonly onNews: () => void;
}

/** An open ear at the engine. */
export interface ComfySocket {
  /** From now on this run is listened to. */
  follow(promptId: string, heard: Heard): void;
  close(): void;
}

/**
 * Listens to what an engine tells one client. A courtesy: what cannot be heard is passed over, and a socket that
 * breaks is not opened again, since the history knows how it ended.
 */
export async function openComfySocket(address: EngineAddress, clientId: string): Promise<ComfySocket> {
  const url = engineUrl(address, 'api/ws', { clientId });
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url, {
    headers: address.authorization ? { authorization: address.authorization.reveal() } : {},
    maxPayload: LARGEST,
    handshakeTimeout: BEGINS,
    followRedirects: false,
    perMessageDeflate: false,
  });
  let run: { readonly promptId: string; readonly heard: Heard } | undefined;
  const opened = new Promise<void>((resolve) => {
    socket.once('open', resolve);
    socket.once('close', () => resolve());
  });
  // Without a listener an error would end the process; the end follows by itself.
  socket.on('error', () => {});
  socket.on('close', () => run?.heard.onNews());
  socket.on('message', (data, isBinary) => {
    if (!run || !Buffer.isBuffer(data)) return;
    run.heard.onSign();
    if (isBinary) void showFrame(data, run.heard);
    else hear(data, run.promptId, run.heard);
  });
  await opened;
  return {
    follow(promptId, heard) {
      run = { promptId, heard };
    },
    close() {
      run = undefined;
      socket.terminate();
    },
  };
}

function hear(data: Buffer, promptId: string, { onStage, onProgress, onNews }: Heard): void {
  const { success, data: message } = socketMessage.safeParse(parsed(data));
  if (!success || (message.data.prompt_id ?? promptId) !== promptId) return;
  if (message.type !== 'progress') {
    if (message.type === 'execution_start') onStage?.('loading');
    else if (message.data.node === null) onNews();
    return;
  }
  const { value, max } = message.data;
  const step = Math.min(Math.floor(value), Math.floor(max));
  onStage?.('generating');
  onProgress?.({ fraction: Math.min(value / max, 1), step, steps: Math.floor(max) });
}

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

async function showFrame(data: Buffer, { onPartial }: Heard): Promise<void> {
  if (!onPartial || data.length <= HEADER) return;
  const kind = data.readUInt32BE(0);
  // Before the picture stands its type, or the length of JSON and the JSON.
  const at = kind === PREVIEW_WITH_FACTS ? HEADER + data.readUInt32BE(4) : HEADER;
  if (kind !== PREVIEW && kind !== PREVIEW_WITH_FACTS) return;
  const bytes = data.subarray(at);
  const contentType = await unfinishedType(bytes);
  if (contentType) onPartial({ bytes, contentType });
}
