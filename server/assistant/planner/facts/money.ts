/** Prices, discounts and codes that a brief names. */
import type { BriefSale, PricedItem } from './brief-facts';
import { capitalize, countWords, toPhrase } from './wording';

const AMOUNT = '\\d{1,3}(?:[.,\\s]\\d{3}){1,4}(?:[.,]\\d{2})?|\\d{1,12}(?:[.,]\\d{1,2})?';
const CURRENCY =
  '€|\\$|£|¥|reais|pesos?|BRL|MXN|دولار|ريال|درهم|جنيه|دينار|يورو|CHF|EUR|USD|GBP|euros?|Euro|dollars?|pounds?|francs?|Franken';
const PRICE_SOURCE = `(?:R\\$|€|\\$|£|¥|￥|CHF|EUR|USD)\\s?(?:${AMOUNT})k?(?:,-|\\.-)?|(?:${AMOUNT})\\s?(?:${CURRENCY})(?![\\p{L}])|(?:${AMOUNT})円`;
const PRICE = new RegExp(PRICE_SOURCE, 'giu');
const PERCENT =
  /[-−–]?(\d{1,3}(?:[.,]\d)?)\s?(?:%|％|٪|percent|per cent|prozent|pour cent|por ciento|por cento|パーセント|بالمئة|في المئة)/iu;
const TARGET =
  /(?:%|percent|prozent)\s?(?:off|(?:discount|rabatt|de (?:remise|réduction))? ?(?:on|auf|sur))\s{1,3}(.{4,70}?)(?=,?\s(?:until|till|only|with|this|from|bis|nur|mit|jusqu|at|im|in|on \d)(?!\p{L})|[.;:!?]|,\s(?:code|use)|$)/iu;
const UP_TO =
  /(?<!\p{L})(?:up to|bis zu|jusqu['’]à|hasta(?: un)?|até|حتى|最大)\s{0,3}[-−]?\d{1,3}\s?(?:%|percent|prozent)/iu;
const CODE =
  /(?<!\p{L})(?:code|gutscheincode|promo code|código|الرمز|رمز|コード)\s{0,3}(?:is|ist|:|es|é|は|:|：|«|“|"|「)?\s{0,3}["“«「]?([A-Z][A-Z0-9-]{3,13})\b/u;

export function readPrices(brief: string): string[] {
  return [...new Set([...brief.matchAll(PRICE)].map(([match]) => shortPrice(match)))];
}

/** `249 euros` becomes `€249`; prices with a sign stay as they are written. */
function shortPrice(price: string): string {
  return price
    .trim()
    .replace(/^(.{0,40}?)\s?(?:euros?|EUR)$/iu, '$1 €')
    .replace(/^(.{0,40}?)\s?(?:dollars?|USD)$/iu, '$$$1')
    .replace(/^(.{0,40}?)\s?(?:pounds?|GBP)$/iu, '£$1');
}

/** A discount needs a percentage beside a word of a sale, or two prices beside a word such as `instead of`. */
export function readSale(brief: string): BriefSale {
  const percent = brief.match(PERCENT)?.[1] ?? null;
  const isSale =
    /\b(?:off|sale|discount|save|reduced|rabatt|reduziert|sparen|spare|schlussverkauf|sale|soldes?|remise|réduction|promo\w*|black friday|less|deal|günstiger|oferta|ofertas|descuento|descuentos|rebajas?|ahorra|promoção|promoções|desconto|descontos|liquidação|economize)\b|خصم|تخفيض|تنزيلات|割引|セール|オフ|値下げ/iu.test(
      brief,
    );
  return {
    percent: percent !== null && isSale ? `${percent}%` : null,
    isUpTo: UP_TO.test(brief),
    target: readTarget(brief),
    ...readTwoPrices(brief),
  };
}

function readTarget(brief: string): string | null {
  const target = brief.match(TARGET)?.[1];
  return target === undefined ? null : capitalize(target);
}

function readTwoPrices(brief: string): Pick<BriefSale, 'before' | 'now'> {
  const price = `(${PRICE_SOURCE})`;
  const nowFirst = brief.match(
    new RegExp(
      `${price}\\s{0,3},?\\s{0,3}(?:only )?\\(?(?:instead of|rather than|statt|au lieu de|en lugar de|en vez de|em vez de|بدل[اًا]* من|down from)\\s{1,3}${price}`,
      'iu',
    ),
  );
  const beforeFirst = brief.match(
    new RegExp(
      `(?:from|was|were|statt|von|de)\\s{1,3}${price}[\\s,]{0,5}(?:is |are )?(?:to|now|jetzt|nur|auf|à|down to|only|nur noch){1,3}\\s{1,3}(?:only |nur )?${price}`,
      'iu',
    ),
  );

  if (nowFirst?.[1] !== undefined) return { now: shortPrice(nowFirst[1]), before: shortPrice(nowFirst[2] ?? '') };
  if (beforeFirst?.[1] !== undefined) {
    return { before: shortPrice(beforeFirst[1]), now: shortPrice(beforeFirst[2] ?? '') };
  }

  return { before: null, now: null };
}

export function readCode(brief: string): string | null {
  return brief.match(CODE)?.[1] ?? null;
}

/** `Margherita €9, lasagne for €12`: names with the price behind each. */
export function readPricedItems(brief: string): PricedItem[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])([\\p{L}][\\p{L}\\d'’& -]{2,38}?)\\s{0,3}(?:for|at|für|zu|à|pour|:|-|–|=)?\\s{0,3}(${PRICE_SOURCE})`,
    'giu',
  );
  const items = [...brief.matchAll(pattern)].map(([, name = '', price = '']) => ({
    name: itemName(name),
    price: shortPrice(price),
  }));
  return items.filter(({ name }) => countWords(name) >= 1 && countWords(name) <= 5 && !isPriceWord(name));
}

function itemName(name: string): string {
  const last = name.split(/\b(?:and|und|et|with|mit|serve|serving|like|such as|wie)\b/iu).at(-1) ?? name;
  return capitalize(
    toPhrase(last)
      .replace(/^(?:our|the|a|an|unsere?|notre|nos|les|la|le) /iu, '')
      .replace(/ (?:for|at|für|from|ab)$/iu, ''),
  );
}

function isPriceWord(name: string): boolean {
  return /^(?:from|for|only|just|costs?|price|now|was|to|at|ab|nur|für|kostet|jetzt|statt|instead of|starting|tickets?|entry|admission|eintritt|entrée|dès|à partir de|au lieu de|it|they)\b|(?:costs?|kostet|coûte|instead of|statt|starting|salary|starts?)$/iu.test(
    name,
  );
}

/** The brief without prices and percentages. */
export function withoutMoney(brief: string): string {
  return brief.replace(PRICE, ' ').replace(new RegExp(PERCENT.source, 'giu'), ' ');
}
