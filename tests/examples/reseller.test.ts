/** The snippets for servers of resellers, as they are, against a server that listens on a port. */
import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../server/platform/http/listen';
import { signatureOf } from '../../server/webhooks/signature';
import { makeKey } from '../server/fixtures/api-key';
import { createTestServer, type TestServer } from '../server/fixtures/test-server';

const run = promisify(execFile);
const FOLDER = path.resolve('examples/reseller');
const SITE = 'https://shop.test';
const SECRET = 'whsec_of_the_test';
const BODY = '{"id":"evt_1","type":"user.created","data":{"name":"Zoë"}}';

interface Language {
  readonly name: string;
  readonly command: string;
  /** Reads what to do from the environment, prints JSON. */
  readonly script: string;
  readonly flag: string;
}

const languages: readonly Language[] = [
  {
    name: 'Node',
    command: process.execPath,
    flag: '--input-type=module',
    script: `
      import { embedToken, isFromSpotreel, putUser } from './spotreel.mjs';
      const { WEBHOOK_BODY: body, WEBHOOK_SIGNATURE: signature, WEBHOOK_SECRET: secret, SITE } = process.env;
      const first = await putUser({ externalId: 'of Node', firstName: 'Ada' });
      const again = await putUser({ externalId: 'of Node' });
      const genuine = isFromSpotreel(body, signature, secret);
      const forged = [
        isFromSpotreel(body + ' ', signature, secret),
        isFromSpotreel(body, signature, 'other'),
        isFromSpotreel(body, undefined, secret),
        isFromSpotreel(body, signature, secret, Date.now() / 1000 + 301),
      ];
      console.log(JSON.stringify({ first, again, token: await embedToken('of Node', [SITE]), genuine, forged }));`,
  },
  {
    name: 'PHP',
    command: 'php',
    flag: '-r',
    script: `
      require 'spotreel.php';
      [$body, $signature, $secret] = [getenv('WEBHOOK_BODY'), getenv('WEBHOOK_SIGNATURE'), getenv('WEBHOOK_SECRET')];
      $first = spotreel_put_user('of PHP', ['firstName' => 'Ada']);
      $again = spotreel_put_user('of PHP');
      $forged = [
        is_from_spotreel($body . ' ', $signature, $secret),
        is_from_spotreel($body, $signature, 'other'),
        is_from_spotreel($body, null, $secret),
        is_from_spotreel($body, $signature, $secret, time() + 301),
      ];
      $token = spotreel_embed_token('of PHP', [getenv('SITE')]);
      $genuine = is_from_spotreel($body, $signature, $secret);
      echo json_encode(compact('first', 'again', 'token', 'genuine', 'forged'));`,
  },
  {
    name: 'Python',
    command: 'python3',
    flag: '-c',
    script: [
      'import json, os, time, sys',
      'sys.path.insert(0, ".")',
      'sys.dont_write_bytecode = True',
      'from spotreel import embed_token, is_from_spotreel, put_user',
      'body, signature, secret = os.environb[b"WEBHOOK_BODY"], os.environ["WEBHOOK_SIGNATURE"], os.environ["WEBHOOK_SECRET"]',
      'first = put_user("of Python", firstName="Ada")',
      'again = put_user("of Python")',
      'forged = [is_from_spotreel(body + b" ", signature, secret), is_from_spotreel(body, signature, "other"), is_from_spotreel(body, None, secret), is_from_spotreel(body, signature, secret, time.time() + 301)]',
      'token = embed_token("of Python", [os.environ["SITE"]])',
      'print(json.dumps(dict(first=first, again=again, token=token, genuine=is_from_spotreel(body, signature, secret), forged=forged)))',
    ].join('\n'),
  },
];

let server: TestServer;
let socket: Listening;
let key: string;
beforeAll(async () => {
  server = await createTestServer();
  socket = await listen({ host: '127.0.0.1', port: 0 }, (request, peer) => server.app.fetch(request, peer));
  const token = await server.signIn();
  key = await makeKey(server, token);
  await server.call('POST', '/api/v1/allowed-origin', { token, json: { origin: SITE } });
});
afterAll(async () => {
  await socket.close();
  await server.close();
});

function environment(apiKey: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    SPOTREEL_URL: `http://127.0.0.1:${socket.port}`,
    SPOTREEL_API_KEY: apiKey,
    SITE,
    WEBHOOK_BODY: BODY,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_SIGNATURE: signatureOf(BODY, ['whsec_former', SECRET], Date.now()),
  };
}

function isThere(command: string): boolean {
  const found = spawnSync(command, ['--version']).status === 0;
  if (!found) console.warn(`${command} is not installed: its snippet was not tested`);
  return found;
}

for (const { name, command, script, flag } of languages) {
  describe.skipIf(!isThere(command))(`the snippet for ${name}`, () => {
    const start = (apiKey: string) =>
      run(command, name === 'Node' ? [flag, '-e', script] : [flag, script], {
        cwd: FOLDER,
        env: environment(apiKey),
      });

    test('makes a user once, makes a token that opens the app, and knows genuine webhooks', async () => {
      const { first, again, token, genuine, forged } = JSON.parse((await start(key)).stdout);
      expect(first).toMatchObject({ externalId: `of ${name}`, firstName: 'Ada', created: true });
      expect(again).toMatchObject({ id: first.id, created: false });
      const me = await server.call('GET', '/api/v1/user', { token, headers: { origin: SITE } });
      expect([me.status, me.json.data.id]).toEqual([200, first.id]);
      expect([genuine, forged]).toEqual([true, [false, false, false, false]]);
    });

    test('says why a call failed', async () => {
      await expect(start(`sr_live_00000000_${'0'.repeat(64)}`)).rejects.toThrow('api_key_invalid');
    });
  });
}
