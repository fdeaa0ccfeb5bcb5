/**
 * Input that is wide, long, deep or ragged, or that multiplies itself, is sent to calls that read what people bring. The server answers others all the while. HOSTILE_TRIES says how often each input is sent.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../server/fixtures/test-server';
import { documentInputs, textInputs } from './hostile/inputs';
import { rateLimits } from './hostile/unlimited';
import { MOST_MS, TRIES, type WatchedServer, watchServer } from './hostile/watched-server';

let server: TestServer;
let watched: WatchedServer;
let hostile: string;

beforeAll(async () => {
  server = await createTestServer({ rateLimits });
  hostile = await server.signIn();
  watched = await watchServer(server);
}, 300_000);

afterAll(async () => {
  await watched.close();
  await server.close();
});

function expectRefusal({
  status,
  json,
}: {
  readonly status: number;
  readonly json: { code?: string; details?: object };
}) {
  expect([status, json.code]).toEqual([expect.any(Number), expect.any(String)]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  // the place is the input itself, and not something that the request lacks
  expect(Object.keys(json.details ?? {}), JSON.stringify(json)).toEqual([
    expect.stringMatching(/^(text|template|body)$/),
  ]);
}

test.each(textInputs)(
  '$name: $call',
  async ({ call, body, isAccepted }) => {
    for (let round = 0; round < TRIES; round++) {
      const [workMs, answer] = await watched.work(() => server.call('POST', call, { token: hostile, json: body }));
      expect(workMs).toBeLessThan(MOST_MS);
      if (isAccepted) expect(answer.status, JSON.stringify(answer.json)).toBe(200);
      else expectRefusal(answer);
    }
  },
  60_000 * TRIES,
);

test.each(documentInputs)(
  'a document that is $name',
  async ({ text }) => {
    for (let round = 0; round < TRIES; round++) {
      const bytes = new Blob([text()]);
      const formOf = (part: string) => {
        const form = new FormData();
        form.append(part, new File([bytes], 'a.json'));
        return form;
      };
      const check = formOf('template');
      const [workMs, { status, json }] = await watched.work(() =>
        server.call('POST', '/api/v2/template/check', { token: hostile, body: check }),
      );
      expect(workMs).toBeLessThan(MOST_MS);
      if (status === 200) expect(json.data).toMatchObject({ isUsable: false });
      else expectRefusal({ status, json });
      const asPackage = await server.call('POST', '/api/v2/template-package', {
        token: hostile,
        body: formOf('package'),
      });
      expect([asPackage.status, asPackage.json.code]).toEqual([
        422,
        expect.stringMatching(/^(template_package_invalid|input_too_complex)$/),
      ]);
    }
  },
  60_000 * TRIES,
);
