/** 1 to 5 of `4`, `4.5`, `4,5`, `4/5`, `8/10`, `★★★★☆`. Null: it is none of them. */
export function scoreOf(text: string): number | null {
  const stars = text.match(/★/g)?.length;
  if (stars) return stars <= 5 ? stars : null;
  const [, of = '', most = '5'] = /^(\d+(?:[.,]\d+)?)(?:\s*\/\s*(5|10|100))?$/.exec(text.trim()) ?? [];
  if (!of) return null;
  const score = (Number(of.replace(',', '.')) * 5) / Number(most);
  return score >= 1 && score <= 5 ? Math.round(score * 10) / 10 : null;
}
