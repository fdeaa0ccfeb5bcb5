/** Reads an answer in lines of JSON, see `LINES_TYPE`. */
import { parseJson } from './parse-json';

/** The last line, with the status that an error in it has. */
interface LastLine {
  readonly status: number;
  readonly json: unknown;
}

/** Throws what `onLine` throws, and rejects for an answer that ends before its last line. */
export async function readLines({ status, body }: Response, onLine: (line: unknown) => void): Promise<LastLine> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      const lines = (rest + read.value).split('\n');
      rest = lines.pop() ?? '';
      for (const json of lines.map(parseJson)) {
        if (!has(json, 'piece')) return { status: has(json, 'status') ? Number(json.status) : status, json };
        onLine(json);
      }
    }
  } finally {
    // the server stops when this reader no longer listens; after the end it changes nothing
    await reader?.cancel().catch(() => {});
  }
  throw new Error('The answer has no last line');
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}
