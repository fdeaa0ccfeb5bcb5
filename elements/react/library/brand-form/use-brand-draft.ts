import type { HexColor } from '@spotreel/sdk/internal/base';
import type { Brand } from '@spotreel/sdk/internal/contract';
import {
  BRAND_COLOR_NAMES,
  type BrandColorName,
  type BrandDraft,
  logoColors,
  type Pixels,
} from '@spotreel/sdk/internal/project';
import { useState } from 'react';
import { readLogo, readLogoUrl } from './logo-file';

type Colors = Readonly<Record<BrandColorName, HexColor | ''>>;
export type BrandFormDraft = Required<Omit<BrandDraft, BrandColorName | 'image'>> &
  Colors & { image: File | string | null };

/** Result of the last search for colors in the logo. */
export type LogoNote = 'proposed' | 'none' | 'broken' | undefined;

/** The values of the form, and the colors that its logo proposes. */
export function useBrandDraft(brand: Brand | undefined) {
  const [draft, setDraft] = useState(() => draftOf(brand));
  const [note, setNote] = useState<LogoNote>();
  const change = (values: Partial<BrandFormDraft>) => setDraft((before) => ({ ...before, ...values }));

  function takeColors(pixels: Pixels, values: Partial<BrandFormDraft>) {
    const found = logoColors(pixels, BRAND_COLOR_NAMES.length);
    setNote(found.length > 0 ? 'proposed' : 'none');
    change(found.length > 0 ? { ...values, ...colorsOf(found) } : values);
  }

  /** Takes the logo's colors only while no color is chosen. */
  async function chooseLogo(chosen: File) {
    try {
      const { file, pixels } = await readLogo(chosen);
      if (BRAND_COLOR_NAMES.every((color) => draft[color] === '')) return takeColors(pixels, { image: file });
      setNote(undefined);
      change({ image: file });
    } catch {
      setNote('broken');
    }
  }

  async function proposeColors() {
    try {
      const { image } = draft;
      if (image === null) return;
      takeColors(typeof image === 'string' ? await readLogoUrl(image) : (await readLogo(image)).pixels, {});
    } catch {
      setNote('none');
    }
  }

  return { draft, note, change, chooseLogo, proposeColors };
}

function draftOf(brand: Brand | undefined): BrandFormDraft {
  const { name = '', image = null, font = '', website = '' } = brand ?? {};
  const { trustpilotUrl = '', googlePlaceName = '', googlePlace = '' } = brand ?? {};
  const colors = colorsOf(BRAND_COLOR_NAMES.map((color) => (brand?.[color] ?? '') as HexColor | ''));
  return { name, image, font, website, trustpilotUrl, googlePlaceName, googlePlace, ...colors };
}

function colorsOf(list: readonly (HexColor | '')[]): Colors {
  return Object.fromEntries(BRAND_COLOR_NAMES.map((color, index) => [color, list[index] ?? ''])) as Colors;
}
