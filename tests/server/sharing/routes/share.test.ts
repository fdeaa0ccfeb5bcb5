import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appUser } from '../../../../server/account/tables';
import { brand as brandTable } from '../../../../server/brand/tables';
import { modules } from '../../../../server/modules';
import { personalRecords } from '../../../../server/personal-data/export/personal-records';
import { recordsOf } from '../../../../server/platform/modules/personal-data';
import { project as projectTable } from '../../../../server/project/tables';
import { shareLink } from '../../../../server/sharing/tables';
import { createSharingServer, tokenIn } from '../sharing-server';

const DAY_MS = 24 * 60 * 60 * 1000;

let site: Awaited<ReturnType<typeof createSharingServer>>;
let owner: Awaited<ReturnType<typeof site.person>>;
let people = 0;
beforeAll(async () => {
  site = await createSharingServer();
});
afterAll(() => site.server.close());
beforeEach(async () => {
  people += 1;
  owner = await site.person(`owner${people}@spotreel.test`);
});

const inDays = (days: number) => new Date(site.server.now + days * DAY_MS).toISOString();
const withPassword = { password: 'spring-2026' };

describe('the link of a video', () => {
  test('needs a finished export', async () => {
    expect((await owner.read()).json.data).toEqual({
      title: 'Spring <sale>',
      canShare: false,
      link: null,
      comments: [],
    });
    const refused = await owner.share();
    expect([refused.status, refused.json.code]).toEqual([409, 'share_without_export']);
  });

  test('is made once, without end, password and download', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share()).json;
    expect(link).toMatchObject({ hasPassword: false, allowDownload: false, expiresAt: null, isExpired: false });
    expect(link).toMatchObject({ isNewest: true, viewCount: 0, projectId: owner.projectId });
    expect((await owner.share(withPassword)).json.data).toEqual(link);
    expect((await owner.read()).json.data).toEqual({ title: 'Spring <sale>', canShare: true, link, comments: [] });
  });

  test('keeps nothing that opens it in its row', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share(withPassword)).json;
    const rows = JSON.stringify(await site.server.services.db.select().from(shareLink));
    const secret = tokenIn(link);
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(withPassword.password);
  });

  test('is refused a date of the past and a short password', async () => {
    await owner.exports('film');
    const late = await owner.share({ expiresAt: inDays(-1) });
    expect(late.json.details).toEqual({ expiresAt: ['Choose a date in the future.'] });
    expect((await owner.share({ password: 'abc' })).status).toBe(422);
    expect((await owner.read()).json.data.link).toBeNull();
  });

  test('shows a newer export only when its owner asks for that', async () => {
    await owner.exports('first cut');
    const { data: link } = (await owner.share()).json;
    await owner.exports('second cut');
    expect((await owner.read()).json.data.link.isNewest).toBe(false);
    const before = await site.file((await site.visit(link)).json.data.videoUrl);
    expect(await before.text()).toBe('first cut');
    expect((await owner.change({ showNewest: true })).json.data.isNewest).toBe(true);
    const after = await site.file((await site.visit(link)).json.data.videoUrl);
    expect(await after.text()).toBe('second cut');
  });

  test('shows the brand of the video as its sender, until the brand is deleted', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share()).json;
    expect((await site.visit(link)).json.data.sender).toBeNull();
    const look = { name: 'Juniper', primaryColor: '#1f4d3f', website: 'https://juniper.example' };
    const { data: brand } = (await owner.call('POST', '/v1/organisation', look)).json;
    const other = await site.person('other.brand@spotreel.test');
    const { db } = site.server.services;
    await db.update(projectTable).set({ brandId: brand.id }).where(eq(projectTable.id, owner.projectId));
    const sender = { name: 'Juniper', logoUrl: null, color: '#1f4d3f', website: 'https://juniper.example' };
    expect((await site.visit(link)).json.data.sender).toEqual(sender);

    await db.update(brandTable).set({ ownerId: other.id }).where(eq(brandTable.id, brand.id));
    expect((await site.visit(link)).json.data.sender, 'a brand of another person').toBeNull();
    await db.update(brandTable).set({ ownerId: owner.id, deletedAt: new Date() }).where(eq(brandTable.id, brand.id));
    expect((await site.visit(link)).json.data.sender, 'a deleted brand').toBeNull();
  });

  test('is made anew after it was turned off, with another address', async () => {
    await owner.exports('film');
    const { data: first } = (await owner.share()).json;
    await owner.revoke();
    const { data: second } = (await owner.share()).json;
    expect(second.url).not.toBe(first.url);
    expect((await site.visit(first)).json.code).toBe('share_revoked');
    expect((await site.visit(second)).status).toBe(200);
  });

  test('cannot be changed or turned off where there is none', async () => {
    await owner.exports('film');
    expect((await owner.change({ allowDownload: true })).status).toBe(404);
    expect((await owner.revoke()).status).toBe(404);
  });

  test('is in the export of the account, without its password', async () => {
    await owner.exports('film');
    await owner.share(withPassword);
    const [user] = await site.server.services.db.select().from(appUser).where(eq(appUser.id, owner.id));
    if (!user) throw new Error('The person is gone');
    const records = (await personalRecords(site.server.services.db, user, recordsOf(modules)))['share-links.json'];
    expect(records).toMatchObject([{ projectId: owner.projectId, views: [] }]);
    expect(JSON.stringify(records)).not.toContain('argon2');
  });

  test('goes with its project', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share()).json;
    await owner.call('DELETE', `/v1/project/${owner.projectId}`);
    expect((await site.visit(link)).status).toBe(404);
    expect(await site.server.services.db.$count(shareLink, eq(shareLink.id, link.id))).toBe(0);
  });
});

describe('a visitor', () => {
  test('sees title, size and still, and plays the video in parts', async () => {
    await owner.exports('a film of some bytes');
    const { data: link } = (await owner.share()).json;
    const { data: video } = (await site.visit(link)).json;
    expect(video).toMatchObject({ title: 'Spring <sale>', downloadUrl: null, admission: null, sizeBytes: 20 });
    const part = await site.server.fetch(video.videoUrl, { headers: { range: 'bytes=2-5' } });
    expect([part.status, await part.text()]).toEqual([206, 'film']);
    expect(await (await site.file(video.posterUrl)).text()).toBe('still of a film of some bytes');
    expect(part.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('can download only while the owner allows it', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share({ allowDownload: true })).json;
    const { downloadUrl } = (await site.visit(link)).json.data;
    const file = await site.file(downloadUrl);
    expect(file.headers.get('content-disposition')).toContain('Spring sale.mp4');
    await owner.change({ allowDownload: false });
    expect((await site.visit(link)).json.data.downloadUrl).toBeNull();
    expect((await site.file(downloadUrl)).status).toBe(404);
  });

  test('sees nothing after the date, and again once the owner moves it', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share({ expiresAt: inDays(0.002) })).json;
    const { videoUrl } = (await site.visit(link)).json.data;
    const opened = site.server.now;
    site.server.now += 0.004 * DAY_MS;
    const late = await site.visit(link);
    const file = await site.file(videoUrl);
    const changed = await owner.change({ expiresAt: null });
    const again = await site.visit(link);
    site.server.now = opened;
    expect([late.status, late.json.code, file.status]).toEqual([410, 'share_expired', 410]);
    expect([changed.json.data.isExpired, again.status]).toEqual([false, 200]);
  });

  test('loses video and page at once when the link is turned off', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share()).json;
    const { videoUrl } = (await site.visit(link)).json.data;
    expect((await site.file(videoUrl)).status).toBe(200);
    expect((await owner.revoke()).json.data).toEqual({ id: link.id });
    expect((await site.file(videoUrl)).status).toBe(410);
    const refused = await site.visit(link);
    expect([refused.status, refused.json.code]).toEqual([410, 'share_revoked']);
  });

  test('does not find a link of a suspended account, and none with another signature', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share()).json;
    const token = tokenIn(link);
    const wrong = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await site.server.call('POST', '/api/v1/share', { json: { token: wrong } })).status).toBe(404);
    const { db } = site.server.services;
    await db.update(appUser).set({ status: 'suspended' }).where(eq(appUser.id, owner.id));
    expect((await site.visit(link)).status).toBe(404);
  });

  test('is counted once a session and day', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share()).json;
    const views = async () => (await owner.read()).json.data.link.viewCount;
    const { countedOn } = (await site.visit(link)).json.data;
    await site.visit(link, { countedOn });
    expect(await views()).toBe(1);
    await site.visit(link);
    expect(await views()).toBe(2);
    const opened = site.server.now;
    site.server.now += DAY_MS;
    const next = await site.visit(link, { countedOn });
    site.server.now = opened;
    expect(next.json.data.countedOn).not.toBe(countedOn);
    expect(await views()).toBe(3);
  });
});

describe('captions', () => {
  test('are those of the export, not of later edits, and end with the link', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share()).json;
    const seen = (await site.visit(link)).json.data.captions;
    expect([seen.vttUrl, seen.srtUrl]).toEqual([null, null]);
    const answer = await site.file(seen.url);
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    const before = await answer.text();
    expect(before).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> 00:00:04\.000\n/);
    expect((await owner.call('GET', `/v1/project/${owner.projectId}/captions`)).json.data).toMatchObject({
      name: 'Spring sale',
      vtt: before,
    });
    const { db } = site.server.services;
    const isIt = eq(projectTable.id, owner.projectId);
    const [{ content } = { content: undefined }] = await db.select().from(projectTable).where(isIt);
    if (!content) throw new Error('The project is gone');
    const texts = [{ id: 'headline', value: 'Edited later' }];
    const customisations = content.customisations.map((scene) => ({ ...scene, texts }));
    await db
      .update(projectTable)
      .set({ content: { ...content, customisations } })
      .where(isIt);
    expect(await (await site.file(seen.url)).text()).toBe(before);
    await owner.revoke();
    expect((await site.file(seen.url)).status).toBe(410);
  });

  test('can be stored where the owner offers downloads', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share({ allowDownload: true })).json;
    const { srtUrl } = (await site.visit(link)).json.data.captions;
    const answer = await site.file(srtUrl);
    expect(answer.headers.get('content-disposition')).toContain('Spring sale.srt');
    expect(await answer.text()).toContain('00:00:00,000 --> 00:00:04,000');
    await owner.change({ allowDownload: false });
    expect((await site.file(srtUrl)).status).toBe(404);
  });

  test('need an export', async () => {
    expect((await owner.call('GET', `/v1/project/${owner.projectId}/captions`)).json.code).toBe('share_without_export');
  });
});

describe('a link with a password', () => {
  test('asks for it, counts no view before, and admits the browser for later', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share(withPassword)).json;
    expect(link.hasPassword).toBe(true);
    const asked = await site.visit(link);
    expect([asked.status, asked.json.code]).toEqual([403, 'share_password_required']);
    const wrong = await site.visit(link, { password: 'winter-2026' });
    expect([wrong.status, wrong.json.code]).toEqual([422, 'share_password_wrong']);
    expect((await owner.read()).json.data.link.viewCount).toBe(0);
    const { admission } = (await site.visit(link, withPassword)).json.data;
    expect((await site.visit(link, { admission })).status).toBe(200);
    expect((await site.visit(link, { admission: `${admission}x` })).status).toBe(403);
  });

  test('takes back what was admitted with an older password', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share(withPassword)).json;
    const { admission, videoUrl } = (await site.visit(link, withPassword)).json.data;
    await owner.change({ password: 'summer-2026' });
    expect((await site.visit(link, { admission })).status).toBe(403);
    expect((await site.visit(link, withPassword)).status).toBe(422);
    expect((await site.file(videoUrl)).status).toBe(404);
    await owner.change({ password: null });
    expect((await site.visit(link)).status).toBe(200);
  });

  test('stops guessing, for the right password too', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share(withPassword)).json;
    for (let tries = 0; tries < 10; tries += 1) await site.visit(link, { password: `guess-${tries}` });
    const stopped = await site.visit(link, withPassword);
    expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('goes on to open for visitors while strangers guess from many networks', async () => {
    await owner.exports('film');
    const { data: link } = (await owner.share(withPassword)).json;
    const guess = async (address: string, password: string) => {
      const body = JSON.stringify({ token: tokenIn(link), password });
      const headers = { 'content-type': 'application/json' };
      const request = new Request('http://spotreel.test/api/v1/share', { method: 'POST', headers, body });
      return (await site.server.app.fetch(request, address)).status;
    };
    const fromNetwork = (network: number) =>
      Promise.all(Array.from({ length: 12 }, (_, host) => guess(`2001:db8:1:${network}::${host}`, 'wrong')));
    const guesses: number[] = [];
    for (let network = 0; network < 22; network += 1) guesses.push(...(await fromNetwork(network)));
    // ten of each of the first twenty networks, then three of each
    expect(guesses.filter((status) => status === 422)).toHaveLength(206);
    expect(await guess('192.0.2.1', withPassword.password)).toBe(200);
  }, 120_000);
});
