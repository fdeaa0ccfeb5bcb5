/** True if fingers point here: help does not speak of keys then. */
export function isTouchScreen(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
