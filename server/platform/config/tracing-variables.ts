/** Target of traces. The names are those of OpenTelemetry. */
import * as z from 'zod';
import type { TracingSettings } from '../tracing/tracing-settings';

/** `name=value,name=value`, values percent-encoded. */
const headerList = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair));
  if (pairs.every((pair) => pair !== null)) {
    try {
      return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]));
    } catch {
      // a percent sign without two digits
    }
  }
  context.addIssue({ code: 'custom', message: 'Not a list like name=value,name=value' });
  return z.NEVER;
});

export const tracingVariables = {
  /** Address of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  /** Headers for the collector: `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('spotreel'),
  /** Share of the traces that are sent, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type Values = z.infer<z.ZodObject<typeof tracingVariables>>;

/** Undefined: nothing is traced. */
export function tracingSettingsOf(value: Values): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = value;
  if (endpoint === undefined) return undefined;
  return { endpoint, headers, serviceName: value.OTEL_SERVICE_NAME, sampledShare: value.OTEL_TRACES_SAMPLER_ARG };
}
