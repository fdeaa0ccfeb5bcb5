import { messageOf } from '@spotreel/sdk/internal/base';
import type { Log } from '../log/log';
import type { SpanContext } from './traceparent';
import type { SpanAttributes, SpanStart } from './tracing';
import type { TracingSettings } from './tracing-settings';

export interface EndedSpan extends SpanContext {
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: SpanStart['kind'];
  readonly attributes: SpanAttributes;
  readonly errorCode: string | undefined;
  /** Nanoseconds since 1970. */
  readonly started: bigint;
  readonly ended: bigint;
}

export interface SpanSender {
  add(span: EndedSpan): void;
  /** Sends the rest. */
  close(): Promise<void>;
}

/** Milliseconds between two requests to the collector. */
const SEND_EVERY_MS = 5000;
const TIMEOUT_MS = 10_000;

/** Spans that wait; while a collector does not answer, further ones are dropped. */
const MOST_WAITING = 2000;

/** Numbers of OTLP. */
const KINDS = { server: 2, consumer: 5 } as const;
const STATUS_ERROR = 2;

/**
 * Sender of spans. Spans that the collector refuses or does not take are dropped: traces are no reason to fail or to
 * grow.
 */
export function createSpanSender(settings: TracingSettings, log: Log): SpanSender {
  let waiting: EndedSpan[] = [];
  let sending: Promise<void> | undefined;
  const send = async () => {
    const spans = waiting;
    waiting = [];
    if (spans.length === 0) return;
    await post(settings, spans).catch((error: unknown) =>
      log.warn({ reason: messageOf(error), spans: spans.length }, 'spans were not sent'),
    );
  };
  const timer = setInterval(() => {
    sending ??= send().finally(() => {
      sending = undefined;
    });
  }, SEND_EVERY_MS);
  timer.unref();
  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await sending;
      await send();
    },
  };
}

async function post({ endpoint, headers, serviceName }: TracingSettings, spans: readonly EndedSpan[]): Promise<void> {
  const body = {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': serviceName }) },
        scopeSpans: [{ scope: { name: 'spotreel' }, spans: spans.map(toOtlp) }],
      },
    ],
  };
  const answer = await fetch(`${endpoint}/v1/traces`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The collector answers ${answer.status}`);
}

function toOtlp({ traceId, spanId, parentSpanId, name, kind, attributes, errorCode, started, ended }: EndedSpan) {
  const error = errorCode === undefined ? {} : { 'error.type': errorCode };
  return {
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: String(started),
    endTimeUnixNano: String(ended),
    attributes: attributesOf({ ...attributes, ...error }),
    status: errorCode === undefined ? {} : { code: STATUS_ERROR },
  };
}

function attributesOf(attributes: SpanAttributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }));
}
