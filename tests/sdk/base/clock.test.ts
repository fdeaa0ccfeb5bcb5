import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../sdk/base/clock';

afterEach(() => vi.useRealTimers());

it('the clock of the system has its time', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:00Z') });
  expect(systemClock.now()).toBe(Date.parse('2026-06-01T12:00:00Z'));
});
