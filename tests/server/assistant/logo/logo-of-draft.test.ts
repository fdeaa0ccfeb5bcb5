/** What a generated project shows in its logo fields. */
import type { ProjectBrief } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../../../server/media/removal/sweep-media';
import { media } from '../../../../server/media/tables';
import { usedMedia } from '../../../../server/template-package/removal/uses';
import { decodingPort, giveFont } from '../../fixtures/template-package';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const SAMPLE_LOGO = 1;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ mediaPort: decodingPort });
  giveFont(server);
  giveLogoFields();
  token = await server.signIn();
});
afterAll(() => server.close());

/** The scenes of the fixture have none. */
function giveLogoFields(): void {
  for (const ingredient of server.services.catalogue.ingredients.values()) {
    const [first] = ingredient.images;
    const logo = { ...first, innerReference: 'logo', dataField: 'LOGO', defaultMediaId: SAMPLE_LOGO };
    if (first) Object.assign(ingredient, { images: [...ingredient.images, logo] });
  }
}

const call = (method: string, path: string, json?: unknown) => server.call(method, `/api${path}`, { token, json });
const plan = async (json: Record<string, unknown>): Promise<ProjectBrief> =>
  (await call('POST', '/v2/ai/storyboard', json)).json.data;

interface Scene {
  readonly images: readonly { readonly id: string; readonly value: number }[];
}

async function logosOf(briefId: number, more: Record<string, unknown> = {}): Promise<number[]> {
  const { json } = await call('POST', '/v2/ai/project', { briefId, ...more });
  return (json.data.ingredients as Scene[]).flatMap(({ images }) =>
    images.filter(({ id }) => id === 'logo').map(({ value }) => value),
  );
}

async function nameOf(id: number): Promise<string | undefined> {
  return (await server.services.db.select().from(media).where(eq(media.id, id)))[0]?.name;
}

describe('without a brand', () => {
  test('every logo field shows the name of the company', async () => {
    const brief = await plan({ brief: 'Oakline Furniture presents the new lamp Halo for €129.' });
    const logos = await logosOf(brief.id);
    expect(logos.length).toBeGreaterThan(0);
    expect(new Set(logos)).toEqual(new Set([brief.storyboard.logoMediaId]));
    expect(logos).not.toContain(SAMPLE_LOGO);
    expect(await nameOf(logos[0] ?? 0)).toMatch(/\S/);
  });

  test('the name is drawn once, however often it is planned', async () => {
    const count = async () => (await server.services.db.select().from(media)).length;
    const brief = await plan({ brief: 'A video for our lamp Halo, which costs €129.' });
    const before = await count();
    const again = await plan({ briefId: brief.id });
    await logosOf(brief.id);
    expect(again.storyboard.logoMediaId).toBe(brief.storyboard.logoMediaId);
    expect(await count()).toBe(before);
  });
});

describe('the drawn name', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const sweepAfter = (days: number) => {
    const { db, storage, clock } = server.services;
    const later = { now: () => clock.now() + days * DAY_MS };
    return sweepMedia({ db, storage, clock: later }, (tenantId) => usedMedia(db, tenantId));
  };

  test('is no upload: the list of files does not have it', async () => {
    const brief = await plan({ brief: 'Marlowe Books presents the new lamp Halo for €129.' });
    const { json } = await call('GET', '/v1/media?perPage=100');
    expect((json.data as { id: number }[]).map(({ id }) => id)).not.toContain(brief.storyboard.logoMediaId);
    expect(brief.storyboard.logoMediaId).toBeGreaterThan(0);
  });

  test('stays with a project, goes with it, and goes where there was none', async () => {
    const alone = await plan({ brief: 'Tidewater Bakery presents the new lamp Halo for €129.' });
    const used = await plan({ brief: 'Northgate Cycles presents the new lamp Halo for €129.' });
    const { json } = await call('POST', '/v2/ai/project', { briefId: used.id });
    await sweepAfter(1);
    expect(await nameOf(alone.storyboard.logoMediaId ?? 0)).toBeDefined();
    await sweepAfter(3);
    expect(await nameOf(alone.storyboard.logoMediaId ?? 0)).toBeUndefined();
    expect(await nameOf(used.storyboard.logoMediaId ?? 0)).toBeDefined();
    await call('DELETE', `/v1/project/${json.data.id}`);
    await sweepAfter(3);
    expect(await nameOf(used.storyboard.logoMediaId ?? 0)).toBeUndefined();
  });

  test('is drawn again for a brief that is opened after it went', async () => {
    const { id } = await plan({ brief: 'Harbor Florist presents the new lamp Halo for €129.' });
    await sweepAfter(3);
    const again: ProjectBrief = (await call('GET', `/v2/ai/project-brief/${id}`)).json.data;
    expect(await nameOf(again.storyboard.logoMediaId ?? 0)).toBeDefined();
  });
});

describe('with a brand', () => {
  test('that has no logo its name is shown', async () => {
    const made = await call('POST', '/v1/organisation', { name: 'Oakline' });
    const placeId = made.json.data.id;
    const brief = await plan({ brief: 'A video for our lamp Halo, which costs €129.', placeId });
    const [logo] = await logosOf(brief.id, { placeId });
    expect(await nameOf(logo ?? 0)).toBe('Oakline');
  });
});
