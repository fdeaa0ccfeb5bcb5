/** Resolves when `condition` gives something, with that; rejects after `patienceMs`. */
export async function until<Found>(condition: () => Found, patienceMs = 10_000): Promise<NonNullable<Found>> {
  const started = performance.now();
  for (;;) {
    const found = condition();
    if (found) return found;
    if (performance.now() - started > patienceMs) throw new Error(`waited for ${condition}`);
    await pause(10);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
