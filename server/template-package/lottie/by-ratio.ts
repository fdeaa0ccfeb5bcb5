import type { Ratio } from '@spotreel/sdk/internal/contract';
import { ratios } from '../../library/catalogue/orientations';

/** The same, in the order in which ratios are listed: a database keeps none. */
export function byRatio<Value>(record: Readonly<Partial<Record<Ratio, Value>>>): Partial<Record<Ratio, Value>> {
  const known = ratios.filter((ratio) => record[ratio] !== undefined);
  return Object.fromEntries(known.map((ratio) => [ratio, record[ratio]])) as Partial<Record<Ratio, Value>>;
}
