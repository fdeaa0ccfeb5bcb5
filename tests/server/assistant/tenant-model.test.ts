import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { tenant } from '../../../server/account/tables';
import { createTenantModel, type TenantModel } from '../../../server/assistant/tenant-model';
import type { DatabaseConnection } from '../../../server/platform/data/database';
import { openMigratedDatabase } from '../fixtures/database';
import { type LocalModel, MODEL_KEY, startLocalModel } from '../fixtures/model-server';

let local: LocalModel;
let connection: DatabaseConnection;
let model: TenantModel;
let tenantId: number;
const warn = vi.fn();

beforeAll(async () => {
  local = await startLocalModel();
  connection = await openMigratedDatabase();
  const [row] = await connection.db.insert(tenant).values({ slug: 'oakline', name: 'Oakline' }).returning();
  tenantId = row?.id ?? 0;
  const log = { warn } as never;
  model = createTenantModel(local.settings, { db: connection.db, clock: { now: () => 1_760_000_000_000 }, log });
});
afterAll(async () => {
  await connection.close();
  await local.close();
});

const ask = (signal?: AbortSignal) =>
  model(tenantId).answer({
    name: 'greet',
    instructions: 'Greet.',
    material: { brief: 'secret plans' },
    schema: z.object({ greeting: z.string() }),
    signal,
  });

test('resolves with what the schema accepts', async () => {
  local.write = () => ({ greeting: 'Hello' });
  expect(await ask()).toEqual({ greeting: 'Hello' });
});

test('a request that is given up ends at the provider too', async () => {
  local.calls = 'slow';
  const asking = new AbortController();
  const asked = local.asked.length;
  const answer = ask(asking.signal);
  await vi.waitFor(() => expect(local.asked.length).toBe(asked + 1));
  asking.abort();
  await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
  await vi.waitFor(() => expect(local.givenUp).toBe(1));
});

test('the log has neither the key nor what people wrote', async () => {
  local.calls = 'down';
  await expect(ask()).rejects.toMatchObject({ reason: 'unavailable' });
  const logged = JSON.stringify(warn.mock.calls);
  expect(logged).toContain('500');
  expect(logged).not.toContain(MODEL_KEY);
  expect(logged).not.toContain('secret plans');
});
