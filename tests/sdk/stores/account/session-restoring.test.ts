import { describe, expect, test } from 'vitest';
import { json, user } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

const names = (server: { received: readonly { name: string }[] }) => server.received.map(({ name }) => name);

describe('restoring a session', () => {
  test('asks for the user, then for the permissions', async () => {
    const { server, spotreel } = await openSpotreel();
    server.answer('permissions', () => json({ data: ['api.feature.academy'] }));
    const before = server.received.length;
    await spotreel.session.restore();
    await spotreel.session.restorePermissions();
    expect(names(server).slice(before)).toEqual(['me', 'permissions']);
    expect(spotreel.session.$session.get().user?.permissions).toEqual(['api.feature.academy']);
  });

  test.each([0, -3])('asks for no permissions of id %i', async (id) => {
    const { server, spotreel } = await openSpotreel();
    const state = spotreel.session.$session.get();
    spotreel.session.$session.set({ ...state, user: { ...user, id } as NonNullable<typeof state.user> });
    await spotreel.session.restorePermissions();
    expect(names(server)).not.toContain('permissions');
  });

  test('keeps the list that came with the user when the second step fails', async () => {
    const { server, spotreel } = await openSpotreel();
    server.refuse('permissions', 'internal');
    const before = spotreel.session.$session.get().user?.permissions;
    await spotreel.session.restorePermissions();
    expect(spotreel.session.$session.get().user?.permissions).toEqual(before);
    expect(spotreel.session.$session.get().status).toBe('signed-in');
  });

  test('says that a session has ended when the server refuses its token, and not after a logout', async () => {
    const { server, spotreel } = await openSpotreel();
    server.refuse('me', 'jwt_invalid');
    await spotreel.session.restore();
    expect(spotreel.session.$session.get()).toMatchObject({ status: 'signed-out', hasEnded: true });
    await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
    await spotreel.session.signOut();
    expect(spotreel.session.$session.get().hasEnded).toBeUndefined();
  });
});
