/** The trace of an export, from its request to the jobs of its workers. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../../../server/platform/log/log';
import { createOtlpTracing } from '../../../server/platform/tracing/otlp-tracing';
import type { Tracing } from '../../../server/platform/tracing/tracing';
import { type Collector, startCollector } from '../fixtures/collector';
import { createTestServer, PASSWORD, type TestServer } from '../fixtures/test-server';

let collector: Collector;
let tracing: Tracing;
let server: TestServer;
beforeAll(async () => {
  collector = await startCollector();
  const settings = { endpoint: collector.endpoint, headers: {}, serviceName: 'spotreel', sampledShare: 1 };
  tracing = createOtlpTracing(settings, silentLog);
  server = await createTestServer({ tracing });
  await server.services.renders.start();
});
afterAll(async () => {
  await server.close();
  await collector.close();
});

test('an export is one trace; it has no words of people and no secrets', async () => {
  const token = await server.signIn();
  const body = { recipeId: 1, name: 'A secret launch' };
  const { json } = await server.call('POST', '/api/v1/project', { token, json: body });
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  await server.call('POST', `/api/v2/project/${json.data.id}/render`, { token, headers });
  await vi.waitFor(
    async () => {
      const state = await server.call('GET', `/api/v1/project/${json.data.id}/status`, { token });
      expect(state.json.data.status).toBe('done');
    },
    { timeout: 15_000, interval: 30 },
  );
  await server.services.renders.close();
  await tracing.close();
  const request = collector.spans.find(({ name }) => name === 'POST /v2/project/{projectId}/render');
  const names = collector.spans.filter(({ traceId }) => traceId === request?.traceId).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'POST /v2/project/{projectId}/render',
    'render-assemble',
    'render-prepare',
    ...Array.from({ length: 4 }, () => 'render-segment'),
  ]);
  // A stranger's trace is not gone on with: no proxy is trusted here.
  expect(request?.traceId).not.toBe('a'.repeat(32));
  const sent = collector.received.join('\n');
  for (const secret of ['A secret launch', token, PASSWORD, 'demo@spotreel.test', 'Headline'])
    expect(sent).not.toContain(secret);
});
