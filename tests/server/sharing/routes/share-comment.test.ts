import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ShareLink } from '../../../../sdk/contract/sharing/share';
import { SHARE_COMMENTS } from '../../../../sdk/contract/sharing/share-comment';
import { appUser } from '../../../../server/account/tables';
import { modules } from '../../../../server/modules';
import { personalRecords } from '../../../../server/personal-data/export/personal-records';
import { recordsOf } from '../../../../server/platform/modules/personal-data';
import { createCommentMails } from '../../../../server/sharing/comments/comment-mails';
import { shareComment } from '../../../../server/sharing/tables';
import { createMailbox } from '../../fixtures/mailbox';
import { createSharingServer, tokenIn } from '../sharing-server';

const mail = createMailbox();
let site: Awaited<ReturnType<typeof createSharingServer>>;
let owner: Awaited<ReturnType<typeof site.person>>;
let link: ShareLink;
let people = 0;
beforeAll(async () => {
  site = await createSharingServer({ mail, publicUrl: 'https://videos.example', pollMs: 50 });
});
afterAll(() => site.server.close());
beforeEach(async () => {
  people += 1;
  owner = await site.person(`owner${people}@spotreel.test`);
  await owner.exports('film');
  link = (await owner.share({ allowComments: true })).json.data;
});

const words = { author: 'Kim', text: 'The logo is too small.', atSeconds: 1.5 };
const write = (json: object = {}) =>
  site.server.call('POST', '/api/v1/share/comment', { json: { token: tokenIn(link), ...words, ...json } });
const path = (id: number) => `/v1/project/${owner.projectId}/share/comment/${id}`;

describe('a comment', () => {
  test('is seen by other visitors and by the owner, in the order of the video', async () => {
    const late = (await write({ atSeconds: 80_000, text: 'The end' })).json.data;
    const early = (await write()).json.data;
    expect(early).toMatchObject({ ...words, answer: null, isDone: false });
    const { durationSeconds, comments } = (await site.visit(link)).json.data;
    expect(late.atSeconds).toBe(durationSeconds);
    expect(comments).toEqual([early, late]);
    expect((await owner.read()).json.data.comments).toEqual([early, late]);
  });

  test('is refused without words, and where the owner does not ask for comments', async () => {
    expect((await write({ text: '   ' })).status).toBe(422);
    expect((await write({ author: '' })).status).toBe(422);
    expect((await write({ text: 'x'.repeat(1001) })).status).toBe(422);
    await owner.change({ allowComments: false });
    const refused = await write();
    expect([refused.status, refused.json.code]).toEqual([403, 'share_comments_off']);
    expect((await site.visit(link)).json.data.comments).toBeNull();
  });

  test('needs the admission of a link with a password, and an open link', async () => {
    await owner.change({ password: 'spring-2026' });
    expect((await write()).json.code).toBe('share_password_required');
    const { admission } = (await site.visit(link, { password: 'spring-2026' })).json.data;
    expect((await write({ admission })).status).toBe(200);
    await owner.revoke();
    expect((await write({ admission })).json.code).toBe('share_revoked');
  });

  test('is refused once the link has as many as it can have, and when one network writes too many', async () => {
    const many = Array.from({ length: SHARE_COMMENTS }, () => ({ ...words, linkId: link.id }));
    await site.server.services.db.insert(shareComment).values(many);
    expect((await write()).json.code).toBe('share_comments_full');
    for (let tries = 0; tries < 19; tries += 1) await write();
    expect((await write()).status).toBe(429);
  });
});

describe('strangers who write without end', () => {
  const writeFrom = async (address: string) => {
    const body = JSON.stringify({ token: tokenIn(link), ...words });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://spotreel.test/api/v1/share/comment', { method: 'POST', headers, body });
    return (await site.server.app.fetch(request, address)).status;
  };

  test('leave visitors of other networks their comments', async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 6; network += 1)
      for (let tries = 0; tries < 20; tries += 1) statuses.push(await writeFrom(`2001:db8:0:${network}::${tries}`));
    // the first hundred, then three of each network that is left
    expect(statuses.filter((status) => status === 200)).toHaveLength(103);
    expect(await writeFrom('192.0.2.1')).toBe(200);
  });

  test('do not fill the link: the last fifty comments are for many networks', async () => {
    const many = Array.from({ length: SHARE_COMMENTS - 50 }, () => ({ ...words, linkId: link.id }));
    await site.server.services.db.insert(shareComment).values(many);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push(await writeFrom(`2001:db8:0:9::${tries}`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await writeFrom('192.0.2.1')).toBe(200);
  });
});

describe('the owner', () => {
  test('answers, marks as done and deletes', async () => {
    const { id } = (await write()).json.data;
    const answered = await owner.call('PUT', path(id), { answer: 'Larger now.' });
    expect(answered.json.data).toMatchObject({ id, answer: 'Larger now.', isDone: false });
    expect((await owner.call('PUT', path(id), { isDone: true })).json.data).toMatchObject({
      answer: 'Larger now.',
      isDone: true,
    });
    expect((await site.visit(link)).json.data.comments).toMatchObject([{ answer: 'Larger now.', isDone: true }]);
    expect((await owner.call('DELETE', path(id))).status).toBe(200);
    expect((await site.visit(link)).json.data.comments).toEqual([]);
    expect((await owner.call('PUT', path(id), { isDone: true })).status).toBe(404);
  });

  test('gets one email for comments that follow each other', async () => {
    await write();
    await write({ author: 'Noor', text: 'Second' });
    const { subject, text } = await mail.next(owner.email);
    expect(subject).toBe('New comment on Spring <sale>');
    expect(text).toContain('Kim wrote at 0:01:');
    expect(text).toContain(`/account/my-videos?share=${owner.projectId}`);
    const before = site.server.now;
    site.server.now += 11 * 60 * 1000;
    await write({ author: 'Lee', text: 'Third' });
    site.server.now = before;
    expect((await mail.next(owner.email)).text).toContain('Lee wrote at');
  });

  test('gets none once emails about comments are turned off', async () => {
    const { db } = site.server.services;
    const { id } = (await write()).json.data;
    const mails = createCommentMails(site.server.services);
    expect(await mails.write(id, 'https://spotreel.test')).toMatchObject({ to: owner.email });
    await db
      .update(appUser)
      .set({ notifications: { comments: false } })
      .where(eq(appUser.id, owner.id));
    expect(await mails.write(id, 'https://spotreel.test')).toBeUndefined();
  });

  test('has them in the export of the account', async () => {
    await write();
    const [user] = await site.server.services.db.select().from(appUser).where(eq(appUser.id, owner.id));
    if (!user) throw new Error('The person is gone');
    const records = (await personalRecords(site.server.services.db, user, recordsOf(modules)))['share-links.json'];
    expect(records).toMatchObject([{ comments: [{ author: 'Kim', text: words.text }] }]);
  });
});
