/** Dashboards and alerts name numbers that servers report, with labels that these have. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { metricCatalogue } from '../../server/platform/metrics/metric-catalogue';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** A number with what is in the braces behind it. */
const SELECTOR = /(spotreel_\w+?)(_bucket|_sum|_count)?\b(?![\w])(?:\{([^}]*)\})?/g;

function problemsOf(expression: string): string[] {
  return [...expression.matchAll(SELECTOR)].flatMap(([text, name = '', part, selector = '']) => {
    const metric = Object.entries(metricCatalogue).find(([known]) => known === name)?.[1];
    if (!metric) return [`unknown: ${text}`];
    if ((metric.type === 'histogram') !== (part !== undefined)) return [`not of a ${metric.type}: ${text}`];
    const labels = [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    return labels
      .filter((label) => !metric.labels.some((known) => known === label))
      .map((label) => `${label}: ${text}`);
  });
}

test('the check finds unknown numbers, labels and parts', () => {
  expect(problemsOf('spotreel_jobs_total{kind="x"} + spotreel_job_seconds_bucket')).toEqual([]);
  expect(problemsOf('spotreel_job_total')).toEqual(['unknown: spotreel_job_total']);
  expect(problemsOf('spotreel_jobs_total{queue="x"}')).toEqual(['queue: spotreel_jobs_total{queue="x"}']);
  expect(problemsOf('spotreel_job_seconds')).toEqual(['not of a histogram: spotreel_job_seconds']);
});

describe('the dashboard', () => {
  interface Panel {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }
  const { panels } = JSON.parse(read('examples/operations/grafana-dashboard.json')) as { panels: readonly Panel[] };
  test.each(panels.map((panel) => [panel.title, panel] as const))('%s', (_title, { targets }) => {
    expect(targets.length).toBeGreaterThan(0);
    for (const { expr } of targets) {
      expect(expr).toContain('spotreel_');
      expect(problemsOf(expr)).toEqual([]);
    }
  });
});

test('alerts name numbers that exist', () => {
  const alerts = read('examples/operations/prometheus-alerts.yml');
  const rules = alerts.split('- alert: ').slice(1);
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules) {
    const expression = /expr: ([\s\S]*?)\n {8}(?:for|labels):/.exec(rule)?.[1] ?? '';
    expect(expression, rule).toContain('spotreel_');
    expect(problemsOf(rule), rule).toEqual([]);
  }
});

test('the documentation explains every number, and no other one', () => {
  const documented = [...read('docs/operating.md').matchAll(/^\| `(spotreel_\w+)`/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(Object.keys(metricCatalogue).toSorted());
});
