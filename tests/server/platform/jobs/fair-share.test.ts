import { beforeEach, describe, expect, test } from 'vitest';
import {
  accountOf,
  createFairShare,
  type FairShare,
  type GroupLoad,
  shareOf,
} from '../../../../server/platform/jobs/fair-share';

interface Waiting {
  readonly active?: number;
  /** Null: none of its jobs may begin. */
  readonly waited?: number | null;
  readonly work?: number;
}

const video = (
  account: number,
  subject: number,
  tenant: number,
  { active = 0, waited = 0, work = 10 }: Waiting = {},
): GroupLoad => ({
  group: `account-${account}/${subject}`,
  tenant: `tenant-${tenant}`,
  isBackground: false,
  active,
  waitedSeconds: waited,
  workSeconds: work,
});
const ownerless = (isBackground: boolean, { active = 0, waited = 0 }: Waiting = {}): GroupLoad => ({
  group: null,
  tenant: null,
  isBackground,
  active,
  waitedSeconds: waited,
  workSeconds: 1,
});

let ms = 0;
let share: FairShare;
beforeEach(() => {
  ms = 0;
  share = createFairShare(() => ms);
});

/** The one that the first turn leaves. */
const next = (...loads: GroupLoad[]) => {
  const [turn] = share.turns(loads);
  return loads.flatMap(({ group }) => (group && !turn?.ignoreGroups?.includes(group) ? [group] : []));
};
const serve = (account: number, tenant: number, workSeconds = 4) =>
  share.served({ account: `account-${account}`, tenant: `tenant-${tenant}`, isBackground: false, workSeconds });

test('nothing is fetched when nothing waits', () => {
  expect(share.turns([])).toEqual([]);
  expect(
    share.turns([video(1, 1, 1, { active: 2, waited: null }), ownerless(false, { active: 1, waited: null })]),
  ).toEqual([]);
});

test('what waits alone takes every slot', () => {
  expect(share.turns([video(1, 1, 1, { active: 3 }), video(2, 2, 2, { waited: null })])).toEqual([{}]);
  expect(share.turns([ownerless(false, { active: 3 })])).toEqual([{}]);
});

describe('who is next', () => {
  test('the tenant with the fewest jobs at work, however many people it has', () => {
    const crowded = [video(1, 1, 1, { active: 1 }), video(2, 2, 1, { active: 1 }), video(3, 3, 1)];
    expect(next(...crowded, video(4, 4, 2, { active: 1 }))).toEqual(['account-4/4']);
  });

  test('in a tenant the account with the fewest, however many videos it has', () => {
    expect(next(video(1, 1, 1, { active: 1 }), video(1, 2, 1), video(2, 3, 1, { work: 600 }))).toEqual(['account-2/3']);
  });

  test('of an account the video with the least work left', () => {
    expect(next(video(1, 1, 1, { work: 300 }), video(1, 2, 1, { work: 8 }))).toEqual(['account-1/2']);
  });

  test('save when the long one has waited for the difference', () => {
    const short = video(1, 2, 1, { work: 8 });
    expect(next(video(1, 1, 1, { work: 300, waited: 291 }), short)).toEqual(['account-1/2']);
    expect(next(video(1, 1, 1, { work: 300, waited: 293 }), short)).toEqual(['account-1/1']);
  });

  test('jobs without an owner keep their turn, and the second turn takes whatever waits', () => {
    const turns = share.turns([video(1, 1, 1), video(2, 2, 2), ownerless(false)]);
    expect(turns).toEqual([{ ignoreGroups: ['account-2/2'], minPriority: 20 }, {}]);
  });
});

describe('with one slot, where none is ever at work when one is chosen', () => {
  test('tenants take turns, whatever the length of their videos', () => {
    const shorts = Array.from({ length: 50 }, (_, subject) => video(1, subject, 1, { work: 8 }));
    const long = video(2, 99, 2, { work: 300 });
    const order: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const [group = ''] = next(...shorts, long);
      const isLong = group === 'account-2/99';
      order.push(isLong ? 'long' : 'short');
      serve(isLong ? 2 : 1, isLong ? 2 : 1);
    }
    expect(order).toEqual(['short', 'long', 'short', 'long', 'short', 'long']);
  });

  test('accounts of a tenant take turns by what they were given', () => {
    serve(1, 1, 8);
    serve(2, 1, 4);
    expect(next(video(1, 1, 1), video(2, 2, 1))).toEqual(['account-2/2']);
    serve(2, 1, 8);
    expect(next(video(1, 1, 1), video(2, 2, 1))).toEqual(['account-1/1']);
  });

  test('half of what was served is forgotten in a minute', () => {
    serve(1, 1, 8);
    ms += 60_000;
    serve(2, 2, 5);
    expect(next(video(1, 1, 1), video(2, 2, 2))).toEqual(['account-1/1']);
    serve(1, 1, 8);
    ms += 60_000;
    serve(2, 2, 3);
    expect(next(video(1, 1, 1), video(2, 2, 2))).toEqual(['account-2/2']);
  });

  test('work without an owner is owed to none', () => {
    share.served({ account: undefined, tenant: undefined, isBackground: false, workSeconds: 60 });
    share.served({ account: 'account-1', tenant: undefined, isBackground: false, workSeconds: 60 });
    expect(next(video(2, 2, 1), video(1, 1, 1))).toEqual(['account-2/2']);
    expect(next(video(1, 1, 1, { work: 1 }), video(2, 2, 2))).toEqual(['account-2/2']);
  });

  test('what was served is forgotten after a while', () => {
    serve(1, 1, 60);
    ms += 30 * 60_000;
    serve(2, 2, 1);
    expect(next(video(1, 1, 1), video(2, 2, 2))).toEqual(['account-1/1']);
  });
});

describe('posters behind videos', () => {
  const videos = [video(1, 1, 1), video(2, 2, 2)];
  const first = (...loads: GroupLoad[]) => share.turns(loads)[0];
  const background = { maxPriority: 19 };

  test('wait a minute, then one is painted at a time', () => {
    expect(first(...videos, ownerless(true, { waited: 59 }))).not.toEqual(background);
    expect(first(...videos, ownerless(true, { waited: 60 }))).toEqual(background);
    expect(first(...videos, ownerless(true, { waited: 60, active: 1 }))).not.toEqual(background);
    const another = { ...ownerless(true), group: 'account-9', active: 1 };
    expect(first(...videos, ownerless(true, { waited: 60 }), another)).not.toEqual(background);
  });

  test('take every fourth job at most, also on a single slot', () => {
    const order: string[] = [];
    for (let job = 0; job < 8; job++) {
      const isBackground = first(...videos, ownerless(true, { waited: 600 }))?.maxPriority === 19;
      order.push(isBackground ? 'poster' : 'video');
      share.served({ account: undefined, tenant: undefined, isBackground, workSeconds: 1 });
    }
    expect(order).toEqual(['poster', 'video', 'video', 'video', 'poster', 'video', 'video', 'video']);
  });
});

test('a turn names at most 1,000 groups that it passes over', () => {
  const many = Array.from({ length: 1200 }, (_, account) => video(account, 1, account));
  expect(share.turns(many)[0]?.ignoreGroups).toHaveLength(1000);
  expect(share.turns(many.slice(0, 1001))[0]?.ignoreGroups).toHaveLength(1000);
  expect(share.turns(many.slice(0, 1000))[0]?.ignoreGroups).toHaveLength(999);
});

test('a share names the account, or one video of it, and the tenant', () => {
  const owner = { id: 7, tenantId: 3 };
  expect(shareOf(owner)).toEqual({ id: 'account-7', tier: 'tenant-3' });
  expect(shareOf(owner, 0)).toEqual({ id: 'account-7/0', tier: 'tenant-3' });
  expect([accountOf('account-7/12'), accountOf('account-7')]).toEqual(['account-7', 'account-7']);
});
