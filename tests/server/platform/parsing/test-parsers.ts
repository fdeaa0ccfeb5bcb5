/** Parsers that do what hostile input makes of honest ones. */
import { ApiError } from '../../../../server/platform/http/api-error';
import { serveParsers } from '../../../../server/platform/parsing/serve-parsers';

export const testParsers = {
  echo: (value: unknown) => value,
  processId: () => process.pid,
  sleep: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
  forever: () => {
    for (;;);
  },
  /** In one call of the engine, which no thread could interrupt. */
  fillMemory: () => JSON.parse(`[${'{},'.repeat(20_000_000)}0]`).length as number,
  hugeResult: () => new Uint8Array(80 * 1024 * 1024),
  recurse: (): number => 1 + testParsers.recurse(),
  refuse: () => {
    throw new ApiError('validation_failed', { details: { text: ['Row 3 has no name'] } });
  },
  fail: () => {
    throw new Error('a fault of ours');
  },
  leave: () => process.exit(3),
};

serveParsers(testParsers);
