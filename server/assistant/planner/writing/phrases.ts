/** Fills the patterns of a voice with the facts of a brief. */
import type { BriefFacts, Subject } from '../facts/brief-facts';
import { capitalize, countWords } from '../facts/wording';

export type PatternValues = Readonly<Record<string, string | null>>;

/** The patterns whose facts are all known, filled, in their order. */
export function fillPatterns(patterns: readonly string[], values: PatternValues): string[] {
  return patterns.flatMap((pattern) => fill(pattern, values) ?? []);
}

function fill(pattern: string, values: PatternValues): string | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  if (names.some((name) => !values[name])) return null;
  const text = pattern.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
  // a value at the start begins the sentence
  const sentence = pattern.startsWith('{') ? capitalize(text) : text;
  return sentence
    .replace(/([.!?。！？؟])[.。]/gu, '$1')
    .replace(/(?<=[.!?]\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Values that patterns may name. `brief` shows which words the author writes in lower case. */
export function patternValues(facts: BriefFacts, company: string | null, brief: string): PatternValues {
  const { subject, dates, times, places, prices, sale } = facts;
  const date = dates[0] ?? null;
  const until = dates.find((text) => /^(?:until|till|bis|jusqu|hasta|até|حتى)|まで$/iu.test(text));
  return {
    name: subject.name,
    title: subject.title,
    Subject: capitalize(subject.bare),
    subject: asInBrief(subject.bare, brief),
    definition: definitionOf(subject),
    company,
    date,
    start: startOf(date),
    until: until === undefined ? null : asInBrief(until, brief),
    time: times[0] ?? null,
    place: places[0] ?? null,
    price: sale.now ?? prices[0] ?? null,
    percent: sale.percent,
    target: sale.target,
    author: facts.quote?.author ?? null,
    count: facts.count,
  };
}

function asInBrief(text: string, brief: string): string {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  return brief.includes(lower) ? lower : text;
}

/** Definition of a named thing, if the brief has more than its name. */
function definitionOf({ name, title }: Subject): string | null {
  return name !== null && countWords(title) >= countWords(name) + 2 ? title : null;
}

/** A day on which something starts, without the word for it. Days that repeat and deadlines are none. */
function startOf(date: string | null): string | null {
  if (
    date === null ||
    /^(?:every|each|until|till|jeden?|bis|chaque|tous|jusqu|cada|todos|todas|hasta|até|كل|حتى|毎)|まで$/iu.test(date)
  )
    return null;
  return date.replace(/^(?:starting|from|ab|dès)\s+/iu, '');
}
