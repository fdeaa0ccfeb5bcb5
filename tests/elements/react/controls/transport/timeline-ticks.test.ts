import { describe, expect, it } from 'vitest';
import { preciseTimeText, timeText } from '../../../../../elements/react/controls/transport/time-text';
import { barAt, timelineTicks } from '../../../../../elements/react/controls/transport/timeline-ticks';

const named = (ticks: ReturnType<typeof timelineTicks>) => ticks.flatMap(({ label }) => label ?? []);

describe('marks of the timeline', () => {
  const video = { durationSeconds: 28, widthPx: 700, bpm: 120 };

  it('are bars with their beats where there is room', () => {
    const ticks = timelineTicks('bars', { ...video, durationSeconds: 8 });
    expect(named(ticks)).toEqual(['1', '2', '3', '4', '5']);
    expect(ticks.map(({ seconds }) => seconds).slice(0, 5)).toEqual([0, 0.5, 1, 1.5, 2]);
  });

  it('become fewer with less room', () => {
    expect(named(timelineTicks('bars', video))).toHaveLength(15);
    expect(named(timelineTicks('bars', { ...video, widthPx: 300 }))).toEqual([
      '1',
      '3',
      '5',
      '7',
      '9',
      '11',
      '13',
      '15',
    ]);
    expect(timelineTicks('bars', { ...video, widthPx: 0 })).toEqual([]);
    expect(timelineTicks('seconds', { ...video, durationSeconds: 0 })).toEqual([]);
  });

  it('never stand nearer than 7 px, and labels never nearer than 40', () => {
    for (const unit of ['bars', 'seconds'] as const)
      for (const durationSeconds of [2, 9, 28, 61, 300])
        for (const widthPx of [120, 390, 757, 1400]) {
          const ticks = timelineTicks(unit, { durationSeconds, widthPx, bpm: 97 });
          const px = (seconds: number) => (seconds / durationSeconds) * widthPx;
          const gap = (list: typeof ticks) =>
            px((list[1]?.seconds ?? Number.POSITIVE_INFINITY) - (list[0]?.seconds ?? 0));
          expect(gap(ticks)).toBeGreaterThanOrEqual(7);
          expect(gap(ticks.filter(({ label }) => label))).toBeGreaterThanOrEqual(40);
        }
  });

  it('are round numbers of seconds', () => {
    expect(named(timelineTicks('seconds', { ...video, durationSeconds: 70, widthPx: 400 }))).toEqual([
      '0:00',
      '0:10',
      '0:20',
      '0:30',
      '0:40',
      '0:50',
      '1:00',
      '1:10',
    ]);
  });
});

describe('times', () => {
  it('are told to the tenth, never rounded up', () => {
    expect(preciseTimeText(4.29)).toBe('0:04.2');
    expect(preciseTimeText(59.96)).toBe('0:59.9');
    expect(preciseTimeText(0.3)).toBe('0:00.3');
    expect(timeText(61.9)).toBe('1:01');
  });

  it('belong to the bar that begins with them', () => {
    expect([0, 1.99, 2, 3.9999999].map((seconds) => barAt(seconds, 120))).toEqual([1, 1, 2, 3]);
  });
});
