import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActingForm, leaveAccount, loadSitting } from '../../../../sdk/stores/acting/acting-as';
import { createPeople } from '../../../../sdk/stores/people/people';
import type { Spotreel } from '../../../../sdk/stores/spotreel';
import { json, user } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const person = {
  id: 2,
  email: 'client@agency.test',
  firstName: 'Cleo',
  lastName: '',
  role: 'client',
  status: 'active',
  tenantName: 'Agency',
  mayActAs: true,
};

const enter = (spotreel: Spotreel) =>
  createActingForm(spotreel).enter({ email: person.email, reason: 'Ticket 12', minutes: 15 });

test('the calls after it carry the other person, until it ends', async () => {
  const { server, spotreel } = await openSpotreel();
  server.answer('beginActingAs', () => json({ data: { ...user, email: person.email } }));
  server.answer('endActingAs', () => json({ data: { ended: true } }));
  expect(spotreel.session.isActing()).toBe(false);
  expect(await enter(spotreel)).toBe(true);
  expect(server.asked('beginActingAs').map(({ body }) => body)).toEqual([
    { email: person.email, reason: 'Ticket 12', minutes: 15 },
  ]);
  expect(spotreel.session.isActing()).toBe(true);
  await spotreel.session.restore();
  await leaveAccount(spotreel);
  await spotreel.session.restore();
  const headers = server.received
    .filter(({ name }) => ['me', 'beginActingAs', 'endActingAs'].includes(name))
    .map(({ name, headers: sent }) => [name, sent.get('x-switch-user')]);
  expect(headers).toEqual([
    ['beginActingAs', null],
    ['me', person.email],
    ['endActingAs', person.email],
    ['me', null],
  ]);
});

test('a refusal is said, and nothing changes', async () => {
  const { server, spotreel } = await openSpotreel();
  server.refuse('beginActingAs', 'forbidden');
  const form = createActingForm(spotreel);
  expect(await form.enter({ email: person.email, reason: 'Ticket 12', minutes: 15 })).toBe(false);
  expect(spotreel.session.isActing()).toBe(false);
  expect(form.$form.get().failure?.message).toBe('You do not have permission to do this.');
});

test('somebody gets out also when the server cannot be told', async () => {
  const { server, spotreel } = await openSpotreel();
  server.answer('beginActingAs', () => json({ data: { ...user, email: person.email } }));
  server.refuse('endActingAs', 'internal');
  await enter(spotreel);
  await leaveAccount(spotreel);
  expect(spotreel.session.isActing()).toBe(false);
});

test.each(['forbidden', 'not_found', 'acting_over', 'acting_not_begun'] as const)(
  'ends by itself when the server answers %s',
  async (code) => {
    const { server, spotreel } = await openSpotreel();
    server.answer('beginActingAs', () => json({ data: { ...user, email: person.email } }));
    await enter(spotreel);
    server.refuse('me', code);
    await spotreel.session.restore();
    expect(spotreel.session.isActing()).toBe(false);
    expect(spotreel.session.$session.get()).toMatchObject({ status: 'signed-in', user: { email: user.email } });
    expect(server.asked('me').map(({ headers }) => headers.get('x-switch-user'))).toEqual([person.email, null]);
  },
);

test('the time that is left is known, also when it is over', async () => {
  const { server, spotreel } = await openSpotreel();
  const sitting = {
    reason: 'Ticket 12',
    beganAt: '2026-11-22T14:30:00Z',
    endsAt: '2026-11-22T15:00:00Z',
    secondsLeft: 9,
  };
  server.answer('actingAs', () => json({ data: { sitting } }));
  expect(await loadSitting(spotreel)).toEqual(sitting);
  server.refuse('actingAs', 'acting_over');
  expect(await loadSitting(spotreel)).toBe('over');
  server.refuse('actingAs', 'internal');
  expect(await loadSitting(spotreel)).toBeUndefined();
});

test('a search begins on the first page', async () => {
  const { server, spotreel } = await openSpotreel();
  const answer = (page: number) => () => json({ data: [person], page, numPages: 3, totalCount: 60 });
  server.answer('people', answer(2));
  const people = createPeople(spotreel);
  await people.show(2);
  expect(people.$pages.get().data).toMatchObject({ page: 2, data: [person] });
  server.answer('people', answer(1));
  await people.search('cleo');
  const asked = server.received.filter(({ name }) => name === 'people').map(({ query }) => query);
  expect(asked).toEqual([{ page: '2' }, { page: '1', search: 'cleo' }]);
});
