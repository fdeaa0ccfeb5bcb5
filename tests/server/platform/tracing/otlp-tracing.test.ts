import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { silentLog } from '../../../../server/platform/log/log';
import { createOtlpTracing } from '../../../../server/platform/tracing/otlp-tracing';
import { type Collector, startCollector } from '../../fixtures/collector';

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.close());
beforeEach(() => {
  collector.spans.length = 0;
  collector.received.length = 0;
  collector.status = 200;
});

const open = (more: { sampledShare?: number; endpoint?: string } = {}, log = silentLog) =>
  createOtlpTracing(
    { endpoint: collector.endpoint, headers: { 'x-key': 'secret' }, serviceName: 'spotreel', sampledShare: 1, ...more },
    log,
  );
const found = (name: string) => collector.spans.find((span) => span.name === name);

test('a span within a span is its child, and both are sent with their attributes', async () => {
  const tracing = open();
  await tracing.inSpan({ name: 'outer', kind: 'server' }, async (span) => {
    span.rename('GET /v1/user');
    span.add({ 'http.response.status_code': 200 });
    await tracing.inSpan({ name: 'inner', kind: 'consumer', attributes: { part: 3 } }, async () => {});
  });
  await tracing.close();
  const outer = found('GET /v1/user');
  expect(found('inner')).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId, kind: 5, status: {} });
  expect(outer).toMatchObject({
    kind: 2,
    attributes: [{ key: 'http.response.status_code', value: { doubleValue: 200 } }],
  });
  expect(outer?.parentSpanId).toBeUndefined();
  expect(BigInt(outer?.endTimeUnixNano ?? 0) >= BigInt(outer?.startTimeUnixNano ?? 0)).toBe(true);
  expect(collector.received[0]).toMatch(/^POST \/v1\/traces .*"x-key":"secret".*"service\.name"/);
});

test('a trace goes on in another process', async () => {
  const one = open();
  const other = open();
  const context = await one.inSpan({ name: 'enqueues', kind: 'server' }, async () => one.traceparent());
  await other.inSpan({ name: 'works', kind: 'consumer', parent: context }, async () => {});
  await Promise.all([one.close(), other.close()]);
  expect(found('works')?.parentSpanId).toBe(found('enqueues')?.spanId);
  expect(found('works')?.traceId).toBe(found('enqueues')?.traceId);
  expect(one.traceparent()).toBeUndefined();
});

test.each(['', 'nonsense', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`])(
  'a context %j begins a trace of its own',
  async (parent) => {
    const tracing = open();
    await tracing.inSpan({ name: 'alone', kind: 'server', parent }, async () => {});
    await tracing.close();
    expect(found('alone')?.parentSpanId).toBeUndefined();
  },
);

test('what throws is an error of the span, without its words', async () => {
  const tracing = open();
  const failing = tracing.inSpan({ name: 'fails', kind: 'consumer' }, async (span) => {
    span.fail('painter_crashed');
    throw new Error('words of ann@spotreel.test');
  });
  await expect(failing).rejects.toThrow('words');
  await tracing.close();
  expect(found('fails')).toMatchObject({ status: { code: 2 }, attributes: [{ key: 'error.type' }] });
  expect(collector.received.join()).not.toContain('ann@');
});

describe('a share of the traces', () => {
  test('is sent as a whole or not at all', async () => {
    const none = open({ sampledShare: 0 });
    const all = open();
    const context = await none.inSpan({ name: 'unsent', kind: 'server' }, async () => none.traceparent());
    await all.inSpan({ name: 'its job', kind: 'consumer', parent: context }, async () => {});
    await Promise.all([none.close(), all.close()]);
    expect(context).toMatch(/-00$/);
    expect(collector.spans).toEqual([]);
  });
});

describe('a collector that fails', () => {
  test.each([500, 401])('with %i costs the spans and a line in the log', async (status) => {
    collector.status = status;
    const warn = vi.fn();
    const tracing = open({}, { ...silentLog, warn });
    expect(await tracing.inSpan({ name: 'goes on', kind: 'server' }, async () => 'result')).toBe('result');
    await tracing.close();
    expect(warn).toHaveBeenCalledWith({ reason: `The collector answers ${status}`, spans: 1 }, 'spans were not sent');
  });

  test('that is not there does not keep the server from ending', async () => {
    const warn = vi.fn();
    const tracing = open({ endpoint: 'http://127.0.0.1:9' }, { ...silentLog, warn });
    for (let span = 0; span < 2500; span++) await tracing.inSpan({ name: 'x', kind: 'server' }, async () => {});
    await tracing.close();
    expect(warn.mock.calls.map(([fields]) => fields.spans)).toEqual([2000]);
  });
});
