/** An estimate in words, such as `40 minutes` or `2.5 hours`: at least a minute, and not more exact than it is. */
export function roughTime(seconds: number, locale: string): string {
  const minutes = Math.max(1, seconds / 60);
  if (minutes < 90) return withUnit(rounded(minutes, minutes < 10 ? 1 : 5), 'minute', locale);
  return withUnit(rounded(minutes / 60, 0.5), 'hour', locale);
}

function rounded(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

function withUnit(value: number, unit: 'minute' | 'hour', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    value,
  );
}
