/** A set of positions 0 to n - 1, a bit each: filters meet and are counted 32 items at a time. */
export type Bitset = Uint32Array;

export function emptySet(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32));
}

export function fullSet(size: number): Bitset {
  const set = emptySet(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1;
  return set;
}

export function add(set: Bitset, position: number): void {
  set[position >>> 5] = (set[position >>> 5] ?? 0) | (1 << (position & 31));
}

/** Leaves in `set` what is in `other` too; undefined is the empty set. */
export function meet(set: Bitset, other: Bitset | undefined): void {
  if (!other) set.fill(0);
  else for (let index = 0; index < set.length; index++) set[index] = (set[index] as number) & (other[index] as number);
}

export function join(set: Bitset, other: Bitset | undefined): void {
  if (!other) return;
  for (let index = 0; index < set.length; index++) set[index] = (set[index] as number) | (other[index] as number);
}

/** Takes out of `set` what is in `other`. */
export function remove(set: Bitset, other: Bitset): void {
  for (let index = 0; index < set.length; index++) set[index] = (set[index] as number) & ~(other[index] as number);
}

export function sizeOf(set: Bitset): number {
  let size = 0;
  for (const word of set) size += ones(word);
  return size;
}

/** `count` members after the first `skip` ones, in ascending order. */
export function membersFrom(set: Bitset, skip: number, count: number): number[] {
  const found: number[] = [];
  let left = skip;
  for (let index = 0; index < set.length && found.length < count; index++) {
    let word = set[index] as number;
    const size = ones(word);
    if (size <= left) {
      left -= size;
      continue;
    }
    for (; word !== 0 && found.length < count; word &= word - 1) {
      if (left > 0) left--;
      else found.push(index * 32 + 31 - Math.clz32(word & -word));
    }
  }
  return found;
}

/** All members in ascending order. */
export function members(set: Bitset): Uint32Array {
  const found = new Uint32Array(sizeOf(set));
  let place = 0;
  for (let index = 0; index < set.length; index++)
    for (let word = set[index] as number; word !== 0; word &= word - 1)
      found[place++] = index * 32 + 31 - Math.clz32(word & -word);
  return found;
}

/** Set bits of a 32-bit word (Hacker's Delight, 5-1). */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
