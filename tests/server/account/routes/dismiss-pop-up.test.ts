import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_DISMISSED_POP_UPS } from '../../../../sdk/contract/account/user';
import { appUser } from '../../../../server/account/tables';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

let server: TestServer;
let demo: string;
let ann: string;
beforeAll(async () => {
  server = await createTestServer();
  await server.addUser({ email: 'ann@spotreel.test' });
  demo = await server.signIn();
  ann = await server.signIn('ann@spotreel.test');
});
afterAll(() => server.close());

const dismiss = (json: unknown, token = demo) =>
  server.call('POST', '/api/v1/user/dismiss-pop-up', { ...(token && { token }), json });
const dismissedBy = async (token: string) =>
  (await server.call('GET', '/api/v1/user', { token })).json.data.dismissedPopUps;

describe('dismissing a pop-up', () => {
  test('is remembered with the user, once, and with nobody else', async () => {
    expect((await dismiss({ popUp: 'feedback-7' })).json.data).toEqual({ dismissedPopUps: ['feedback-7'] });
    await Promise.all([dismiss({ popUp: 'tour' }), dismiss({ popUp: 'feedback-7' }), dismiss({ popUp: 'tour' })]);
    expect(await dismissedBy(demo)).toEqual(['feedback-7', 'tour']);
    expect(await dismissedBy(ann)).toEqual([]);
  });

  test('lets the oldest go where there are very many', async () => {
    const full = Array.from({ length: MAX_DISMISSED_POP_UPS }, (_, index) => `p-${index}`);
    const isAnn = eq(appUser.email, 'ann@spotreel.test');
    await server.services.db.update(appUser).set({ dismissedPopUps: full }).where(isAnn);
    await dismiss({ popUp: `p-${MAX_DISMISSED_POP_UPS}` }, ann);
    const kept = await dismissedBy(ann);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_DISMISSED_POP_UPS, 'p-1', `p-${MAX_DISMISSED_POP_UPS}`]);
  });

  test.each([[{}], [{ popUp: '' }], [{ popUp: 'a b' }], [{ popUp: 'x'.repeat(101) }], [{ popUp: 7 }]])(
    'refuses %j, by the name of the field',
    async (json) => {
      const { status, json: answer } = await dismiss(json);
      expect([status, answer.code, Object.keys(answer.details)]).toEqual([422, 'validation_failed', ['popUp']]);
    },
  );

  test('without signing in, or in no JSON, is refused', async () => {
    expect((await dismiss({ popUp: 'tour' }, '')).status).toBe(401);
    const broken = await server.call('POST', '/api/v1/user/dismiss-pop-up', { token: demo, body: '{' });
    expect(broken.json.code).toBe('body_unreadable');
  });
});
