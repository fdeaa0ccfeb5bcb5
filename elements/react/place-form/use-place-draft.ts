import type { HexColor } from '@spotreel/sdk/base';
import type { Organisation } from '@spotreel/sdk/contract';
import { logoColors, type Pixels, PLACE_COLORS, type PlaceColor, type PlaceDraft } from '@spotreel/sdk/project';
import { useState } from 'react';
import { readLogo, readLogoUrl } from './logo-file';

type Colors = Readonly<Record<PlaceColor, HexColor | ''>>;
export type PlaceFormDraft = Required<Omit<PlaceDraft, PlaceColor | 'image'>> &
  Colors & { image: File | string | null };

/** What became of the last look at the logo. */
export type LogoNote = 'proposed' | 'none' | 'broken' | undefined;

/** The values of the form, and the colors that its logo proposes. */
export function usePlaceDraft(place: Organisation | undefined) {
  const [draft, setDraft] = useState(() => draftOf(place));
  const [note, setNote] = useState<LogoNote>();
  const change = (values: Partial<PlaceFormDraft>) => setDraft((before) => ({ ...before, ...values }));

  function takeColors(pixels: Pixels, values: Partial<PlaceFormDraft>) {
    const found = logoColors(pixels, PLACE_COLORS.length);
    setNote(found.length > 0 ? 'proposed' : 'none');
    change(found.length > 0 ? { ...values, ...colorsOf(found) } : values);
  }

  /** Colors that somebody has chosen are not overwritten unasked. */
  async function chooseLogo(chosen: File) {
    try {
      const { file, pixels } = await readLogo(chosen);
      if (PLACE_COLORS.every((color) => draft[color] === '')) return takeColors(pixels, { image: file });
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

function draftOf(place: Organisation | undefined): PlaceFormDraft {
  const { name = '', image = null, font = '', website = '' } = place ?? {};
  const { trustpilotUrl = '', googlePlaceName = '', googlePlace = '' } = place ?? {};
  const colors = colorsOf(PLACE_COLORS.map((color) => (place?.[color] ?? '') as HexColor | ''));
  return { name, image, font, website, trustpilotUrl, googlePlaceName, googlePlace, ...colors };
}

function colorsOf(list: readonly (HexColor | '')[]): Colors {
  return Object.fromEntries(PLACE_COLORS.map((color, index) => [color, list[index] ?? ''])) as Colors;
}
