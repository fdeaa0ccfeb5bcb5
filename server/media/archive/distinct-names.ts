/** Names of files in a ZIP: each once, also where case does not count. */
export function distinctNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    let candidate = name;
    for (let number = 2; used.has(candidate.toLowerCase()); number += 1) {
      candidate = `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
    }
    used.add(candidate.toLowerCase());
    return candidate;
  });
}
