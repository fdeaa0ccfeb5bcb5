import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '../../../../server/media/tables';
import { registerMedia } from '../../../../server/media/uploads/register-media';
import type { Database } from '../../../../server/platform/data/database';
import { createTestServer, noMedia, type TestServer } from '../../fixtures/test-server';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const NAME = 'of this test.png';

let server: TestServer;
beforeAll(async () => {
  const image = async () => ({ widthPx: 1, heightPx: 1, preview: new Uint8Array(PNG), shownFile: undefined });
  server = await createTestServer({ mediaPort: { ...noMedia, image } as never });
});
afterAll(() => server.close());

/** Registers a picture over a database whose transactions fail `when` it says. */
async function register(when: 'before the commit' | 'after the commit'): Promise<void> {
  const { services } = server;
  const { db, workDir } = services;
  const lost = () => Promise.reject(new Error('Connection terminated'));
  const transaction: Database['transaction'] = (work) =>
    when === 'after the commit' ? db.transaction(work).then(lost) : db.transaction(async (tx) => work(tx).then(lost));
  const broken: Database = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
  const file = path.join(workDir, 'picture.png');
  writeFileSync(file, PNG);
  const request = { accept: 'image', name: NAME, sourceType: 'upload' } as const;
  await registerMedia({ ...services, db: broken }, { id: 1, tenantId: 1 }, file, request);
}

const registered = () => server.services.db.select().from(media).where(eq(media.name, NAME));

test('a file whose commit got no answer keeps what the row points to', async () => {
  await expect(register('after the commit')).rejects.toThrow('Connection terminated');
  const [row] = await registered();
  expect(await server.services.storage.head(row!.fileKey)).toMatchObject({ sizeBytes: PNG.byteLength });
  await server.services.db.delete(media).where(eq(media.name, NAME));
  await server.services.storage.deleteAll('media/1');
});

test('a file that was not registered is removed', async () => {
  await expect(register('before the commit')).rejects.toThrow('Connection terminated');
  expect(await registered()).toEqual([]);
  expect(await server.services.storage.list('media/1')).toEqual([]);
});
