/** Languages of an `Accept-Language` header, the preferred first. */
export function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(';');
      return { tag: tag.trim(), weight: Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1) };
    })
    .filter(({ tag, weight }) => isLanguageTag(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

export function isLanguageTag(text: string): boolean {
  return /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/.test(text);
}
