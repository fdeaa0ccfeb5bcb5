import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../../../sdk/stores/account/profile';
import { user } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the profile', () => {
  it('is new on every screen once it is saved', async () => {
    const { server, spotreel } = await openSpotreel();
    server.answer('updateProfile', () => Response.json({ data: { ...user, firstName: 'Daniela' } }));
    expect(await createProfile(spotreel).save({ firstName: 'Daniela' })).toBe(true);
    expect(spotreel.session.$session.get().user?.firstName).toBe('Daniela');
  });

  it('stays as it was when that is refused', async () => {
    const { server, spotreel } = await openSpotreel();
    const profile = createProfile(spotreel);
    server.refuse('updateProfile', 'internal');
    expect(await profile.save({ firstName: 'Daniela' })).toBe(false);
    expect(spotreel.session.$session.get().user?.firstName).toBe('Dana');
    expect(profile.$profile.get().failure?.code).toBe('internal');
    expect(profile.$password.get().failure).toBeUndefined();
  });
});

describe('a kind of email', () => {
  it('is chosen at once, and taken back when that is refused', async () => {
    const { server, spotreel } = await openSpotreel();
    const isOn = () => spotreel.session.$session.get().user?.notifications.renderReady;
    const before = isOn();
    const release = server.hold('updateNotifications');
    server.refuse('updateNotifications', 'internal');
    const chosen = createProfile(spotreel).choose('renderReady', false);
    expect(isOn()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    release();
    await chosen;
    expect(isOn()).toBe(before);
  });
});
