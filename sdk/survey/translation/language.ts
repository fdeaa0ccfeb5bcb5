/**
 * The language of `available` that fits the wishes best; the first wish counts most. Undefined: none fits. A wish is
 * met by itself, then by its language without a region, then by another region. So `pt-BR` takes `pt-BR`, `pt`, then
 * `pt-PT`. Case and `_` do not matter: `de_at` is a wish too.
 */
export function pickLanguage(wishes: readonly string[], available: readonly string[]): string | undefined {
  for (const wish of wishes) {
    const wanted = normal(wish);
    const parts = wanted.split('-');
    // `zh-hant-tw`, `zh-hant`, `zh`
    const shorter = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
    const exact = shorter.flatMap((tag) => available.filter((one) => normal(one) === tag));
    const related = available.filter((one) => normal(one).split('-')[0] === parts[0]);
    const found = exact[0] ?? related[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

function normal(tag: string): string {
  return tag.trim().replaceAll('_', '-').toLowerCase();
}
