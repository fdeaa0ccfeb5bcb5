import { describe, expect, test, vi } from 'vitest';
import { linesAnswer, readsLines } from '../../../../../server/platform/http/answers/lines-answer';
import { ApiError } from '../../../../../server/platform/http/api-error';
import type { RequestContext } from '../../../../../server/platform/http/request-context';

const error = vi.fn();
const context = { id: 'r-1', log: { error } } as unknown as RequestContext;
const linesOf = async (answer: Response) =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('an answer in lines', () => {
  test('has pieces, and at the end the data', async () => {
    const answer = await linesAnswer(context, async (send) => {
      send(1);
      await Promise.resolve();
      send({ two: 'lines\nof text' });
      return 'end';
    });
    expect(await linesOf(answer)).toEqual([{ piece: 1 }, { piece: { two: 'lines\nof text' } }, { data: 'end' }]);
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
  });

  test('begins with its first piece', async () => {
    let finish = (_: string) => {};
    const rest = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const answer = await linesAnswer(context, (send) => {
      send(1);
      return rest;
    });
    finish('end');
    expect(await linesOf(answer)).toEqual([{ piece: 1 }, { data: 'end' }]);
  });

  test('is an ordinary refusal before its first piece', async () => {
    const refused = linesAnswer(context, () => Promise.reject(new ApiError('not_found')));
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  });

  test('says at its end what failed after a piece, without its cause', async () => {
    const answer = await linesAnswer(context, async (send) => {
      send(1);
      throw new Error('the secret');
    });
    const last = (await linesOf(answer)).at(-1);
    expect(last).toMatchObject({ status: 500, code: 'internal', requestId: 'r-1' });
    expect(JSON.stringify(last)).not.toContain('secret');
    expect(error).toHaveBeenCalledOnce();
  });

  test('goes to nowhere when its reader has left', async () => {
    let send = (_: unknown) => {};
    const answer = await linesAnswer(context, (give) => {
      send = give;
      give(1);
      return new Promise(() => {});
    });
    await answer.body?.cancel();
    expect(() => send(2)).not.toThrow();
  });
});

test.each([
  ['application/x-ndjson', true],
  ['application/x-ndjson, application/json', true],
  ['application/json', false],
  ['*/*', false],
])('a caller who accepts %s reads lines: %s', (accept, reads) => {
  expect(readsLines(new Request('http://x/', { headers: { accept } }))).toBe(reads);
});
