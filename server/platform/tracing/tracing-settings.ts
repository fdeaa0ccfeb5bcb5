/** Target of traces. */
export interface TracingSettings {
  /** Address of the collector without `/v1/traces`. */
  readonly endpoint: string;
  /** Headers of each request to it, such as its key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of the traces that are sent, 0 to 1. */
  readonly sampledShare: number;
}
