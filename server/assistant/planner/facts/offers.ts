/** Gifts and reductions of a brief, in its own words: a video that leaves this out has missed its point. */

import { capitalize, countWords, trimPunctuation } from './wording';
import { anyWord } from './words';

const OFFER = anyWord(
  [
    'free|for free|on the house|on us|complimentary|half price|discount|% off|two for one|2 for 1|buy one|gift|bonus|no charge|at no cost|cashback',
    'gratis|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|geschenkt|geschenk|aufs haus|geht auf uns|gehen auf uns|zum halben preis|rabatt|nachlass|\\d+ ?% (?:auf|günstiger|weniger)',
    'gratuit(?:e|s|es|ement)?|offert(?:e|s|es)?|cadeau|sans frais|moitié prix|remise|réduction|\\d+ ?% de (?:remise|réduction)',
    'gratuit[oa]s?|de regalo|regalo|regalamos|invita la casa|sin coste|sin costo|a mitad de precio|descuento|2x1',
    'grátis|gratuit[oa]s?|de graça|brinde|por conta da casa|oferecemos|metade do preço|desconto|sem custo|cortesia',
  ],
  ['無料', 'プレゼント', 'サービスします', '割引', '半額', '特典', 'مجان', 'هدية', 'على حسابنا', 'خصم', 'نصف السعر'],
);
/** A letter with a stop begins a new sentence behind a space; full-width stops need none. */
const SENTENCES = /(?<=[^\d\s][.!?؟])\s+|(?<=[。！？])|\n/u;
const PARTS = /,(?!\d)|;|、|،|\s[–—-]\s/u;

/** Longest offer that a scene says as it is written, characters. */
const LONGEST = 110;
const FEWEST_WORDS = 2;

/** In their order. A long sentence counts with the part that makes the offer. `content` is a brief without the request for a video. */
export function readOffers(content: string): string[] {
  const offers = content.split(SENTENCES).flatMap((sentence) => {
    if (!OFFER.test(sentence)) return [];
    const whole = trimPunctuation(sentence);
    if (whole.length <= LONGEST && !PARTS.test(whole)) return [whole];
    return whole.split(PARTS).filter((part) => OFFER.test(part) && part.length <= LONGEST);
  });
  const texts = offers.map((offer) => capitalize(trimPunctuation(offer)));
  return [...new Set(texts)].filter((text) => countWords(text) >= FEWEST_WORDS || /\p{Lo}{4}/u.test(text));
}
