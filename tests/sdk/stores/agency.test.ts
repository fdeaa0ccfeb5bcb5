import { describe, expect, it } from 'vitest';
import { createClients } from '../../../sdk/stores/agency/clients';
import { createOwnDomain } from '../../../sdk/stores/agency/own-domain';
import { failure, user } from '../client/stub-server';
import { openSpotreel } from './open-spotreel';

const data = (value: unknown) => () => Response.json({ data: value });
const client = (id: number, status = 'active') => ({
  id,
  email: `client${id}@acme.test`,
  firstName: '',
  lastName: '',
  role: 'client',
  status,
  tenantName: 'Acme',
  limits: user.limits,
  usages: user.usages,
  projects: 0,
  lastSeenAt: null,
  mayActAs: true,
  mayManage: true,
});
const clients = (...found: unknown[]) => ({ data: found, page: 1, numPages: 1, totalCount: found.length });

describe('clients', () => {
  it('are read anew once one is changed', async () => {
    const { server, spotreel } = await openSpotreel();
    const store = createClients(spotreel);
    server.answer('clients', () => Response.json(clients(client(1))));
    await store.load();
    server.answer('updateClient', data(client(1, 'suspended')));
    server.answer('clients', () => Response.json(clients(client(1, 'suspended'))));
    expect(await store.save(1, { status: 'suspended' })).toBe(true);
    expect(store.$pages.get().data?.data).toMatchObject([{ status: 'suspended' }]);
  });

  it('stay as they are where a change is refused, and the form says why', async () => {
    const { server, spotreel } = await openSpotreel();
    const store = createClients(spotreel);
    server.answer('clients', () => Response.json(clients(client(1))));
    await store.load();
    const details = { 'limits.renderLimit': ['Your account allows at most 5.'] };
    server.answer('updateClient', () => failure('validation_failed', 'Not valid.', 422, { details }));
    expect(await store.save(1, { limits: { renderLimit: 9 } })).toBe(false);
    expect([store.$form.get().failure?.details, server.asked('clients').length]).toEqual([details, 1]);
    store.resetForm();
    expect(store.$form.get().failure).toBeUndefined();
  });
});

describe('an own domain', () => {
  const domain = (state: string) => ({
    domain: 'video.acme.test',
    state,
    problem: null,
    found: [],
    records: [],
    checkedAt: null,
    nextCheckAt: null,
    provedAt: null,
  });

  it('follows what the server answers: waiting, proved, none', async () => {
    const { server, spotreel } = await openSpotreel();
    const store = createOwnDomain(spotreel, 3);
    server.answer('tenantDomain', data(null));
    await store.load();
    expect(store.$domain.get().data).toBeNull();
    server.answer('setTenantDomain', data(domain('waiting')));
    expect(await store.connect('video.acme.test')).toBe(true);
    server.answer('checkTenantDomain', data(domain('proved')));
    expect(await store.check()).toBe(true);
    expect(store.$domain.get().data).toMatchObject({ state: 'proved' });
    server.answer('deleteTenantDomain', data({ deleted: true }));
    expect(await store.remove()).toBe(true);
    expect(store.$domain.get().data).toBeNull();
  });
});
