/** The text of an answer. Throws an Error where it is longer than `mostBytes`. */
export async function readBounded({ body }: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error('The provider answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
