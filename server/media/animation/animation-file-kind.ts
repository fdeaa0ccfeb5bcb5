import { open } from 'node:fs/promises';

/** By its first bytes; what it is called says nothing. */
export async function animationFileKind(file: string): Promise<'json' | 'zip' | undefined> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const head = buffer.subarray(0, bytesRead);
    if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return 'zip';
    return /^\ufeff?\s*\{/.test(head.toString('utf8')) ? 'json' : undefined;
  } finally {
    await handle.close();
  }
}
