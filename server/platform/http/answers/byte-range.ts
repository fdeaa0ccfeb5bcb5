import type { ByteRange } from '../../storage/storage';

/** `whole`: no range was asked for, or one that we need not honor. `unsatisfiable`: answer 416. */
export type RangeAnswer = ByteRange | 'whole' | 'unsatisfiable';

/** A single range of `bytes=`; several at once are answered as a whole, which the standard allows (RFC 9110, 14.2). */
export function parseRange(header: string | null, sizeBytes: number): RangeAnswer {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Number(last);
    if (last === '') return 'whole';
    if (length === 0 || sizeBytes === 0) return 'unsatisfiable';
    return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
