import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeKey } from '../server/fixtures/api-key';
import { paintedFrame } from '../server/fixtures/painted-frame';
import { createTestServer, type TestServer } from '../server/fixtures/test-server';
import { cliOf } from './cli-run';

let server: TestServer;
let run: ReturnType<typeof cliOf>;
beforeAll(async () => {
  server = await createTestServer();
  await server.services.renders.start();
  run = cliOf(server, await makeKey(server, await server.signIn()));
});
afterAll(() => server.close());

const created = async (...args: string[]): Promise<number> =>
  JSON.parse((await run(['create', '1', '--json', ...args])).out).projectId;

test('makes a video: finds, creates, fills, checks, renders and stores it', async () => {
  const found = await run(['recipes', 'launch', '--format', 'landscape']);
  expect(found).toMatchObject({ code: 0, out: '1  Product launch, 8 s\n    --style 11  Poster: landscape, portrait' });
  expect((await run(['fields', '1'])).out).toContain(
    '1.text.headline  Headline (scene 1), at most 20 characters (sample): "Headline 1001"',
  );
  const id = String(await created('--name', 'By script', '--set', '1.text.headline=Half price'));
  const values = JSON.stringify({ '1.text.company': 'Ann', '2.text.company': 'Ann', '1.image.picture': 2 });
  const filled = await run(['fill', id, '--values', 'v.json', '--set', '2.text.headline=a=b', '--music', 'none'], {
    texts: { 'v.json': values },
  });
  expect([filled.code, filled.err]).toEqual([0, '']);
  expect(filled.out).toContain('2.text.headline  Headline (scene 2), at most 20 characters: "a=b"');
  expect(filled.out).toContain('1.image.picture  Picture (scene 1): "2"');

  const still = await run(['still', id, '--scene', '2']);
  expect([still.code, [...still.files]]).toEqual([0, [[`${id}-2.webp`, 'a still']]]);

  server.painter.stillFile = await paintedFrame('divided');
  expect(await run(['check', id])).toMatchObject({ code: 0 });
  expect(await run(['check', id, '--strict'])).toMatchObject({
    code: 3,
    out: 'warning: “Picture” in scene 2 still shows the sample image. (image_empty)',
  });

  const rendered = await run(['render', id, '--out', 'video.mp4']);
  expect([rendered.code, rendered.out]).toEqual([0, 'video.mp4']);
  expect(rendered.files.get('video.mp4')).toMatch(/^video of \d+ segments$/);
  expect(JSON.parse((await run(['status', id, '--json'])).out)).toMatchObject({ status: 'done', isCurrent: true });
  expect((await run(['download', id, '--out', 'again.mp4'])).files.get('again.mp4')).toMatch(/^video of/);
});

test('a render has the format that is named, and can be transparent', async () => {
  const id = String(await created());
  const rendered = await run(['render', id, '--out', 'title.mov', '--format', 'mov', '--transparent']);
  expect([rendered.code, rendered.err]).toEqual([0, expect.any(String)]);
  expect(server.painter.picture).toMatchObject({ format: 'mov', isTransparent: true });
  const refused = await run(['render', id, '--format', 'gif', '--transparent']);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('(validation_failed)')]);
});

describe('ratios', () => {
  test('one is the file that is named, several are one file each', async () => {
    const id = String(await created());
    const one = await run(['render', id, '--out', 'tall.mp4', '--ratio', 'portrait']);
    expect([one.code, one.out]).toEqual([0, 'tall.mp4']);
    expect(server.painter.composition).toMatchObject({ width: 1080, height: 1920 });
    const two = await run([
      'render',
      id,
      '--out',
      'a.b/video.mp4',
      '--ratio',
      'landscape,portrait',
      '--ratio',
      'portrait',
    ]);
    expect([two.code, [...two.files.keys()]]).toEqual([0, ['a.b/video-landscape.mp4', 'a.b/video-portrait.mp4']]);
    expect(two.out.split('\n')).toEqual(['landscape: a.b/video-landscape.mp4', 'portrait: a.b/video-portrait.mp4']);
    const shown = JSON.parse((await run(['render', id, '--wait', '--json', '--ratio', 'portrait,landscape'])).out);
    expect(shown).toMatchObject([
      { ratio: 'portrait', status: 'done' },
      { ratio: 'landscape', status: 'done' },
    ]);
  });

  test('the same --once makes each of them once', async () => {
    const id = String(await created());
    const ask = async () => {
      const args = ['--ratio', 'portrait,landscape', '--once', 'release-2026-ratios', '--wait', '--json'];
      return JSON.parse((await run(['render', id, ...args])).out).map((one: { renderId: number }) => one.renderId);
    };
    const first = await ask();
    expect(new Set(first).size).toBe(2);
    expect(await ask()).toEqual(first);
  });

  test('one that the scenes have no layout for is refused by name; those before it go on', async () => {
    const id = String(await created());
    const { code, err } = await run(['render', id, '--ratio', 'landscape,square']);
    expect([code, err]).toEqual([1, expect.stringMatching(/landscape: queued[\s\S]*has no square layout/)]);
    await vi.waitFor(
      async () => {
        const state = JSON.parse((await run(['status', id, '--json'])).out);
        expect(state).toMatchObject({ ratio: 'landscape', status: 'done' });
      },
      { timeout: 15_000, interval: 50 },
    );
  });
});

test('a render that fails ends with 3 and says why', async () => {
  server.painter.failure = Object.assign(new Error('broken'));
  try {
    const id = String(await created('--set', '1.text.headline=Mine'));
    const { code, out } = await run(['render', id, '--wait']);
    expect([code, out.split('\n')[0]]).toEqual([3, 'failed']);
  } finally {
    server.painter.failure = undefined;
  }
});

test('the same --once creates one project', async () => {
  expect(await created('--once', 'release-2026')).toBe(await created('--once', 'release-2026'));
});

describe('refusals', () => {
  test('of the server end with 1, with the code and each wrong field', async () => {
    const id = String(await created());
    const args = ['fill', id, '--set', '1.text.headline=Twenty-one characters', '--set', '9.text.x=y'];
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('(validation_failed)');
    expect(err).toContain('  1.text.headline: Has 21 characters; at most 20 fit.');
    const { error } = JSON.parse((await run([...args, '--json'])).err);
    expect(error).toMatchObject({ code: 'validation_failed', details: { '9.text.x': [expect.any(String)] } });
    expect(await run(['status', '999999'])).toMatchObject({ code: 1, err: expect.stringContaining('(not_found)') });
  });

  test('a key without the right is told which one', async () => {
    const reader = cliOf(server, await makeKey(server, await server.signIn(), ['projects:read']));
    expect(await reader(['create', '1'])).toMatchObject({ code: 1, err: expect.stringContaining('projects:write') });
  });

  test('a server that does not answer ends with 4', async () => {
    const fetch = () => Promise.reject(new TypeError('no route'));
    expect(await run(['recipes'], { fetch })).toMatchObject({
      code: 4,
      err: expect.stringContaining('(network_error)'),
    });
  });

  test('a file that is there is not replaced without --force', async () => {
    const id = String(await created('--set', '1.text.headline=Mine'));
    expect(await run(['download', id, '--out', 'v.mp4'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('render_not_done'),
    });
  });
});

describe('wrong usage ends with 2', () => {
  test.each([
    [['dance'], 'There is no command “dance”'],
    [['toString'], 'There is no command “toString”'],
    [['create'], 'The recipe is missing'],
    [['create', 'one'], '“one” is no recipe'],
    [['fill', '1', '--set', 'headline'], 'write --set <field>=<value>'],
    [['check', '1', '--loud'], 'Usage: spotreel check'],
    [['download', '1'], '--out video.mp4'],
    [['fields', '1', '--project', '2'], 'not both'],
  ])('%s', async (args, words) => {
    expect(await run(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
  });

  test.each([
    [{}, 'SPOTREEL_SERVER'],
    [{ SPOTREEL_SERVER: 'videos.example.com' }, 'SPOTREEL_SERVER'],
    [{ SPOTREEL_SERVER: 'https://videos.example.com' }, 'SPOTREEL_API_KEY'],
  ])('without %j', async (env, name) => {
    expect(await run(['recipes'], { env })).toMatchObject({ code: 2, err: expect.stringContaining(name) });
  });

  test('a file of values that is no JSON object', async () => {
    const texts = { 'v.json': '[1]' };
    expect(await run(['fill', '1', '--values', 'v.json'], { texts })).toMatchObject({ code: 2 });
  });
});

test('help names every command and flag; a command explains itself', async () => {
  const { code, out } = await run(['help'], { env: {} });
  expect(code).toBe(0);
  for (const word of ['recipes', 'fields', 'create', 'fill', 'still', 'check', 'render', 'download', 'mcp', '--json']) {
    expect(out).toContain(word);
  }
  expect((await run(['render', '--help'], { env: {} })).out).toContain('--out <file>');
  expect((await run(['--version'], { env: {} })).out).toMatch(/^\d+\.\d+\.\d+$/);
});
