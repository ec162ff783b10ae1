import sharp from 'sharp';

/** Twelve megapixels that compress as photographs do. */
export function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#806040', noise } })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Has a prompt read out of it. @returns the status; 0 where the connection broke */
export async function analyze(url: string, picture: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(picture)]), 'large.jpg');
  try {
    const answer = await fetch(`${url}/api/image-prompt/analyze`, { method: 'POST', body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
