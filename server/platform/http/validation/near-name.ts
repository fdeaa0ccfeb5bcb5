/** Longer names are not compared. */
const LONGEST = 60;

/** The known name that `name` was probably meant to be; undefined: none is near. */
export function nearName(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const asked = plain(name);
  const exact = known.find((one) => plain(one) === asked);
  if (exact !== undefined) return exact;
  const most = asked.length < 4 ? 1 : Math.max(2, Math.floor(asked.length / 3));
  const near = known
    .filter((one) => one.length <= LONGEST)
    .map((one) => ({ one, distance: editDistance(asked, plain(one)) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.one;
}

/** Case, underscores and hyphens do not count. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}

/** Letters to insert, remove or replace. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[to.length] as number;
}

/** Says that a field is unknown, and which one was meant. */
export function unknownName(name: string, known: readonly string[]): string {
  const near = nearName(name, known);
  if (near !== undefined) return `This field is unknown. Did you mean "${near}"?`;
  return `This field is unknown. Known fields: ${known.join(', ') || 'none'}.`;
}
