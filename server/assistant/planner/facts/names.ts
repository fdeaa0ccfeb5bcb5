/** The name of the company behind a brief, where the brief says it. */

const CAPITAL = "\\p{Lu}[\\p{L}\\d'’&-]*";
const NAME = `${CAPITAL}(?: (?:${CAPITAL}|&|and(?= \\p{Lu})|und(?= \\p{Lu})|et(?= \\p{Lu})|de|of(?= \\p{Lu})|la|le)){0,3}`;
const NO_NAME =
  /^(?:The|A|An|Our|My|We|This|That|These|It|It['’]s|I|There|Please|Make|Create|Get|New|Every|All|Come|Join|Book|For|In|On|At|From|With|Until|Die|Der|Das|Ein|Eine|Unser\w*|Mein\w*|Wir|Ich|Bitte|Für|Neu\w*|Am|Im|Ab|Le|La|Les|L|Un|Une|Notre|Nos|Mon|Ma|Nous|Je|Pour|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Black|Christmas|Easter|Halloween|Instagram|TikTok|YouTube|Facebook|LinkedIn|English|German|French|Spring|Summer|Autumn|Winter|Free|Three|Four|Five|Ten|How|Why|What|When|Where|If|El|Los|Las|Una|Nuestr\p{L}*|Te|Ven|Gran|Para|O|Os|As|Um|Uma|Noss\p{L}*|Venha|Grande)(?![\p{L}])/u;

const SUBJECT_VERB = new RegExp(
  `^(${NAME}),? (?:is (?:hiring|opening|launching|looking|celebrating|turning|proud)|are (?:hiring|opening|looking)|opens|launches|presents|celebrates|hosts|invites|offers|sells|makes|introduces|announces|sucht|eröffnet|feiert|präsentiert|lädt|bietet|verkauft|stellt|recrute|ouvre|présente|fête|propose|lance|organise)(?![\\p{L}])`,
  'u',
);
const KNOWN_KIND =
  '(?:company|shop|store|bakery|restaurant|cafe|café|coffee shop|studio|salon|gym|agency|brewery|winery|school|hotel|clinic|practice|bar|start-?up|business|brand|firm|garage|bookshop|bookstore|barbershop|florist|team|charity|foundation|bistro|pizzeria)';

const PATTERNS: readonly RegExp[] = [
  SUBJECT_VERB,
  new RegExp(`\\b(?:we are|we['’]re|i am|i['’]m) (?!(?:Hiring)\\b)(${NAME})(?=[,.;:]|$| and | a )`, 'iu'),
  new RegExp(
    `\\b(?:[Oo]ur|[Mm]y|[Tt]he|[Aa]n?|new|local|small|family) (?:[\\p{Ll}-]+ ){0,2}?${KNOWN_KIND},? (?:called |named )?(${NAME})`,
    'u',
  ),
  new RegExp(
    `\\b(?:by|from|at) (?:the )?(${NAME})(?=[,.;:!]|$| (?:on|in|is|has|with|and|this|next|every|for)\\b)`,
    'u',
  ),
  new RegExp(`\\b(?:for) (${NAME}),? (?:an?|the|our|your) `, 'u'),
  new RegExp(`\\b(?:for|from|of) (${NAME})['’]s? `, 'u'),
  new RegExp(
    `(?:Firma|Bäckerei|Restaurant|Café|Studio|Salon|Hotel|Praxis|Agentur|Brauerei|Weingut|Schreinerei|Autohaus|Buchhandlung) (?!(?:für|in|am|mit|sucht)\\b)[„“"]?(${NAME})`,
    'u',
  ),
  new RegExp(
    `(?:boulangerie|restaurant|café|studio|salon|hôtel|agence|boutique|société|librairie|atelier) (?!(?:de|à|en)\\b)[«"]?\\s?(${NAME})`,
    'u',
  ),
];

export function isName(text: string): boolean {
  return !NO_NAME.test(text);
}

export function readCompany(content: string, places: readonly string[]): string | null {
  const sentences = content.split(/(?<=[.!?])\s+/u);

  for (const pattern of PATTERNS) {
    const match = sentences.flatMap((sentence) => sentence.match(pattern)?.[1] ?? [])[0];
    const name = match?.replace(/['’]s?$/u, '');
    const isShop =
      /(?:Store|Shop|Bar|Studio|Restaurant|Café|Cafe|Kitchen|House|Gym|Salon|Bakery)$/u.test(name ?? '') ||
      match?.endsWith("'s");
    const isPlace = !isShop && places.some((place) => place === name || place.startsWith(`${name} `));
    if (name !== undefined && /^\p{Lu}/u.test(name) && !NO_NAME.test(name) && !isPlace) return name;
  }

  return null;
}

/** A name that the brief gives to what it is about: behind `called`, in quotation marks, or before `is a`. */
export function readGivenName(content: string): string | null {
  const called = content.match(
    new RegExp(
      `(?:called|named|entitled|namens|heißt|mit dem Titel|appelée?|nommée?|intitulée?|llamad[oa]|chamad[oa]) [“„«"']?\\s?(${NAME})`,
      'u',
    ),
  )?.[1];
  const quoted = content.match(/[“„«"「『]\s?([^”“»"」』]{2,40}?)\s?[”“»"」』]/u)?.[1];
  const defined = content.match(
    new RegExp(`^(${NAME}),? (?:is|ist|est) (?:an?|the|our|ein|eine|der|die|das|unsere?|une?|la|le|notre) `, 'u'),
  )?.[1];
  const short = quoted !== undefined && quoted.split(' ').length <= 4 ? quoted : undefined;
  const name = called ?? short ?? defined;
  return name === undefined || NO_NAME.test(name) ? null : name;
}
