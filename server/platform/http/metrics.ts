/** Counters and durations in the text format of Prometheus. */
export interface Metrics {
  /** `route`: the pattern, never the path, so that the number of series is bounded. */
  observe(method: string, route: string, status: number, seconds: number): void;
  text(gauges: Readonly<Record<string, number>>): string;
}

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30];

interface Series {
  count: number;
  sum: number;
  readonly buckets: number[];
}

export function createMetrics(): Metrics {
  const requests = new Map<string, Series>();
  return {
    observe(method, route, status, seconds) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      const series = requests.get(labels) ?? { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) };
      requests.set(labels, series);
      series.count += 1;
      series.sum += seconds;
      for (const [index, limit] of BUCKETS.entries()) if (seconds <= limit) series.buckets[index]! += 1;
    },
    text(gauges) {
      const lines = ['# TYPE spotreel_http_request_seconds histogram'];
      for (const [labels, { count, sum, buckets }] of requests) {
        for (const [index, limit] of BUCKETS.entries())
          lines.push(bucketLine(labels, String(limit), buckets[index] ?? 0));
        lines.push(bucketLine(labels, '+Inf', count));
        lines.push(`spotreel_http_request_seconds_sum{${labels}} ${sum}`);
        lines.push(`spotreel_http_request_seconds_count{${labels}} ${count}`);
      }
      for (const [name, value] of Object.entries(gauges)) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
      return `${lines.join('\n')}\n`;
    },
  };
}

function bucketLine(labels: string, limit: string, count: number): string {
  return `spotreel_http_request_seconds_bucket{${labels},le="${limit}"} ${count}`;
}
