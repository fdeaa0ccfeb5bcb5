/** Prints the patterns that the parsers and the reader of domains put together from texts: each that is made while they load and read. */
import { readFileSync } from 'node:fs';

const made = new Set<string>();
const Native = RegExp;
globalThis.RegExp = new Proxy(Native, {
  construct(target, parts: [string | RegExp, string?]) {
    const pattern = new target(...parts);
    made.add(JSON.stringify({ source: pattern.source, flags: pattern.flags }));
    return pattern;
  },
});

await import('../../../server/tenant/domain/domain-name');
const { parsers } = await import('../../../server/parsers');
const { toPlannerLibrary } = await import('../../../server/assistant/planner/to-planner-library');
const library = toPlannerLibrary(JSON.parse(readFileSync('dist/library/manifest.json', 'utf8')));
const BRIEFS = [
  'Promote our summer sale for Blue Door Bakery in Berlin: 20% off all cakes until 31 August, now €9 instead of €12. Call +49 30 1234567 or visit bluedoor.example. "The best cake in town," says Ada Lovelace. 3 tips: mix well, bake slowly, serve warm. Code CAKE20.',
  'Für unsere Bäckerei Blaue Tür in der Hauptstraße 5: ab 9 Euro statt 12 Euro, am 3. Mai um 18 Uhr. Jetzt anrufen.',
  'Pour notre boulangerie à Paris : 20 % de remise sur les gâteaux jusqu’au 31 août, à partir de 9 €.',
];
for (const brief of BRIEFS) parsers.planVideo(brief, library, { brand: null, tags: ['calm'] });
parsers.reviews('text', 'Lovely! 5 stars - Ada\n\nRated 4 of 5');
for (const pattern of made) console.log(pattern);
