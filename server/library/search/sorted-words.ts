/** Words in the order of their code units, in which those with one beginning are neighbors. */
export class SortedWords {
  #sorted: readonly string[] = [];
  /** Words that the list does not have yet. */
  #pending: string[] = [];

  /** A word that was never added before. */
  add(word: string): void {
    this.#pending.push(word);
  }

  beginningWith(start: string): string[] {
    if (this.#pending.length > 0) {
      this.#sorted = merged(this.#sorted, this.#pending.sort());
      this.#pending = [];
    }
    const words = this.#sorted;
    const first = firstFrom(words, start);
    let end = first;
    while (words[end]?.startsWith(start)) end++;
    return words.slice(first, end);
  }
}

/** Index of the first word that is not before `start`. */
function firstFrom(words: readonly string[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function merged(one: readonly string[], other: readonly string[]): string[] {
  const words: string[] = [];
  let next = 0;
  for (const word of one) {
    while (next < other.length && (other[next] as string) < word) words.push(other[next++] as string);
    words.push(word);
  }
  return [...words, ...other.slice(next)];
}
