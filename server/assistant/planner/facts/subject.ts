/** Subject of a brief: the first group of words that names a thing. */
import type { Subject } from './brief-facts';
import type { Language } from './language';
import { isName, readGivenName } from './names';
import { capitalize, countWords, trimPunctuation } from './wording';

/** Opening of a brief before it names the thing: `We are opening`. */
const SUBJECT_OPENING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:[\p{Lu}][\p{L}&'’-]*(?: [\p{Lu}&][\p{L}&'’-]*){0,3} (?=is |are |opens|launches|presents|celebrates|hosts|offers|sells|introduces|announces))?(?:we(?:['’](?:re|ll be|ve)| are| will be| will| have| just| proudly)?|i(?:['’]m| am)?|is|are)?\s*(?:soon |now |just |proudly |happy to |excited to |going to |currently |urgently |also |still )*(?:(?:opening|opens?|launching|launch(?:es)?|hiring|looking for|searching for|selling|sells?|celebrat(?:ing|es?)|host(?:ing|s)?|organi[sz](?:ing|es?)|offer(?:ing|s)?|introduc(?:ing|es?)|releas(?:ing|es?)|announc(?:ing|es?)|presents?|presenting|seek(?:ing)?|giving|running|run|starting|start|have|need|promote|invite (?:you|everyone|people) to|want to (?:promote|announce|sell|show|share|hire|invite people to|invite our customers to|explain))\b\s*)+/u,
  de: /^(?:[\p{Lu}][\p{L}&-]*(?: [\p{Lu}&][\p{L}&-]*){0,3} (?=sucht|eröffnet|feiert|präsentiert|bietet|verkauft|lädt))?(?:wir |ich )?\s*(?:suchen|suche|sucht|eröffnen|eröffnet|feiern|feiert|verkaufen|verkauft|bieten|bietet|präsentieren|präsentiert|starten|veranstalten|laden (?:euch |sie )?(?:ein )?(?:zum|zur|zu)|lädt (?:ein )?(?:zum|zur|zu)|haben|machen|stellen)(?: ab sofort| jetzt| dringend| einen?| eine| ein)*\s+/iu,
  fr: /^(?:[\p{Lu}][\p{L}&'’-]*(?: [\p{Lu}&][\p{L}&-]*){0,3} (?=recrute|ouvre|présente|fête|propose|lance|organise|cherche))?(?:nous |on |je )?\s*(?:recrutons|recrute|cherchons|cherche|ouvrons|ouvre|fêtons|fête|vendons|proposons|propose|présentons|présente|lançons|lance|organisons|organise|avons|invitons à)\s+/iu,
  es: /^(?:[\p{Lu}][\p{L}&'’-]*(?: [\p{Lu}&][\p{L}&-]*){0,3} (?=busca|abre|celebra|presenta|ofrece|vende|lanza|organiza|inaugura))?(?:(?:buscamos|busca|abrimos|abre|inauguramos|inaugura|celebramos|celebra|vendemos|vende|ofrecemos|ofrece|presentamos|presenta|lanzamos|lanza|organizamos|organiza|tenemos|estrenamos|promocionamos|(?:te|les|los|os) invitamos a|ven a|descubre|conoce)\s+)/iu,
  pt: /^(?:[\p{Lu}][\p{L}&'’-]*(?: [\p{Lu}&][\p{L}&-]*){0,3} (?=procura|abre|celebra|apresenta|oferece|vende|lança|organiza|inaugura|contrata))?(?:(?:procuramos|procura|contratamos|contrata|abrimos|abre|inauguramos|inaugura|celebramos|celebra|vendemos|vende|oferecemos|oferece|apresentamos|apresenta|lançamos|lança|organizamos|organiza|temos|estreamos|convidamos (?:você )?para|venha (?:para|conhecer)|descubra|conheça)\s+)/iu,
  ar: /^(?:نبحث عن|نطلب|نفتتح|نحتفل ب|نبيع|نقد[ّ]?م|نعلن عن|نطلق|ننظ[ّ]?م|لدينا|ندعوكم? إلى|تعالوا? إلى|اكتشفوا?)\s*/u,
  ja: /^[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?:に|で)(?=\p{L})/u,
};

/** End of a group of words that names a thing. */
const SUBJECT_END: Readonly<Record<Language, RegExp>> = {
  en: /[,.;:!?(–—\n]| - |\s(?=[€$£]\d|\d+ ?€)|\s(?:which|that|who|whose|on|at|in|from|with|by|until|till|starting|every|next|is|are|has|have|was|will|can|costs?|because|so|when|where|now|it|we|they|opens|opened|starts|made|baked|brewed|built|cooked|grown|won|grew|keeps|makes|helps|turns|gives|plans|lets|weighs|says|said|wins|brings|saves|works|only|near|this|tomorrow|tonight|out|and (?:we|it|they|everyone|all|free|get)|using|without|for (?:our|my|your)|for (?=[€$£\d]))(?![\p{L}\d])/iu,
  de: /[,.;:!?(–—\n]| - |\s(?=[€$£]\d|\d+ ?€)|\s(?:mit|am|im|in|um|ab|bis|von|vom|bei|für (?!mehr |alle |kinder)|ist|sind|hat|haben|hält|halten|macht|spart|hilft|bringt|wiegt|bietet|kostet|startet|beginnt|findet|aus|auf|jetzt|jeden|jede|nur|und (?:wir|es|alle)|einlädt|ein$|statt|zu|seit)(?![\p{L}\d])/iu,
  fr: /[,.;:!?(–—\n]| - |\s(?=\d[\d ]*€)|\s(?:avec|le|qui|que|dans|par|chez|à|au|aux|en|du \d|dès|jusqu['’]\S*|pour|est|sont|coûte|commence|ce|chaque|tous|depuis|sur|et (?:nous|on|tous))(?![\p{L}\d])/iu,
  es: /[,.;:!?¡¿(–—\n]| - |\s(?=[€$£]\d|\d[\d .,]* ?€)|\s(?:con|que|en|por|desde|hasta|este|esta|cada|es|son|está|cuesta|empieza|para(?= \d| todos)|el(?= \d| lunes| martes| miércoles| jueves| viernes| sábado| domingo| próximo)|los(?= lunes| martes| miércoles| jueves| viernes| sábados| domingos)|y (?:nos|todos)|del \d|a las?|al|gratis|ya|ahora)(?![\p{L}\d])/iu,
  pt: /[,.;:!?(–—\n]| - |\s(?=R\$|[€$£]\d|\d[\d .,]* ?€)|\s(?:com|que|em|no|na|nos|nas|por|desde|até|este|esta|neste|nesta|cada|é|são|está|custa|começa|para(?= \d| todos)|a partir|às?|ao|e (?:nos|todos)|grátis|já|agora)(?![\p{L}\d])/iu,
  ar: /[،؛,.;:!?؟(–—\n]| - |\s(?:في|يوم|حتى|ابتداء[ًا]*|بسعر|بخصم|مع|الذي|التي|وهو|وهي|الساعة|على|لدى|كل|هذا|هذه|من(?= \d| يوم))(?!\p{L})/u,
  ja: /[、。，．！？：；（\n]|(?:は|を|が|にて|では)(?=[\p{L}\d\s])|(?:から|まで|で|に)(?=\d|\p{L}{2})/u,
};

const ARTICLE =
  /^(?:an?|the|our|my|your|their|this|some|der|die|das|den|dem|ein|eine|einen|einem|einer|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|euren?|le|la|les|l['’]|une?|des|du|notre|nos|mon|ma|mes)(?<=['’])|^(?:an?|the|our|my|your|their|this|some|der|die|das|den|dem|ein|eine|einen|einem|einer|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|le|la|les|une?|des|du|notre|nos|mon|ma|mes|el|los|las|una|nuestr[oa]s?|mi|o|os|as|um|uma|nossos?|nossas?|meu|minha) /iu;
const SELF =
  /^(?:we are|we['’]re|i am|i['’]m|this is|wir sind|ich bin|nous sommes|je suis)\s+(?=(?:an?|the|ein|eine|une?) )/iu;
/** `We are Olive in Bonn. New: fresh pasta` introduces the company in a sentence of its own; what follows is the subject. */
const INTRODUCTION =
  /^(?:we are|we['’]re|i am|i['’]m|this is|wir sind|ich bin|hier ist|nous sommes|je suis|c['’]est)\s+(?!\p{L}+ing )[^.!?\n]{2,80}[.!]\s+(?=[^.!?\n]*\p{L}{3})/iu;
/** The name of an introduction comes after a few words in lower case. */
const INTRODUCED_NAME = /^\p{L}+(?:['’]\p{L}+)?(?: \p{Ll}+){0,3} (?:l['’])?\p{Lu}/u;
/** A subject that says nothing, and what goes before the name of it. */
const PRONOUN = /^(?:we|i|it|this|wir|ich|hier|nous|je|c['’]est)$/iu;
const PRONOUN_VERB =
  /^(?:we are|we['’]re|i am|i['’]m|this is|wir sind|ich bin|hier ist|nous sommes|je suis|c['’]est)\s+/iu;
/** `New: fresh pasta` */
const NEWS = /^(?:new(?: in)?|news|now|brand[- ]new|neu(?: bei uns)?|jetzt neu|nouveau(?:té)?)\s*[:!–—-]\s*/iu;
/** `Our restaurant Olive has`: what it has is the subject. */
const OWNER =
  /^(?:our|my|the|unser\p{Ll}*|notre) (?:\p{Ll}+ ){1,3}(?:\p{Lu}[\p{L}&'’]+ ){1,3}(?:now )?(?:has|have|offers|opens|is opening|launches|serves|hat|bietet|a|propose|ouvre) (?!(?:on|in|at|this|next|from|am|im|ab|le|ce|à|dès) )/u;
const CALL =
  /^(?:join|come to|try|visit|discover|meet|see|get|entdeckt|besucht|découvrez|venez à)\s+(?=(?:our|my|the|unser|mein|notre|nos|le|la)\p{Ll}* )/iu;
/** A name behind a thing in lower case: the Bruno of `espresso machine Bruno`. */
const TRAILING_NAME =
  /^(?:\p{Ll}[\p{L}-]* )+(?<!(?: de| du| des| of| the| à| en) )(\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?)$/u;
const WEAK_ARTICLE = /^(?:an?|some|ein|eine|einen|einem|einer|une?|una|um|uma|des|du|den|dem) /iu;

/** `Am Samstag eröffnen wir unser Café`: the day is said elsewhere, and what is opened is the subject. */
const DAY_FIRST =
  /^(?:(?:am|ab|on|this|next|diesen|nächsten|ce|le) )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? (?=\p{Ll}+ (?:wir|ich)|we |i |nous |on )|^(?:(?:el|este|no|neste) )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta)(?:-feira)?,? |^يوم \p{L}+ |^[^、。]{0,16}[日月時曜](?:に|から|、)\s*/iu;
const VERB_FIRST =
  /^(?:eröffnen|feiern|starten|veranstalten|präsentieren|verkaufen|suchen|bieten|zeigen) (?:wir|ich) (?:am|ab) \p{Lu}\p{Ll}+ |^(?:eröffnen|feiern|starten|veranstalten|präsentieren|verkaufen|suchen|bieten|zeigen) (?:wir|ich) /iu;
/** The day behind the verb: `Wir eröffnen am Samstag unser Café`. */
const LEADING_DAY =
  /^(?:(?:am|ab|on|this|le|ce) )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?=(?:unser|mein|ein|das|die|den|our|my|an?|the|notre|nos|mon|ma|une?|le|la)\p{L}* )/iu;

/** Emoji that a headline takes from a brief without words. */
const MOST_SYMBOLS = 3;

/** `unnamed` is what the video is about where the brief has no word: its emoji follow it. */
export function readSubject(content: string, language: Language, unnamed: string): Subject {
  if (!/[\p{L}\d]/u.test(content)) return withoutWords(content, unnamed);
  const name = readGivenName(content);
  const spoken = content.replace(introductionOf(content), '').replace(NEWS, '');
  const rest = spoken
    .replace(DAY_FIRST, '')
    .replace(VERB_FIRST, '')
    .replace(SELF, '')
    .replace(OWNER, '')
    .replace(SUBJECT_OPENING[language], '')
    .replace(LEADING_DAY, '')
    .replace(CALL, '');
  const group = wholeTitle(rest) ?? named(firstGroup(rest, language) || firstGroup(spoken, language), spoken, language);
  const short = limitWords(group.replace(/\s(?:called|named|namens|appelée?|nommée?|entitled)\s.*$/iu, ''), 9);
  const title = capitalize(short.replace(WEAK_ARTICLE, ''));
  const bare = capitalize(
    trimPunctuation(short.replace(ARTICLE, '').replace(/^(?:brand[- ]new|new|neue[nrsm]?|nouve(?:au|lle|l)) /iu, '')),
  );
  const trailing = short.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()).match(TRAILING_NAME)?.[1] ?? null;
  const given = name ?? (trailing !== null && language !== 'de' && isName(trailing) ? trailing : null);
  return { title, bare: bare === '' ? title : bare, name: given };
}

/** Empty where a brief begins with something else. */
function introductionOf(content: string): string {
  const [sentence = ''] = content.match(INTRODUCTION) ?? [];
  return INTRODUCED_NAME.test(sentence) ? sentence : '';
}

function withoutWords(content: string, unnamed: string): Subject {
  const graphemes = [...new Intl.Segmenter().segment(content)].map(({ segment }) => segment);
  const symbols = graphemes.filter((segment) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment));
  const title = [unnamed, symbols.slice(0, MOST_SYMBOLS).join('')].filter((part) => part !== '').join(' ');
  return { title, bare: unnamed, name: null };
}

/** `5 tips for better sleep` and `How to repot a plant` are titles up to their first mark. */
function wholeTitle(text: string): string | null {
  const start =
    /^(?:(?:\d{1,2}|two|three|four|five|six|seven|ten|drei|vier|fünf|sechs|sieben|zehn|trois|quatre|cinq|six|sept|dix) (?:\p{L}+ ){0,2}(?:tips?|steps|ways|tricks|reasons|things|ideas|mistakes|tipps|schritte|gründe|ideen|fehler|conseils|astuces|étapes|raisons|idées|erreurs)|how to|wie |so \p{L}+ (?:du|ihr|sie)|comment )(?!\p{L})/iu;
  if (!start.test(text)) return null;
  return trimPunctuation(text.split(/[:.;!?\n,–—]/u)[0] ?? text);
}

function firstGroup(text: string, language: Language): string {
  const end = text.search(SUBJECT_END[language]);
  return trimPunctuation((end === -1 ? text : text.slice(0, end)).replace(/["“”„«»「」『』]/gu, ''));
}

/** `We are Olive` is about Olive. */
function named(group: string, spoken: string, language: Language): string {
  if (group !== '' && !PRONOUN.test(group)) return group;
  return firstGroup(spoken.replace(PRONOUN_VERB, ''), language) || spoken;
}

function limitWords(text: string, count: number): string {
  return countWords(text) <= count ? text : text.split(' ').slice(0, count).join(' ');
}
