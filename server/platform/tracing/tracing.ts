/** Spans of requests and jobs. A job carries the context of what enqueued it, so that a trace goes on in its worker. */

/** Numbers and words of the program. What people write, names, addresses and secrets are never in them. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'consumer';
  /** `traceparent` of the span that it follows, as W3C writes it. Default: the span around the caller. */
  readonly parent?: string | undefined;
  readonly attributes?: SpanAttributes;
}

/** A span that has not ended. */
export interface OpenSpan {
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  /** Marks it as failed. `code`: of the error. */
  fail(code: string): void;
}

export interface Tracing {
  /** Runs `act` within a span, which ends when `act` settles. */
  inSpan<Result>(start: SpanStart, act: (span: OpenSpan) => Promise<Result>): Promise<Result>;
  /** The span around the caller, for a job or a request to carry; undefined outside of one, and where nothing is traced. */
  traceparent(): string | undefined;
  /** Sends what has ended. */
  close(): Promise<void>;
}

const ignored: OpenSpan = { rename: () => {}, add: () => {}, fail: () => {} };

export const noTracing: Tracing = {
  inSpan: (_start, act) => act(ignored),
  traceparent: () => undefined,
  close: async () => {},
};
