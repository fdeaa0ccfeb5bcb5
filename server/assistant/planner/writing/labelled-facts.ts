/** Facts with a label, such as `Where: Harbor Hall`, the most useful first. */
import type { WritingDesk } from './scene-draft';

export interface LabelledFact {
  readonly label: readonly string[];
  readonly value: string;
}

/** Facts with a value of at most `maxLength` characters. */
export function labelledFacts(desk: WritingDesk, maxLength: number): LabelledFact[] {
  const { facts, voice, company, website, phone, phrases, isSequence } = desk;
  const { labels } = voice;
  const steps = isSequence && facts.points.length >= 2 ? String(facts.points.length) : null;
  const contact = website ?? facts.contact.website ?? facts.contact.phone ?? phone ?? facts.contact.email;
  const found: readonly (readonly [readonly string[], string | null | undefined])[] = [
    [labels.time, facts.times[0]],
    [labels.place, facts.places.length > 0 ? facts.places.join(', ') : null],
    [labels.price, facts.prices[0]],
    [labels.steps, steps],
    [labels.by, company],
    [labels.info, contact],
    [labels.topic, facts.subject.bare],
    [labels.offer, facts.sale.percent],
    [labels.how, phrases.kicker[0]],
    [labels.info, voice.missing.website[0]],
  ];
  return found.flatMap(([label, value]) => (value && value.length <= maxLength ? [{ label, value }] : []));
}
