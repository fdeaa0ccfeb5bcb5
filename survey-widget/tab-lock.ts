/**
 * Runs `work` unless another tab of this site is at the same: one survey at a time over all tabs. Without Web Locks (a page
 * without https) each tab is on its own. A closed or crashed tab gives its lock back by itself.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work();
  let started = false;
  try {
    await locks.request(`spotreel-surveys:${name}`, { ifAvailable: true }, async (lock) => {
      started = true;
      if (lock) await work();
    });
  } catch (thrown) {
    if (started) throw thrown;
    await work(); // a sandboxed frame has locks that refuse
  }
}
