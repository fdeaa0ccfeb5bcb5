/** The inside of a parser process: one request after the other, until the server ends it or goes away. */
import { serialize } from 'node:v8';
import { SpotreelError } from '@spotreel/sdk/internal/base';
import type { ParserTable } from './parsing';
import type { ParserReply, ParserRequest } from './protocol';

/** Bytes of a result: a package of three Lottie documents with their pictures. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Answers requests of the process that forked this one. */
export function serveParsers(parsers: ParserTable): void {
  process.on('message', (request: ParserRequest) => {
    void answer(parsers, request).then((reply) => process.send?.(reply, () => undefined));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

async function answer(parsers: ParserTable, { name, input }: ParserRequest): Promise<ParserReply> {
  try {
    const parser = Object.hasOwn(parsers, name) ? parsers[name] : undefined;
    if (!parser) throw new Error(`There is no parser ${name}`);
    const result = serialize(await parser(...(input as never[])));
    return result.byteLength > MOST_OUTPUT ? { type: 'exceeded' } : { type: 'done', result };
  } catch (error) {
    return replyOf(error);
  }
}

function replyOf(error: unknown): ParserReply {
  if (error instanceof SpotreelError) {
    const { code, message, details } = error;
    return { type: 'refused', code, message, ...(details && { details }) };
  }
  // the stack, a text or a list is longer than the engine allows
  if (error instanceof RangeError) return { type: 'exceeded' };
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { type: 'failed', message, stack };
}
