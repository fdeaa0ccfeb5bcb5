import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONFIG_KEY, CONFIG_LIFETIME_MS } from '../../../sdk/survey/reading/widget-config';
import { createSurveys } from '../../../survey-widget/surveys';
import { product } from '../../sdk/survey/questions';

const syncs = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  syncs.mockReset();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/in-app/sync')) syncs();
    return Response.json({ data: { surveys: [], noCodeActionClasses: [], product, person: null } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const options = { environmentId: 'env', apiHost: 'http://stub' };
const stored = () => JSON.parse(localStorage.getItem(CONFIG_KEY) ?? 'null');

describe('the configuration of a visitor', () => {
  test('is looked at every 60 seconds, and synced anew once its 15 minutes are over', async () => {
    const surveys = createSurveys();
    await surveys.init(options);
    expect([syncs.mock.calls.length, Date.parse(stored().expiresAt) - Date.now()]).toEqual([1, CONFIG_LIFETIME_MS]);
    await vi.advanceTimersByTimeAsync(CONFIG_LIFETIME_MS - 1000);
    expect(syncs).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(syncs).toHaveBeenCalledTimes(2);
    expect(Date.parse(stored().expiresAt)).toBeGreaterThan(Date.now());
    await surveys.logout();
    await vi.advanceTimersByTimeAsync(2 * CONFIG_LIFETIME_MS);
    expect(syncs, 'nobody looks after the log-out').toHaveBeenCalledTimes(2);
  });

  test('is cleared by logout, stays with stop, and is fetched anew by reset', async () => {
    const surveys = createSurveys();
    await surveys.init(options);
    await surveys.stop();
    expect(stored()).toMatchObject(options);
    await surveys.init(options);
    expect(syncs).toHaveBeenCalledTimes(1);
    await surveys.reset();
    expect([syncs.mock.calls.length, stored().environmentId]).toEqual([2, 'env']);
    await surveys.logout();
    expect(stored()).toBeNull();
  });
});
