import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../sdk/client/client';
import { type Answer, json, stubServer } from './stub-server';

function clientFor(answer: Answer, options: { timeoutMs?: number; baseUrl?: string } = {}) {
  const server = stubServer(answer);
  const { baseUrl = 'http://stub', timeoutMs } = options;
  return {
    ...server,
    client: createClient({ baseUrl, timeoutMs, fetch: server.fetch, getAccessToken: () => 'secret' }),
  };
}

const goal = { id: 1, slug: 'launch', name: 'Launch', description: '' };
const page = { page: 1, numPages: 1, totalCount: 0 };

describe('a call', () => {
  it('sends method, path, query, headers and body of the contract', async () => {
    const { client, asked } = clientFor(({ method }) =>
      method === 'GET' ? json({ data: [], ...page }) : json({ data: { id: 4 } }),
    );
    await client.recipes({ query: { goal: 3, tierLimit: false, name: 'a&b', page: 2 } });
    await client.requestRender({ params: { projectId: 4 }, idempotencyKey: 'key-1' });
    expect(asked[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/recipe',
      query: { goal: '3', tierLimit: 'false', name: 'a&b', page: '2' },
      headers: { 'x-requested-with': 'XMLHttpRequest', authorization: 'Bearer secret' },
    });
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
    expect(asked[1]).toMatchObject({
      method: 'POST',
      path: '/api/v2/project/4/render',
      headers: { 'idempotency-key': 'key-1' },
    });
  });

  it('asks for the library in the language of the moment', async () => {
    const server = stubServer(() => json({ data: [], ...page }));
    let language = 'de-AT';
    const options = { baseUrl: 'http://stub', fetch: server.fetch, getAccessToken: () => 'secret' };
    const client = createClient({ ...options, language: () => language });
    await client.recipes();
    language = 'ja';
    await client.recipes();
    await createClient(options).recipes();
    expect(server.asked.map(({ headers }) => headers['accept-language'])).toEqual(['de-AT', 'ja', undefined]);
  });

  it('that takes JSON or a form sends a form as soon as there is a file, or when asked to', async () => {
    const { client, asked } = clientFor(() => json({ data: {} }));
    const body = { name: 'Fern', website: undefined, image: null };
    await client.createOrganisation({ body }).catch(() => {});
    await client.createOrganisation({ body, asForm: true }).catch(() => {});
    await client.createOrganisation({ body, file: new Blob(['x']), fileName: 'fern.png' }).catch(() => {});
    expect(asked[0]?.body).toEqual({ name: 'Fern', image: null });
    expect(asked[0]?.headers).toHaveProperty('content-type', 'application/json');
    const [plain, withFile] = asked.slice(1).map((request) => request.body as FormData);
    expect([...(plain ?? [])]).toEqual([['name', 'Fern']]);
    expect([...(withFile ?? [])].map(([name]) => name)).toEqual(['name', 'image']);
    expect(withFile?.get('image')).toMatchObject({ name: 'fern.png' });
    expect(asked[2]?.headers).not.toHaveProperty('content-type');
  });

  it('sends several files by name, and lists as JSON beside them', async () => {
    const { client, asked } = clientFor(() => json({ data: {} }));
    const scene = { template: 8, ingredient: 1, order: 0, images: [], texts: [], colors: [] };
    const body = { templateId: 8, customisations: [scene] };
    const files = { logo: new Blob(['x']), product: new Blob(['y']) };
    await client.renderPreview({ body, files }).catch(() => {});
    await client.renderPreview({ body, files: {} }).catch(() => {});
    const form = asked[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['templateId', 'customisations', 'images.logo', 'images.product']);
    expect(JSON.parse(String(form.get('customisations')))).toEqual([scene]);
    expect(asked[1]?.body).toEqual(body);
  });

  it('writes a list of ids into the query', async () => {
    const { client, asked } = clientFor(() => json({ data: [], ...page }));
    await client.templates({ query: { categories: [1, 5], orientation: 'square', favourites: true } });
    expect(asked[0]).toMatchObject({
      path: '/api/v2/template',
      query: { categories: '1,5', orientation: 'square', favourites: 'true' },
    });
  });

  it('sends JSON, and no token to a call for anybody', async () => {
    const { client, asked } = clientFor(() => json({ data: { canSignIn: true, ways: ['password'] } }));
    expect(await client.loginCheck({ body: { email: 'dana@example.com' } })).toEqual({
      canSignIn: true,
      ways: ['password'],
    });
    expect(asked[0]).toMatchObject({ body: { email: 'dana@example.com' }, token: undefined });
    expect(asked[0]?.headers['content-type']).toBe('application/json');
  });

  it('finds the API below any base address', async () => {
    for (const [baseUrl, path] of [
      ['', '/api/v1/goal'],
      ['/videos/', '/videos/api/v1/goal'],
      ['http://elsewhere/x', '/x/api/v1/goal'],
    ] as const) {
      const { client, asked } = clientFor(() => json({ data: [] }), { baseUrl });
      await client.goals();
      expect(asked[0]?.path).toBe(path);
    }
  });

  it('uploads a form: text parts, then the file under its name', async () => {
    const media = { id: 3 };
    const { client, asked } = clientFor(() => json({ data: media }));
    const file = new File(['x'], 'cat.png', { type: 'image/png' });
    // The answer of the stub is no media: only what went out matters here.
    await client.uploadMedia({ file, fields: { folder: '5' } }).catch(() => {});
    const form = asked[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['folder', 'media']);
    expect((form.get('media') as File).name).toBe('cat.png');
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
  });

  it('keeps what a newer server adds, and lists', async () => {
    const { client } = clientFor(() => json({ data: [{ ...goal, color: 'red' }] }));
    expect(await client.goals()).toEqual([{ ...goal, color: 'red' }]);
    const list = clientFor(() => json({ data: [], ...page, more: 1 }));
    expect(await list.client.recipes()).toEqual({ data: [], ...page, more: 1 });
  });

  it.each([
    ['a missing field', { data: [{ id: 1, slug: 'x', name: 'y' }] }, /goals.*0\.description/],
    ['no data', { goals: [] }, /goals.*there is no data/],
    ['no JSON', undefined, /goals.*there is no data/],
  ])('names itself when the answer has %s', async (_case, body, message) => {
    const { client } = clientFor(() => (body ? json(body) : new Response('<html>')));
    await expect(client.goals()).rejects.toMatchObject({
      code: 'contract_mismatch',
      message: expect.stringMatching(message),
    });
  });

  it('names itself when a page is not one', async () => {
    const { client } = clientFor(() => json({ data: [] }));
    await expect(client.recipes()).rejects.toMatchObject({ message: expect.stringMatching(/recipes.*page/) });
    const broken = clientFor(() => json({ data: [{}], ...page }));
    await expect(broken.client.recipes()).rejects.toMatchObject({ message: expect.stringMatching(/recipes.*data\.0/) });
  });
});

describe('a failure', () => {
  it("carries the server's code, words, details, status and request id", async () => {
    const body = { code: 'validation_failed', message: 'The request is not valid.', details: { name: ['Too long'] } };
    const answer = { ...body, requestId: 'r-9', hint: { of: 'a newer server' } };
    const { client } = clientFor(() => json(answer, 422));
    await expect(client.goals()).rejects.toMatchObject({
      ...body,
      data: answer,
      status: 422,
      requestId: 'r-9',
      name: 'SpotreelError',
    });
  });

  it.each([404, 500, 502])("without JSON says 'Request failed with status code %i'", async (status) => {
    const { client } = clientFor(() => new Response('<h1>Bad</h1>', { status, headers: { 'x-request-id': 'r-2' } }));
    await expect(client.goals()).rejects.toMatchObject({
      code: 'request_failed',
      message: `Request failed with status code ${status}`,
      status,
      requestId: 'r-2',
    });
  });

  it('without a code of ours is recognized by its words', async () => {
    const { client } = clientFor(() => json({ code: 409, message: 'Concurrent render limit exceeded.' }, 409));
    await expect(client.goals()).rejects.toMatchObject({ code: 'concurrent_render_limit', status: 409 });
  });

  it('on the way is a Network Error', async () => {
    const { client } = clientFor(() => {
      throw new TypeError('fetch failed');
    });
    await expect(client.goals()).rejects.toMatchObject({ code: 'network_error', message: 'Network Error' });
  });

  it('by the caller is a Request aborted, before and during the exchange', async () => {
    const { client, asked } = clientFor(() => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const call = client.goals({ signal: controller.signal });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted', message: 'Request aborted' });
    await expect(client.goals({ signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    expect(asked).toHaveLength(1);
  });

  it('by time says how much time it was; by default there is no limit', async () => {
    vi.useFakeTimers();
    try {
      const { client } = clientFor(() => new Promise<Response>(() => {}), { timeoutMs: 3000 });
      const call = expect(client.goals()).rejects.toMatchObject({
        code: 'timeout',
        message: 'timeout of 3000ms exceeded',
      });
      const own = expect(client.goals({ timeoutMs: 100 })).rejects.toMatchObject({
        message: 'timeout of 100ms exceeded',
      });
      await vi.advanceTimersByTimeAsync(3000);
      await Promise.all([call, own]);
      const patient = clientFor(() => new Promise<Response>(() => {}));
      let settled = false;
      patient.client.goals().finally(() => {
        settled = true;
      });
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(settled).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('wrong arguments', () => {
  it('are named before anything is sent', async () => {
    expect(() => createClient({ baseUrl: 3 as never, getAccessToken: () => null })).toThrow(/baseUrl/);
    expect(() => createClient({ baseUrl: '' } as never)).toThrow(/session or getAccessToken/);
    const { client, asked } = clientFor(() => json({ data: [] }));
    await expect(client.project({ params: {} as never })).rejects.toMatchObject({
      code: 'invalid_argument',
      message: expect.stringMatching(/params\.projectId/),
    });
    await expect(client.uploadMedia({ file: 'cat.png' as never })).rejects.toMatchObject({ code: 'invalid_argument' });
    expect(asked).toHaveLength(0);
  });
});
