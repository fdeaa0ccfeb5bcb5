import { expect, test } from 'vitest';
import { createMeters } from '../../../../server/platform/metrics/meters';

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('counts by labels', () => {
  const meters = createMeters();
  meters.count('spotreel_frames_total', { source: 'painted' }, 120);
  meters.count('spotreel_frames_total', { source: 'painted' }, 30);
  meters.count('spotreel_frames_total', { source: 'kept' });
  expect(linesOf(meters.text([]))).toEqual([
    'spotreel_frames_total{source="painted"} 150',
    'spotreel_frames_total{source="kept"} 1',
  ]);
});

test('a histogram counts each value in every bucket that is not below it', () => {
  const meters = createMeters();
  for (const seconds of [0.02, 0.3, 60]) meters.observe('spotreel_job_seconds', { kind: 'poster' }, seconds);
  const lines = linesOf(meters.text([]));
  expect(lines).toContain('spotreel_job_seconds_bucket{kind="poster",le="0.01"} 0');
  expect(lines).toContain('spotreel_job_seconds_bucket{kind="poster",le="0.05"} 1');
  expect(lines).toContain('spotreel_job_seconds_bucket{kind="poster",le="0.5"} 2');
  expect(lines).toContain('spotreel_job_seconds_bucket{kind="poster",le="+Inf"} 3');
  expect(lines).toContain('spotreel_job_seconds_sum{kind="poster"} 60.32');
  expect(lines).toContain('spotreel_job_seconds_count{kind="poster"} 3');
});

test('gauges are written as they are read, each name with one head', () => {
  const text = createMeters().text([
    { name: 'spotreel_painters', labels: { state: 'busy' }, value: 2 },
    { name: 'spotreel_jobs_queued', value: 7 },
    { name: 'spotreel_painters', labels: { state: 'idle' }, value: 1 },
  ]);
  expect(linesOf(text)).toEqual([
    'spotreel_painters{state="busy"} 2',
    'spotreel_painters{state="idle"} 1',
    'spotreel_jobs_queued 7',
  ]);
  expect(text.match(/^# TYPE spotreel_painters gauge$/gm)).toHaveLength(1);
});

test('a label cannot end its line', () => {
  const meters = createMeters();
  meters.count('spotreel_job_errors_total', { kind: 'poster', code: 'a"\n} 1\\' });
  expect(linesOf(meters.text([]))).toEqual([String.raw`spotreel_job_errors_total{kind="poster",code="a\"\n} 1\\"} 1`]);
});

test('a metric has a bounded number of series', () => {
  const meters = createMeters();
  for (let index = 0; index < 6000; index++) meters.count('spotreel_job_losses_total', { kind: `kind-${index}` });
  expect(linesOf(meters.text([]))).toHaveLength(5000);
});
