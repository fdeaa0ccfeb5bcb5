import { describe, expect, it } from 'vitest';
import { emailsOfTable } from '../../../../sdk/stores/invitations/emails-of-table';
import { createInvitations } from '../../../../sdk/stores/invitations/invitations';
import { finish, readTableText } from '../../../../sdk/table';
import { failure } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

const emailsIn = (text: string) => emailsOfTable(finish(readTableText(text)).table);

describe('addresses of a table', () => {
  it.each([
    [
      'Name;E-mail\nAnn;ann@example.com\nBen;BEN@example.com\nAnn;ann@example.com',
      ['ann@example.com', 'ben@example.com'],
    ],
    ['ann@example.com\nben@example.com', ['ann@example.com', 'ben@example.com']],
    ['Who\n"Ann, A" <ann@example.com>\nmailto:ben@example.com', ['ann@example.com', 'ben@example.com']],
    ['Name;City\nAnn;Rome', []],
  ])('are those of the column that has most: %j', (text, emails) => {
    expect(emailsIn(text).emails).toEqual(emails);
  });

  it('are at most 200, and rows without one are named', () => {
    const rows = Array.from({ length: 203 }, (_, at) => `${at}@example.com`);
    const { emails, leftOut, rowsWithout } = emailsIn(`Email\n${rows.join('\n')}\nno address`);
    expect([emails.length, leftOut, rowsWithout]).toEqual([200, 3, [205]]);
  });
});

const invitation = {
  id: 1,
  role: 'user',
  status: 'open',
  tenantId: 1,
  tenantName: 'Us',
  invitedBy: 'Ann',
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-08T00:00:00Z',
};

describe('people of a table', () => {
  it('are invited one after the other; an address that is taken does not stop the others', async () => {
    const { spotreel, server } = await openSpotreel();
    server.always('invitations', () => []);
    const store = createInvitations(spotreel);
    await store.load();
    server.always('createInvitation', ({ body }) => {
      const { email } = body as { email: string };
      return email === 'taken@example.com' ? failure('email_taken', 'Taken.', 409) : { ...invitation, email };
    });
    await store.inviteAll(['ann@example.com', 'taken@example.com', 'ben@example.com'], 'user');
    expect(store.$inviting.get()).toMatchObject({
      status: 'done',
      sent: 2,
      refused: [{ email: 'taken@example.com' }],
      halt: undefined,
    });
    expect(store.$invitations.get().data?.map(({ email }) => email)).toEqual(['ben@example.com', 'ann@example.com']);
  });

  it('are no longer invited once there is a limit, and the reason is shown', async () => {
    const { spotreel, server } = await openSpotreel();
    const store = createInvitations(spotreel);
    server.refuse('createInvitation', 'rate_limited');
    await store.inviteAll(['ann@example.com', 'ben@example.com'], 'user');
    expect(store.$inviting.get()).toMatchObject({ status: 'done', sent: 0, halt: { code: 'rate_limited' } });
    expect(server.asked('createInvitation')).toHaveLength(1);
    store.forgetInviting();
    expect(store.$inviting.get().status).toBe('idle');
  });
});
