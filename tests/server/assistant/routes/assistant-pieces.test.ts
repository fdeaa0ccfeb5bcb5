/** A storyboard in pieces: what a page gets to see while a language model writes, and when it fails midway. */
import type { ProjectBrief, StoryboardPiece } from '@spotreel/sdk/internal/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen } from '../../../../server/platform/http/listen';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { type LocalModel, type ModelQuestion, startLocalModel, writeWell } from '../../fixtures/model-server';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const BRIEF = 'A video for our new lamp Halo, which lasts 48 hours, dims with a touch and costs €129.';

let model: LocalModel;
let server: TestServer;
let token: string;

beforeAll(async () => {
  model = await startLocalModel();
  const rateLimits = { ...DEFAULT_RATE_LIMITS, assistant: { points: 10_000, seconds: 60 } };
  server = await createTestServer({ rateLimits, assistant: model.settings, assistantAnswerMs: 2000 });
  token = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await model.close();
});
afterEach(() => {
  const well = { calls: 'up', write: writeWell, cutAfter: Number.POSITIVE_INFINITY, pauseMs: 0 } as const;
  Object.assign(model, well);
  model.asked.length = 0;
});

interface Lines {
  readonly answer: Response;
  readonly pieces: StoryboardPiece[];
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
  readonly last: any;
}

const request = (json: unknown) => ({
  method: 'POST',
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/x-ndjson, application/json',
  },
  body: JSON.stringify(json),
});

async function planInPieces(json: unknown = { brief: BRIEF }): Promise<Lines> {
  const answer = await server.fetch('/api/v2/ai/storyboard', request(json));
  const lines = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { answer, pieces: lines.slice(0, -1).map(({ piece }) => piece), last: lines.at(-1) };
}

const scenesIn = (pieces: readonly StoryboardPiece[]) =>
  pieces.flatMap((piece) => ('scene' in piece ? piece.scene : []));
const textsOf = (scenes: ProjectBrief['storyboard']['scenes']) =>
  scenes.map(({ template, texts }) => [template.templateId, texts.map(({ value }) => value)]);

/** The second scene is no scene. */
function writeGarbage(question: ModelQuestion): unknown {
  const answer = writeWell(question) as { scenes?: unknown[] };
  answer.scenes?.splice(1, 1, { scene: 'two' });
  return answer;
}

/** After its first scene the model breaks off. */
function breaksOff(): void {
  model.write = (question) => {
    const written = JSON.stringify(writeWell(question));
    model.cutAfter = question.name === 'write_scenes' ? written.indexOf(']},{"sceneId"') + 4 : written.length + 1;
    return written;
  };
}

describe('a storyboard in pieces', () => {
  test('has its style first, then each scene, and in the last line the brief', async () => {
    const { answer, pieces, last } = await planInPieces();
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
    const [first] = pieces;
    expect(first).toMatchObject({ storyboard: { name: 'Our new lamp', scenes: [], plannedBy: 'provider' } });
    expect(scenesIn(pieces)).toHaveLength(pieces.length - 1);
    expect(scenesIn(pieces)).toEqual(last.data.storyboard.scenes);
    expect(scenesIn(pieces).length).toBeGreaterThan(1);
  });

  test('is sent while the model still writes', async () => {
    model.pauseMs = 60;
    const { body } = await server.fetch('/api/v2/ai/storyboard', request({ brief: BRIEF }));
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await read()).toContain('"storyboard"');
    expect(await read()).toContain('"scene"');
    let isOver = false;
    const rest = (async () => {
      while (!(await reader.read()).done);
      isOver = true;
    })();
    expect(isOver).toBe(false);
    await rest;
  });

  test('keeps the scenes of a model that breaks off, and the rules add the others', async () => {
    breaksOff();
    const { pieces, last } = await planInPieces();
    const { storyboard } = last.data as ProjectBrief;
    expect(storyboard).toMatchObject({ plannedBy: 'provider', fallback: 'provider_unavailable', name: 'Our new lamp' });
    expect(scenesIn(pieces)).toEqual(storyboard.scenes);
    const [[, first] = [], ...others] = textsOf(storyboard.scenes) as [number, string[]][];
    expect(first?.every((text) => text.startsWith('Lamp'))).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    expect(others.flatMap(([, texts]) => texts).some((text) => text.startsWith('Lamp '))).toBe(false);
    expect(new Set(storyboard.scenes.map(({ template }) => template.templateId)).size).toBe(storyboard.scenes.length);
  });

  test('keeps what was shown before a piece that is no scene', async () => {
    model.write = writeGarbage;
    const { pieces, last } = await planInPieces();
    expect(last.data.storyboard).toMatchObject({ plannedBy: 'provider', fallback: 'provider_unavailable' });
    expect(scenesIn(pieces)).toEqual(last.data.storyboard.scenes);
  });

  test.each(['down', 'limited', 'garbage', 'html'] as const)(
    'comes from the rules when the model is %s',
    async (calls) => {
      model.calls = calls;
      const { pieces, last } = await planInPieces();
      expect(last.data.storyboard).toMatchObject({ plannedBy: 'rules', fallback: 'provider_unavailable' });
      expect(scenesIn(pieces)).toEqual(last.data.storyboard.scenes);
    },
  );

  test('keeps the chosen style when the model fails after it', async () => {
    model.write = (question) => (question.name === 'write_scenes' ? 'I cannot do that.' : writeWell(question));
    const { pieces, last } = await planInPieces();
    const [first] = pieces;
    const shown = first && 'storyboard' in first ? first.storyboard.templateFamily : undefined;
    expect(last.data.storyboard).toMatchObject({ plannedBy: 'rules', name: 'Our new lamp', templateFamily: shown });
  });

  test('is the same answer for a caller who reads no pieces', async () => {
    breaksOff();
    const { json } = await server.call('POST', '/api/v2/ai/storyboard', { token, json: { brief: BRIEF } });
    expect(json.data.storyboard).toMatchObject({ plannedBy: 'provider', fallback: 'provider_unavailable' });
  });

  test.each([
    ['an unknown style', { brief: BRIEF, templateFamilyId: 987_654 }, 404],
    ['no brief', {}, 422],
  ])('of %s is refused with its status', async (_, json, status) => {
    const { answer, last } = await planInPieces(json);
    expect(answer.status).toBe(status);
    expect(last).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test('ends the request of the provider when its reader leaves', async () => {
    model.pauseMs = 200;
    const before = model.givenUp;
    const listening = await listen({ host: '127.0.0.1', port: 0 }, (asked) => server.app.fetch(asked));
    const leaving = new AbortController();
    const { body } = await fetch(`http://127.0.0.1:${listening.port}/api/v2/ai/storyboard`, {
      ...request({ brief: BRIEF }),
      signal: leaving.signal,
    });
    await body?.getReader().read();
    leaving.abort();
    await vi.waitFor(() => expect(model.givenUp).toBe(before + 1));
    await listening.close();
  });
});
