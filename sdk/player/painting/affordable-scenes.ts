/** Thirty scenes are the longest videos that people make; more are not kept. */
const MOST = 32;
const FEWEST = 4;
/** Per gigabyte of the device; a built scene takes about 3 MB (measured with 150 shapes). */
const SCENES_PER_GIGABYTE = 4;

/** How many built scenes a page may keep. Browsers that do not report their memory are taken to have 4 GB. */
export function affordableScenes(
  gigabytes: number | undefined = (navigator as { readonly deviceMemory?: number }).deviceMemory,
): number {
  return Math.min(MOST, Math.max(FEWEST, Math.round((gigabytes ?? 4) * SCENES_PER_GIGABYTE)));
}
