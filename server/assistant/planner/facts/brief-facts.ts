/** Facts of a brief, as data. Every text is a quote of the brief: nothing here is invented. */
import type { Language } from './language';

export interface PricedItem {
  readonly name: string;
  readonly price: string;
}

export interface Figure {
  /** The number as it is written, with its sign or unit: `48 h`, `1,240`, `38%`. */
  readonly value: string;
  readonly meaning: string;
}

export interface Quote {
  readonly text: string;
  readonly author: string;
}

export interface BriefSale {
  readonly percent: string | null;
  /** Reduced goods: `All garden furniture`. */
  readonly target: string | null;
  readonly isUpTo: boolean;
  readonly before: string | null;
  readonly now: string | null;
}

export interface Contact {
  readonly website: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface Subject {
  /** Subject of the video, as a title: `Our new espresso machine`. */
  readonly title: string;
  /** The same without article or possessive: `Espresso machine`. */
  readonly bare: string;
  /** A name that the brief gives to it: `Bruno`. */
  readonly name: string | null;
}

export interface BriefFacts {
  readonly language: Language;
  readonly subject: Subject;
  readonly company: string | null;
  readonly dates: readonly string[];
  readonly times: readonly string[];
  readonly places: readonly string[];
  readonly prices: readonly string[];
  readonly sale: BriefSale;
  readonly code: string | null;
  readonly contact: Contact;
  readonly items: readonly PricedItem[];
  readonly figures: readonly Figure[];
  /** Gifts and reductions, in the words of the brief. */
  readonly offers: readonly string[];
  /** Features, steps, tips or reasons: short parts of the brief in their order. */
  readonly points: readonly string[];
  readonly quote: Quote | null;
  /** A sentence that asks people to do something: `Book your table today`. */
  readonly invitation: string | null;
  /** Promise of the video: `5 tips`. */
  readonly count: string | null;
  /** Seconds that the brief asks for. */
  readonly seconds: number | null;
}
