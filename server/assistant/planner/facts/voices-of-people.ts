/** What people say in a brief: a quote with its author, and the call to action. */
import type { Quote } from './brief-facts';
import { isWish } from './request';
import { capitalize, countWords, trimPunctuation } from './wording';

const QUOTE =
  /[“„«"]\s?([^”“»"]{12,180}?)\s?[”“»"](?:\s*(?:[-–—,(]|says|said|sagt|dit|by|from|von|de)+\s*(\p{Lu}[\p{L}.'’-]*(?:(?:,? | & | and )\p{Lu}[\p{L}.'’-]*){0,2}))?/u;
const AUTHOR_BEFORE =
  /(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*)?(?: (?:from|of|at|von|aus|de|à) \p{Lu}[\p{L}.'’-]+)?),?(?: [\p{Ll} ]{0,40})? ?(?:says|said|wrote|writes|sagt|schreibt|sagte|dit|écrit)\s*[:,]?\s*[“„«"]/u;

const INVITATION =
  /^(?:please )?(?:book|order|call|visit|sign up|register|join|apply|get your|get yours|shop|come|reserve|download|try|buy|follow|subscribe|contact|donate|rsvp|see you|stop by|swing by|drop by|learn more|start your|find us|write to|send us|jetzt \p{L}+|besucht|besuchen sie|kommt|komm|bestell\p{L}*|buch\p{L}*|ruft|melde\p{L}* (?:dich|euch|sie)|bewirb dich|bewerbt euch|reserviert|spende\p{L}*|réservez|commandez|venez|inscrivez-vous|appelez|rejoignez|postulez|découvrez|achetez|visitez|contactez|profitez)(?![\p{L}])/iu;

export function readQuote(brief: string): Quote | null {
  const match = brief.match(QUOTE);
  const text = match?.[1];
  const author = match?.[2] ?? brief.match(AUTHOR_BEFORE)?.[1];
  if (text === undefined || author === undefined || countWords(text) < 4) return null;
  return { text: capitalize(text.trim()), author: trimPunctuation(author) };
}

/** The first sentence that asks people to do something. */
export function readInvitation(content: string): string | null {
  const sentences = content
    .split(
      /(?<=[.!?])\s+|\n|, (?=(?:book|order|call|join|apply|sign up|register|visit) )|(?: and | und | et )(?=(?:book|order|apply|sign up|register|visit) )/u,
    )
    .map(trimPunctuation);
  const found = sentences.find(
    (sentence) => INVITATION.test(sentence) && countWords(sentence) <= 12 && !isWish(sentence),
  );
  return found === undefined ? null : capitalize(found);
}
