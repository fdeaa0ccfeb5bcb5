/** `0:07`; hours are not needed: videos last at most minutes. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds + 1e-6));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `0:07.2` */
export function preciseTimeText(seconds: number): string {
  const tenths = Math.max(0, Math.floor(seconds * 10 + 1e-3));
  return `${timeText(Math.floor(tenths / 10))}.${tenths % 10}`;
}
