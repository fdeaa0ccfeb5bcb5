/** The language of a brief, by its most frequent small words. A brief without any of them counts as English. */

export type Language = 'en' | 'de' | 'fr';

const SMALL_WORDS: Readonly<Record<Language, string>> = {
  en: 'the a an and or of for with our my your we i is are to in on at by from this that new until make please off every',
  de: 'der die das den dem ein eine einen einer und oder für mit unser unsere unseren unserem unserer mein meine wir ich ist sind zu im am bei von bis ab auf nur jetzt neu neue neuen neues suchen jeden bitte',
  fr: 'le la les un une des du et ou pour avec notre nos mon ma mes votre nous je est sont à au aux en dans sur par de chez jusqu nouveau nouvelle tous chaque plus cherchons',
};

export function detectLanguage(brief: string): Language {
  const words = brief.toLowerCase().match(/\p{L}+/gu) ?? [];
  const ranked = (Object.keys(SMALL_WORDS) as Language[]).map((language) => {
    const known = new Set(SMALL_WORDS[language].split(' '));
    return { language, hits: words.filter((word) => known.has(word)).length };
  });
  return ranked.reduce((best, next) => (next.hits > best.hits ? next : best)).language;
}
