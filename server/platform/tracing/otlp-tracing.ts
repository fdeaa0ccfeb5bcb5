/** Records spans and sends them to a collector with OTLP over HTTP, as JSON. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Log } from '../log/log';
import { createSpanSender, type EndedSpan } from './span-sender';
import { readTraceparent, type SpanContext, writeTraceparent } from './traceparent';
import type { OpenSpan, SpanAttributes, SpanStart, Tracing } from './tracing';
import type { TracingSettings } from './tracing-settings';

export function createOtlpTracing(settings: TracingSettings, log: Log): Tracing {
  const around = new AsyncLocalStorage<SpanContext>();
  const sender = createSpanSender(settings, log);
  return {
    async inSpan(start, act) {
      const parent = start.parent === undefined ? around.getStore() : readTraceparent(start.parent);
      const context = childOf(parent, settings.sampledShare);
      const recorded = record(start, context, parent);
      try {
        return await around.run(context, () => act(recorded.span));
      } catch (error) {
        recorded.span.fail('thrown');
        throw error;
      } finally {
        if (context.isSampled) sender.add(recorded.end());
      }
    },
    traceparent() {
      const context = around.getStore();
      return context && writeTraceparent(context);
    },
    close: sender.close,
  };
}

/** A trace is sent as a whole or not at all: its first span decides. */
function childOf(parent: SpanContext | undefined, sampledShare: number): SpanContext {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    isSampled: parent?.isSampled ?? Math.random() < sampledShare,
  };
}

/** Nanoseconds since 1970. */
function nanoseconds(): bigint {
  return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));
}

function record(
  { name: startName, kind, attributes: first = {} }: SpanStart,
  context: SpanContext,
  parent?: SpanContext,
) {
  const started = nanoseconds();
  let name = startName;
  let attributes: SpanAttributes = first;
  let errorCode: string | undefined;
  const span: OpenSpan = {
    rename(other) {
      name = other;
    },
    add(more) {
      attributes = { ...attributes, ...more };
    },
    fail(code) {
      errorCode ??= code;
    },
  };
  const end = (): EndedSpan => ({
    ...context,
    ...(parent && { parentSpanId: parent.spanId }),
    name,
    kind,
    attributes,
    errorCode,
    started,
    ended: nanoseconds(),
  });
  return { span, end };
}
