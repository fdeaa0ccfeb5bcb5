import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeySealer } from '../../server/account/session/key-sealer';
import { invitation, linkToken, signingKey } from '../../server/account/tables';
import { bindOldLinks } from '../../server/bind-old-links';
import { shareLink } from '../../server/sharing/tables';
import { createSharingServer } from './sharing/sharing-server';

type Sharing = Awaited<ReturnType<typeof createSharingServer>>;
let sharing: Sharing;
beforeAll(async () => {
  sharing = await createSharingServer();
});
afterAll(() => sharing.server.close());

/** As versions before 0076 wrote it. */
async function oldToken(kind: string, id: number): Promise<string> {
  const { db } = sharing.server.services;
  const [key] = await db.select().from(signingKey).where(eq(signingKey.purpose, 'account_link'));
  const mac = createHmac('sha256', Buffer.from(key?.secret ?? '', 'base64url')).update(
    JSON.stringify(['account-link', kind, id]),
  );
  return `${id}.${key?.kid}.${mac.digest('base64url')}`;
}

const visit = (token: string) => sharing.server.call('POST', '/api/v1/share', { json: { token } });

test('a link that was given out before goes on to work, and its owner sees the same address', async () => {
  const { db, secretBox } = sharing.server.services;
  const ann = await sharing.person('ann@spotreel.test');
  await ann.exports('video');
  const { id } = (await ann.share()).json.data;
  await db.delete(linkToken);
  await db.update(shareLink).set({ sealedToken: null, hasOldLink: true });
  await bindOldLinks(db, secretBox);
  const token = await oldToken('share', id);
  expect((await visit(token)).status).toBe(200);
  expect((await ann.read()).json.data.link.url).toMatch(new RegExp(`/share/${token}$`));
});

test('also where the keys of the database were sealed at the same start', async () => {
  const { db, secretBox } = sharing.server.services;
  const bea = await sharing.person('bea@spotreel.test');
  await bea.exports('video');
  const { id } = (await bea.share()).json.data;
  const token = await oldToken('share', id);
  await db.update(shareLink).set({ sealedToken: null, hasOldLink: true }).where(eq(shareLink.id, id));
  const keys = await db.select().from(signingKey).where(eq(signingKey.purpose, 'account_link'));
  const sealer = createKeySealer(['a key of the operator that is long enough']);
  for (const { kid, secret } of keys)
    await db
      .update(signingKey)
      .set({ secret: sealer.seal(secret, kid) })
      .where(eq(signingKey.kid, kid));
  await bindOldLinks(db, secretBox, sealer);
  for (const { kid, secret } of keys) await db.update(signingKey).set({ secret }).where(eq(signingKey.kid, kid));
  expect((await visit(token)).status).toBe(200);
});

test('an invitation too; the old form of any other row opens nothing', async () => {
  const { server } = sharing;
  const { db, secretBox } = server.services;
  const values = {
    tenantId: 1,
    email: 'new@spotreel.test',
    role: 'user',
    expiresAt: new Date(server.now + 60_000),
  } as const;
  const rows = await db
    .insert(invitation)
    .values([
      { ...values, hasOldLink: true },
      { ...values, email: 'other@spotreel.test' },
    ])
    .returning();
  await bindOldLinks(db, secretBox);
  const offer = async (id: number) => {
    const token = await oldToken('invitation', id);
    return (await server.call('POST', '/api/v1/security/invitation', { json: { token } })).json;
  };
  expect((await offer(rows[0]?.id ?? 0)).data.email).toBe('new@spotreel.test');
  expect((await offer(rows[1]?.id ?? 0)).code).toBe('link_invalid');
});
