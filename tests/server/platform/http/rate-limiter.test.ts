import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimiters } from '../../../../server/platform/http/rate-limiter';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-06-01') }));
afterEach(() => void vi.useRealTimers());

const limits = { search: { points: 2, seconds: 60 }, send: { points: 1, seconds: 10 } };

it('refuses a try once the points are used up, and says when to come back', async () => {
  const { search } = createRateLimiters(limits);
  await search.spend('ann');
  await search.spend('ann');
  vi.advanceTimersByTime(20_500);
  await expect(search.spend('ann')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 40 });
});

it('counts each key and each limit alone', async () => {
  const { search, send } = createRateLimiters(limits);
  await send.spend('ann');
  await expect(send.spend('ann')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 });
  await expect(send.spend('ben')).resolves.toBeUndefined();
  await expect(search.spend('ann')).resolves.toBeUndefined();
});

it('starts over when the time has passed, and never says to come back at once', async () => {
  const { send } = createRateLimiters(limits);
  await send.spend('ann');
  vi.advanceTimersByTime(9_999);
  await expect(send.spend('ann')).rejects.toMatchObject({ retryAfterSeconds: 1 });
  vi.advanceTimersByTime(2);
  await expect(send.spend('ann')).resolves.toBeUndefined();
});
