/** Counters and gauges of a process, in the text format of Prometheus. */
import {
  type CounterName,
  type GaugeName,
  type HistogramName,
  type LabelsOf,
  type MetricName,
  metricCatalogue,
} from './metric-catalogue';

/** A number that is read when it is asked for. */
export interface Gauge {
  readonly name: GaugeName;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Meters {
  /** `by`: 1 by default. */
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  text(gauges: readonly Gauge[]): string;
}

/** Seconds. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

/** A metric has at most so many series; the others are counted in none. */
const MOST_SERIES = 5000;

interface Histogram {
  count: number;
  sum: number;
  readonly buckets: number[];
}

export function createMeters(): Meters {
  const counters = new Map<CounterName, Map<string, number>>();
  const histograms = new Map<HistogramName, Map<string, Histogram>>();
  return {
    count(name, labels, by = 1) {
      const series = seriesOf(counters, name);
      const key = labelsText(labels);
      if (series.has(key) || series.size < MOST_SERIES) series.set(key, (series.get(key) ?? 0) + by);
    },
    observe(name, labels, seconds) {
      const series = seriesOf(histograms, name);
      const key = labelsText(labels);
      if (!series.has(key) && series.size >= MOST_SERIES) return;
      const histogram = series.get(key) ?? { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) };
      series.set(key, histogram);
      histogram.count += 1;
      histogram.sum += seconds;
      for (const [index, limit] of BUCKETS.entries()) if (seconds <= limit) histogram.buckets[index]! += 1;
    },
    text(gauges) {
      const lines = [
        ...[...histograms].flatMap(([name, series]) => [...headOf(name), ...histogramLines(name, series)]),
        ...[...counters].flatMap(([name, series]) => [
          ...headOf(name),
          ...[...series].map(([labels, value]) => line(name, labels, value)),
        ]),
        ...gaugeLines(gauges),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

function seriesOf<Name, Value>(metrics: Map<Name, Map<string, Value>>, name: Name): Map<string, Value> {
  const series = metrics.get(name) ?? new Map<string, Value>();
  metrics.set(name, series);
  return series;
}

function labelsText(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`)
    .join(',');
}

function headOf(name: MetricName): string[] {
  const { help, type } = metricCatalogue[name];
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function line(name: string, labels: string, value: number): string {
  return labels === '' ? `${name} ${value}` : `${name}{${labels}} ${value}`;
}

function histogramLines(name: HistogramName, series: ReadonlyMap<string, Histogram>): string[] {
  return [...series].flatMap(([labels, { count, sum, buckets }]) => {
    const before = labels === '' ? '' : `${labels},`;
    return [
      ...BUCKETS.map((limit, index) => line(`${name}_bucket`, `${before}le="${limit}"`, buckets[index] ?? 0)),
      line(`${name}_bucket`, `${before}le="+Inf"`, count),
      line(`${name}_sum`, labels, sum),
      line(`${name}_count`, labels, count),
    ];
  });
}

/** Gauges of one name follow each other. */
function gaugeLines(gauges: readonly Gauge[]): string[] {
  return [...new Set(gauges.map(({ name }) => name))].flatMap((name) => [
    ...headOf(name),
    ...gauges
      .filter((gauge) => gauge.name === name)
      .map(({ labels, value }) => line(name, labelsText(labels ?? {}), value)),
  ]);
}
