import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepShares } from '../../../server/sharing/sweep-shares';
import { shareLink } from '../../../server/sharing/tables';
import { createSharingServer } from './sharing-server';

const DAY_MS = 24 * 60 * 60 * 1000;

let site: Awaited<ReturnType<typeof createSharingServer>>;
beforeAll(async () => {
  site = await createSharingServer();
});
afterAll(() => site.server.close());

test('links are dropped a month after they ended; open ones stay', async () => {
  const { db } = site.server.services;
  const began = site.server.now;
  const people = [];
  for (const name of ['open', 'expired', 'revoked']) {
    const owner = await site.person(`${name}@spotreel.test`);
    await owner.exports('film');
    people.push(owner);
  }
  const [open, expired, revoked] = people;
  const { data: kept } = (await open?.share())?.json ?? {};
  await expired?.share({ expiresAt: new Date(began + 1000).toISOString() });
  await revoked?.share();
  await revoked?.revoke();
  const sweepAt = (days: number) => sweepShares({ db, clock: { now: () => began + days * DAY_MS } });
  await sweepAt(29);
  expect(await db.$count(shareLink)).toBe(3);
  await sweepAt(31);
  expect(await db.select({ id: shareLink.id }).from(shareLink)).toEqual([{ id: kept.id }]);
});
