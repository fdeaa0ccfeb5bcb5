import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { surveyAttributeClass, surveyDisplay } from '../../../../server/survey/tables';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

const DAY_MS = 86_400_000;

describe('sync', () => {
  let server: SurveyServer;
  beforeAll(async () => {
    server = await createSurveyServer();
  });
  afterAll(() => server.close());

  const idsFor = async (path: string): Promise<string[]> => {
    const { json } = await server.ask('GET', `/in-app/sync${path}`);
    return json.data.surveys.map(({ id }: { id: string }) => id);
  };

  test('a visitor without an id gets running web surveys and the product', async () => {
    const running = await server.addSurvey();
    const others = [
      await server.addSurvey({ status: 'draft' }),
      await server.addSurvey({ status: 'paused' }),
      await server.addSurvey({ type: 'link' }),
      await server.addSurvey({ closeOnDate: new Date(server.now - 1000).toISOString() }),
    ];
    const { status, json, headers } = await server.ask('GET', '/in-app/sync?version=1.6.5');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(json.data.product).toMatchObject({ placement: 'bottomRight', inAppSurveyBranding: true });
    expect(json.data.person).toBeNull();
    const ids = json.data.surveys.map(({ id }: { id: string }) => id);
    expect(ids).toContain(running);
    expect(ids).not.toEqual(expect.arrayContaining([expect.toBeOneOf(others)]));
  });

  test('a person gets what their attributes, displays and days allow', async () => {
    await server.ask('POST', '/people/ada', { attributes: { plan: 'pro', seats: 3 } });
    const classes = await server.services.db.select().from(surveyAttributeClass);
    const classOf = (name: string) => classes.find((row) => row.name === name)?.id;
    const filter = (name: string, condition: string, value: string) => ({
      attributeFilters: [{ attributeClassId: classOf(name), condition, value }],
      recontactDays: 0,
    });
    const pro = await server.addSurvey(filter('plan', 'equals', 'pro'));
    const threeSeats = await server.addSurvey(filter('seats', 'equals', '3'));
    const notPro = await server.addSurvey(filter('plan', 'notEquals', 'pro'));
    const ids = await idsFor('/ada');
    expect(ids).toEqual(expect.arrayContaining([pro, threeSeats]));
    expect(ids).not.toContain(notPro);
    expect(await idsFor('/somebody-new')).toEqual(expect.arrayContaining([notPro]));
    expect(await idsFor('')).toEqual(expect.arrayContaining([pro, notPro]));

    await server.ask('POST', '/displays', { surveyId: pro, userId: 'ada' });
    expect(await idsFor('/ada')).not.toContain(pro);
  });

  test('days of the product count from the newest display of anything', async () => {
    const first = await server.addSurvey({ displayOption: 'respondMultiple' });
    const { json } = await server.ask('POST', '/displays', { surveyId: first, userId: 'grace' });
    expect(json.data.id).toMatch(/^[a-z][a-z0-9]+$/);
    expect(await idsFor('/grace')).not.toContain(first);
    await server.services.db.update(surveyDisplay).set({ createdAt: new Date(server.now - 8 * DAY_MS) });
    expect(await idsFor('/grace')).toContain(first);
  });

  test('an answer that a browser has already is 304, also for a person', async () => {
    for (const path of ['/in-app/sync', '/in-app/sync/ada?version=1.6.5']) {
      const first = await server.ask('GET', path);
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const address = `/api/v1/client/${server.environmentId}${path}`;
      const again = () => server.fetch(address, { headers: { 'if-none-match': etag } });
      const same = await again();
      expect([same.status, await same.text()]).toEqual([304, '']);
      expect(same.headers.get('access-control-allow-origin')).toBe('*');
      await server.addSurvey({ name: 'One more', displayOption: 'respondMultiple', recontactDays: 0 });
      expect((await again()).status).toBe(200);
    }
  });

  test('five surveys travel at the best setting that a client reads', async () => {
    const address = `/api/v1/client/${server.environmentId}/in-app/sync`;
    const travel = async (encoding: string) => {
      const answer = await server.fetch(address, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      return { encoding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const plain = await travel('identity');
    const brotli = await travel('gzip, deflate, br, zstd');
    const gzip = await travel('gzip');
    expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip']);
    expect(brotli.bytes).toEqual(brotliCompressSync(plain.bytes));
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(gzip.bytes.byteLength).toBeLessThanOrEqual(gzipSync(plain.bytes, { level: 9 }).byteLength);
  });

  test('an unknown environment is refused as this service does', async () => {
    const { status, json, headers } = await server.call('GET', '/api/v1/client/nowhere/in-app/sync');
    expect(status).toBe(404);
    expect(json).toEqual({
      code: 'not_found',
      message: 'Environment not found',
      details: { resource_id: 'nowhere', resource_type: 'Environment' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('preflights, unknown paths and wrong methods are answered in JSON with CORS', async () => {
    const preflight = await server.ask('OPTIONS', '/storage/local', undefined, {
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.json).toEqual({ data: {} });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Signature');
    const wrong = await server.ask('DELETE', '/displays');
    expect([wrong.status, wrong.json.code]).toEqual([405, 'method_not_allowed']);
    const unknown = await server.ask('GET', '/nothing');
    expect([unknown.status, unknown.json.code]).toEqual([404, 'not_found']);
  });

  test('too many calls are slowed down', async () => {
    const { DEFAULT_RATE_LIMITS } = await import('../../../../server/rate-limits');
    const slow = await createSurveyServer({
      rateLimits: { ...DEFAULT_RATE_LIMITS, surveyService: { points: 1, seconds: 60 } },
    });
    await slow.ask('GET', '/in-app/sync');
    const { status, json, headers } = await slow.ask('GET', '/in-app/sync');
    expect(status).toBe(429);
    expect(json).toMatchObject({ code: 'too_many_requests', error: expect.stringContaining('Too many requests') });
    expect(headers.get('retry-after')).toBeTruthy();
    await slow.close();
  });
});
