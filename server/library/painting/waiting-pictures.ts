/**
 * Pictures that are still to be painted. Pictures that a page shows come first. A page asks for all of them at once, in its order,
 * and the page that asked last is the one on show.
 */

export interface WaitingPictures {
  /** The next one, which then is being painted. Undefined: none waits. */
  take(): string | undefined;
  /** Moves a picture to the front. False for one that is not to be painted, or no more. */
  ask(file: string): boolean;
  /** It is painted, or given up. */
  remove(file: string): void;
  /** Gives the taken ones back; they wait behind the others. */
  giveBack(): void;
  /** Number of pictures in work. */
  taken(): number;
  /** All, with those that are being painted. */
  files(): readonly string[];
  count(): number;
  clear(): void;
}

/** Milliseconds between two requests of one page, at most. */
const SAME_PAGE_MS = 700;

/** `now`: milliseconds. */
export function createWaitingPictures(files: readonly string[], now = Date.now): WaitingPictures {
  const all = new Set(files);
  const taken = new Set<string>();
  let asked: string[] = [];
  let others = [...files];
  let askedAt = 0;
  const without = (list: readonly string[], file: string) => list.filter((other) => other !== file);
  return {
    take() {
      const file = asked.shift() ?? others.shift();
      if (file !== undefined) taken.add(file);
      return file;
    },
    ask(file) {
      if (!all.has(file)) return false;
      if (now() - askedAt > SAME_PAGE_MS) {
        others = [...asked, ...others];
        asked = [];
      }
      askedAt = now();
      if (taken.has(file) || asked.includes(file)) return true;
      others = without(others, file);
      asked.push(file);
      return true;
    },
    remove(file) {
      all.delete(file);
      taken.delete(file);
      asked = without(asked, file);
      others = without(others, file);
    },
    giveBack() {
      others.push(...taken);
      taken.clear();
    },
    taken: () => taken.size,
    files: () => [...all],
    count: () => all.size,
    clear() {
      all.clear();
      taken.clear();
      asked = [];
      others = [];
    },
  };
}
