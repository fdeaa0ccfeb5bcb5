/**
 * Display families of a single weight call it 400, however bold they are drawn. Another family in their place, chosen
 * or as a fallback for a script, has to look as bold. A headline of Archivo Black set in Inter at 400 would vanish.
 */
const DRAWN: ReadonlyMap<string, number> = new Map([
  ['archivo black', 800],
  ['bebas neue', 700],
  ['dm serif display', 600],
]);

/** The weight that a text looks like; `stated` where the family says it truly. */
export function drawnWeight(family: string, stated: number): number {
  return Math.max(stated, DRAWN.get(family.toLowerCase()) ?? 0);
}
