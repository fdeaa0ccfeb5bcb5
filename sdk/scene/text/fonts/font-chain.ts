/** A family at one weight, with what it falls back to: what a text is set in. */

import type { FontFamilyEntry, FontManifest } from '../../../contract/font-manifest';
import { hanLanguage } from '../language/script';
import { drawnWeight } from './drawn-weight';
import type { FontFace } from './font-face';
import { parseUnicodeRanges, type UnicodeRanges } from './unicode-ranges';

export interface FontChain {
  readonly key: string;
  /** Asked in this order for a letter. */
  readonly families: readonly ChainFamily[];
  /** Faces of letters, once they are certain. */
  readonly found: Map<string, FontFace>;
}

export interface ChainFamily {
  readonly entry: FontFamilyEntry;
  /** Undefined: any letter. */
  readonly covers: UnicodeRanges | undefined;
  readonly weight: number;
}

/** Inputs of choosing the fonts for a text. */
export interface FontChoice {
  readonly fontFamily: string;
  readonly fontWeight: number;
  /** BCP 47. */
  readonly language?: string;
}

/** Templates of strangers have weights of every kind. */
const MOST_CHAINS = 1000;

/** An unknown family is replaced by the first of the manifest. Equal choices get the same chain. */
export function createFontChains(manifest: FontManifest): (text: string, choice: FontChoice) => FontChain {
  const chains = new Map<string, FontChain>();
  return (text, { fontFamily, fontWeight, language }) => {
    const han = hanLanguage(text, language);
    const primary = familyOf(manifest, fontFamily);
    const key = `${primary?.name} ${fontWeight} ${han ?? ''}`;
    const chain = chains.get(key) ?? {
      key,
      families: chainFamilies(manifest, primary, fontWeight, han),
      found: new Map(),
    };
    if (chains.size >= MOST_CHAINS) chains.clear();
    chains.set(key, chain);
    return chain;
  };
}

function familyOf({ families }: FontManifest, name: string): FontFamilyEntry | undefined {
  return families.find((family) => family.name.toLowerCase() === name.toLowerCase()) ?? families[0];
}

function chainFamilies(
  { families, fallbacks }: FontManifest,
  primary: FontFamilyEntry | undefined,
  weight: number,
  language: string | undefined,
): ChainFamily[] {
  const companion = families.find((family) => family.name === primary?.companion);
  const isMeant = (entry: FontFamilyEntry) => Number(entry.language !== undefined && entry.language === language);
  const ordered = fallbacks.toSorted((a, b) => isMeant(b) - isMeant(a));
  const asBold = primary ? drawnWeight(primary.name, weight) : weight;
  return [primary, companion, ...ordered]
    .filter((entry) => entry !== undefined)
    .map((entry) => ({
      entry,
      covers: entry.covers === undefined ? undefined : parseUnicodeRanges(entry.covers),
      weight: entry === primary ? weight : asBold,
    }));
}
