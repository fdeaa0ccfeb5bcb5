import { expect, test } from 'vitest';
import { readJson } from '../../../../../server/platform/http/json/json-body';
import { isOutage } from '../../../../../server/platform/storage/outage';

test('a sender who leaves in the middle is no outage of the server', async () => {
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"name":'));
      controller.error(gone);
    },
  });
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const thrown = await readJson(request).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: 'body_unreadable', cause: gone });
  expect(isOutage(thrown)).toBe(false);
});
