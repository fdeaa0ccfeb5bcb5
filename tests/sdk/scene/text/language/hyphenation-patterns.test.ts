import { describe, expect, it } from 'vitest';
import { collectFonts } from '../../../../../library/fonts/collect';
import type { HyphenationFile } from '../../../../../sdk/contract/font-manifest';
import { createHyphenate } from '../../../../../sdk/scene/text/language/hyphenation-patterns';

const { manifest, files } = collectFonts();

/** Two letters stay at both ends, as the patterns expect. */
function hyphenated(word: string, language: string): string {
  const name = manifest.hyphenation?.[language];
  const file = files.find((one) => one.file === name);
  if (!file) throw new Error(`no patterns of ${language}`);
  const patterns = JSON.parse(new TextDecoder().decode(file.read())) as HyphenationFile;
  const places = createHyphenate(patterns, language)(word).filter((at) => at >= 2 && at <= word.length - 2);
  const cuts = [0, ...places, word.length];
  return cuts
    .slice(1)
    .map((end, index) => word.slice(cuts[index], end))
    .join('-');
}

const WORDS = [
  ['ca', 'responsabilitat', 'res-pon-sa-bi-li-tat'],
  ['da', 'forsikringsselskab', 'for-sik-rings-sel-skab'],
  ['de', 'Rechtsschutzversicherung', 'Rechts-schutz-ver-si-che-rung'],
  ['el', 'αυτοκίνητο', 'αυ-το-κί-νη-το'],
  ['en', 'hyphenation', 'hy-phen-ation'],
  ['en', 'Associate', 'As-so-ciate'],
  ['en-GB', 'internationalisation', 'in-ter-na-tion-al-isa-tion'],
  ['es', 'responsabilidad', 'res-pon-sa-bi-li-dad'],
  ['et', 'kindlustusselts', 'kind-lus-tus-selts'],
  ['fi', 'kilowattituntimittari', 'ki-lowat-ti-tun-ti-mit-ta-ri'],
  ['fr', 'constitutionnellement', 'consti-tu-tion-nel-le-ment'],
  ['fr', 'aujourd’hui', 'au-jour-d’hui'],
  ['is', 'tryggingafélag', 'trygg-inga-fé-lag'],
  ['it', 'precipitevolmente', 'pre-ci-pi-te-vol-men-te'],
  ['lt', 'nepriklausomybė', 'ne-pri-klau-so-my-bė'],
  ['nb', 'menneskerettighet', 'men-neske-ret-tig-het'],
  ['nl', 'verzekeringsmaatschappij', 'ver-ze-ke-rings-maat-schap-pij'],
  ['pl', 'odpowiedzialność', 'od-po-wie-dzial-ność'],
  ['pt', 'responsabilidade', 'res-pon-sa-bi-li-da-de'],
  ['ru', 'достопримечательность', 'до-сто-при-ме-ча-тель-ность'],
  ['sl', 'zavarovalnica', 'za-va-ro-val-ni-ca'],
  ['sv', 'försäkringsbolag', 'för-säk-rings-bo-lag'],
  ['tr', 'sürdürülebilirlik', 'sür-dü-rü-le-bi-lir-lik'],
  ['tr', 'İSTANBULLULAŞTIRMAK', 'İS-TAN-BUL-LU-LAŞ-TIR-MAK'],
  ['uk', 'підприємництво', 'під-при-єм-ни-цтво'],
] as const;

describe('patterns', () => {
  it.each(WORDS)('of %s: %s', (language, word, expected) => {
    expect(hyphenated(word, language)).toBe(expected);
  });

  it('cover every language of the manifest', () => {
    const tested = new Set(WORDS.map(([language]) => manifest.hyphenation?.[language]));
    expect(new Set(Object.values(manifest.hyphenation ?? {}))).toEqual(tested);
  });

  it('say nothing about a word of another script', () => {
    expect(hyphenated('достопримечательность', 'de')).toBe('достопримечательность');
  });

  it('follow the levels of Liang', () => {
    const hyphenate = createHyphenate(
      { patterns: '1b b2a .a1c c3d 4cde e1.', exceptions: { 'whole-word': [2] } },
      'en',
    );
    expect(hyphenate('aba')).toEqual([1]);
    expect(hyphenate('acd')).toEqual([1, 2]);
    expect(hyphenate('acde')).toEqual([2]);
    expect(hyphenate('Whole-Word')).toEqual([2]);
  });
});
