import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../../../sdk/stores/account/profile';
import { failure, user } from '../../client/stub-server';
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

describe('the password', () => {
  const passwords = { password: 'violet kettle dancing', passwordRepeat: 'violet kettle dancing' };

  it('has its errors by field, or one for the whole form', async () => {
    const { server, spotreel } = await openSpotreel();
    const profile = createProfile(spotreel);
    const details = { passwordRepeat: ['The passwords do not match.'] };
    const refused = failure('validation_failed', 'The request is not valid.', 422, { details });
    server.answer('updatePassword', () => refused);
    expect(await profile.changePassword('old', passwords)).toBe(false);
    expect(profile.$password.get()).toMatchObject({ status: 'idle', failure: { details } });
    server.answer('updatePassword', () => failure('password_wrong', 'This is not your current password.', 422));
    expect(await profile.changePassword('old', passwords)).toBe(false);
    expect(profile.$password.get().failure).toMatchObject({ message: 'This is not your current password.' });
    expect(profile.$password.get().failure?.details).toBeUndefined();
    server.answer('updatePassword', () => Response.json({ data: { endedSessions: 1 } }));
    expect(await profile.changePassword('old', passwords)).toBe(true);
    expect(profile.$password.get()).toEqual({ status: 'sent', failure: undefined });
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
