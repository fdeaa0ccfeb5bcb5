/** The part of a brief that asks for the video, which is no content: `Please make a short video about`. */

const KIND =
  '(?:video|clip|ad|advert|advertisement|reel|film|spot|promo|commercial|teaser|trailer|tiktok|slideshow|werbespot|werbevideo|videoclip|kurzvideo|imagefilm|werbung|vidéo|pub|publicité|annonce|animation|shop video|[a-zäöü]+video|[a-zäöü]+film)s?';

const ENGLISH = new RegExp(
  `^(?:(?:hi|hello|hey)[^\\p{L}]{1,5})?(?:please )?(?:(?:can|could) you )?(?:(?:make|create|produce|build|design|prepare|plan|give|do)(?: me| us)?|i need|we need|i want|we want|i['’]d like|we['’]d like|i would like|we would like|need|looking for)?\\s{0,3}(?:to (?:have|make|create) )?(?:an?|the|some|my|our|one)?\\s{0,3}(?:[\\p{L}\\d-]+,? (?:and )?){0,5}?\\b${KIND}\\b\\s{0,3}(?:in (?:english|german|french) )?(?:(?:for|about|on|of) (?=\\S)|(?:to|that|which) (?:promotes?|announces?|advertises?|presents?|shows?|explains?|introduces?|shares?|tells?|celebrates?|says?)(?: that| off| people about)?|promoting|announcing|advertising|showing|introducing|inviting (?:people )?to|explaining|where|in which|with|:|,|-|–)?\\s{0,3}`,
  'iu',
);
const GERMAN = new RegExp(
  `^(?:(?:hallo|hi)[^\\p{L}]{1,5})?(?:bitte )?(?:(?:mach|mache|erstelle|erstellt|erstellen sie|produziere|gestalte)(?: mir| uns| bitte)*|ich brauche|wir brauchen|ich möchte|wir möchten|ich hätte gern|wir hätten gern)?\\s{0,3}(?:ein(?:en|e)?)?\\s{0,3}(?:[\\p{L}\\d-]+,? ){0,4}?\\b${KIND}\\b\\s{0,3}(?:(?:für|über|zu|zum|zur|von)|,? (?:das|der|die) [\\p{L}]+|:|,|-|–)?\\s{0,3}`,
  'iu',
);
const FRENCH = new RegExp(
  `^(?:bonjour[^\\p{L}]{1,5})?(?:(?:fais|faites|créez|crée|réalise|réalisez)(?:-moi|-nous)?|je veux|nous voulons|je voudrais|nous voudrions|il nous faut|j['’]ai besoin d['’])?\\s{0,3}(?:une?|d['’]une?)?\\s{0,3}(?:[\\p{L}\\d-]+ ){0,2}?\\b${KIND}\\b\\s{0,3}(?:[\\p{L}\\d-]+ ){0,2}?(?:pour (?:annoncer|présenter|promouvoir|expliquer)?|sur|de|qui [\\p{L}]+|:|,|-|–)\\s{0,3}`,
  'iu',
);

const SPANISH =
  /^(?:hola[^\p{L}]{1,5})?(?:por favor,? )?(?:haz(?:me|nos)?|crea(?:me)?|necesito|necesitamos|quiero|queremos|quisiera|me gustaría)?\s{0,3}(?:una?\s)?(?:[\p{L}\d-]+ ){0,2}?(?:v[ií]deo|anuncio|clip|reel|spot|corto)(?: \p{L}+){0,2}? (?:para (?:anunciar|presentar|promocionar)?|sobre|de|que (?:anuncie|presente|muestre|explique|promocione))\s{0,3}/iu;
const PORTUGUESE =
  /^(?:ol[áa][^\p{L}]{1,5})?(?:por favor,? )?(?:faça|crie|preciso de|precisamos de|quero|queremos|gostaria de)?\s{0,3}(?:uma?\s)?(?:[\p{L}\d-]+ ){0,2}?(?:v[ií]deo|anúncio|clipe|reel|spot|curta)(?: \p{L}+){0,2}? (?:para (?:anunciar|apresentar|promover|divulgar)?|sobre|de|que (?:anuncie|apresente|mostre|explique))\s{0,3}/iu;
const ARABIC =
  /^(?:من فضلك،? )?(?:أنشئ|اصنع|اعمل|أريد|نريد|أحتاج|نحتاج)(?: إلى)?(?: لي| لنا)? (?:فيديو|إعلان[اًا]*|مقطع[اًا]*)(?: \p{L}+){0,2}? (?:عن|حول|يعلن عن|للإعلان عن)\s+/u;
/** The request comes last: `夏祭りの動画を作ってください`. */
const JAPANESE =
  /(?:について|を紹介する|を知らせる|を宣伝する)?の?(?:短い)?(?:動画|ビデオ|ムービー|CM|リール)(?:を|が)(?:作[っりる]|作成|制作|お願い|ほしい|欲しい|必要)[^。]*。?/u;

/** Orders without the word video: `Invite people to`, `Tell everyone that`. */
const ORDER =
  /^(?:please )?(?:invite (?:(?:people|everyone|our \p{L}+|guests) )?to|tell (?:people|everyone|our \p{L}+)(?: that| about)?|promote|announce|advertise|present|introduce|show(?: people)?(?: how)?|(?:lade|ladet|laden sie) (?:\p{L}+ )?(?:zu|zum|zur)|bewirb|bewerbt|zeige?|präsentiere?|pr[ée]sentez?|annoncez?|invitez?(?: les gens)? [àa]|faites la promotion de)\s+/iu;

/** Channel of the video, behind the request: `Instagram stories about`. */
const CHANNEL =
  /^(?:(?:for|für|pour|para|on|auf) )?(?:(?:my|our|unsere?|nos?) )?(?:instagram|insta|tiktok|facebook|youtube|linkedin|whatsapp|snapchat)[- ]?(?:story|stories|storys|reels?|shorts?|feed|posts?|ads?|status)?\s*(?:(?:about|for|on|of|über|für|zu|sur|pour|sobre)(?!\p{L})|[:,–-])\s*/iu;

/** The content alone. A brief that asks for nothing stays as it is. */
export function withoutRequest(brief: string): string {
  const text = brief.trim();
  const rests = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, ARABIC, JAPANESE].map((pattern) =>
    text.replace(pattern, pattern === JAPANESE ? '。' : '').trim(),
  );
  const rest = rests.reduce((shortest, next) => (next.length < shortest.length ? next : shortest));
  const content = withoutChannel(rest.length >= 3 ? rest : text);
  return content.replace(ORDER, '');
}

function withoutChannel(text: string): string {
  const rest = text.replace(CHANNEL, '');
  return rest.length >= 3 ? rest : text;
}

/** Wishes about the look of the video, which no viewer should read: `make it playful`, `20 seconds, blue and calm`. */
export function isWish(sentence: string): boolean {
  return /^(?:please )?(?:make|keep|use) (?:it|the (?:video|style|clip|tone)|this|something) (?:\p{L}+)(?:$| and |,)|^(?:it|the (?:video|style|mood|look|tone|music|text|clip)) (?:should|must|needs to|has to|is)\b|\b(?:style|mood|tone|look|stil|stimmung|ambiance)\s*:|^(?:in )?(?:portrait|landscape|vertical|square|hochformat|querformat)|^(?:in (?:english|german|french|spanish|portuguese|arabic|japanese)|auf (?:deutsch|englisch|französisch|spanisch|portugiesisch|arabisch|japanisch)|en (?:anglais|allemand|français|espagnol|inglés|español)|em (?:inglês|português)|بال\p{L}+ية|\p{L}{1,4}語で)$|^(?:for|auf|für|pour) (?:instagram|tiktok|youtube|facebook|linkedin)|^no (?:more|longer) than|^(?:about |max(?:imum)? )?\d+ ?(?:s|sec|seconds|sekunden|secondes)$|^(?:[\p{Ll}-]+ and )?[\p{Ll}-]+ (?:style|mood|tone|look|music|feel|feeling|vibe)s?$|^(?:modern|calm|playful|energetic|bold|warm|elegant|fun|happy|serious|upbeat|cheerful|friendly|ruhig|verspielt|freundlich|elegant)(?:[ ,]+(?:and|und|et)? ?[\p{Ll}]+)?$/iu.test(
    sentence.trim(),
  );
}
