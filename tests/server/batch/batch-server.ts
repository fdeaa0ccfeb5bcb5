/** A server with a site that has images, and people with batches. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { Batch, BatchCreate } from '../../../sdk/contract/batch/batch';
import { appUser } from '../../../server/account/tables';
import { PUBLIC_ONLY } from '../../../server/media/fetching/fetch-url';
import { createMediaPort } from '../../../server/render/create-media-port';
import type { RenderSettings } from '../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../fixtures/inline-pictures';
import { createTestServer, noMedia, type TestServer } from '../fixtures/test-server';

export interface Person {
  readonly id: number;
  readonly token: string;
  call(method: string, path: string, json?: unknown): ReturnType<TestServer['call']>;
  /** Of recipe 1, with these headlines. */
  batchOf(headlines: readonly string[], over?: Partial<BatchCreate>): Promise<Batch>;
  batch(id: number): Promise<Batch>;
  until(id: number, check: (batch: Batch) => void): Promise<Batch>;
}

/** Pictures need no painter process. */
const pictures = createMediaPort(createMediaTools({} as RenderSettings), '/nonexistent', inlinePictures);

/** `hasBlender`: see `TestOptions`. */
export async function createBatchServer({ hasBlender = false } = {}) {
  const requests: string[] = [];
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const http = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/gone.png') response.writeHead(404).end();
    else if (request.url === '/page') response.end('<!doctype html>');
    else response.end(picture);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server = await createTestServer({
    mediaPort: { ...noMedia, image: pictures.image },
    pollMs: 50,
    hasBlender,
    fetchPolicy: {
      ...PUBLIC_ONLY,
      ports: undefined,
      resolve: async (name) => [name === 'public.test' ? '127.0.0.1' : '10.0.0.1'],
      isAllowedAddress: (address) => address === '127.0.0.1',
    },
  });
  await server.services.renders.start();
  return {
    server,
    requests,
    link: (path: string, host = 'public.test') => `http://${host}:${port}${path}`,
    person: (email: string, limits: Record<string, number> = {}) => createPerson(server, email, limits),
    async close() {
      await server.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

async function createPerson(server: TestServer, email: string, limits: Record<string, number>): Promise<Person> {
  const id = await server.addUser({ email });
  await server.services.db
    .update(appUser)
    .set({ limits: { concurrentRenderLimit: 5, renderLimit: -1, ...limits } })
    .where(eq(appUser.id, id));
  const token = await server.signIn(email);
  const call = (method: string, path: string, json?: unknown) =>
    server.call(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
  const batch = async (batchId: number): Promise<Batch> => (await call('GET', `/v1/batch/${batchId}`)).json.data;
  return {
    id,
    token,
    call,
    batch,
    async batchOf(headlines, over = {}) {
      const rows = headlines.map((text, index) => ({ name: `Row ${index}`, values: { '1.text.headline': text } }));
      const { status, json } = await call('POST', '/v1/batch', {
        name: 'Mine',
        source: { recipeId: 1 },
        rows,
        ...over,
      });
      expect(status, JSON.stringify(json)).toBe(200);
      return json.data;
    },
    until: (batchId, check) =>
      vi.waitFor(
        async () => {
          const now = await batch(batchId);
          check(now);
          return now;
        },
        { timeout: 15_000, interval: 30 },
      ),
  };
}
