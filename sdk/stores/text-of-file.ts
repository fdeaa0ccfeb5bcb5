/** Texts of files that spreadsheets write. */

/** Marks at the beginning of a file, by its first two bytes. */
const MARKS: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/**
 * The text of a file in UTF-8, in UTF-16 with a mark (Excel's "Unicode text"), or else in Windows-1252 (Excel's plain CSV in Western
 * countries). Undefined for a file without text: an empty one, one that is no text, one that cannot be read.
 */
export async function textOfFile(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes || bytes.length === 0) return undefined;
  const text = decoded(bytes);
  return text.includes('\0') ? undefined : text;
}

function decoded(bytes: Uint8Array): string {
  const mark = MARKS[bytes.subarray(0, 2).join()];
  if (mark) return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
