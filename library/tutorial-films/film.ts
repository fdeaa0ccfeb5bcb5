/** Parts of the film of a tutorial or a lesson, as the files in `films/`, `lessons/` and `screens/` have it. */

/** In CSS pixels of the screenshot. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A screenshot: `screens/<name>.webp`, `SCREEN` CSS pixels large, and what it points out. */
export interface FilmScreen {
  readonly name: string;
  /** Description of the picture for people who do not see it. */
  readonly alt: string;
  readonly spot: Area;
  /** Area to keep in view around the spot. Default: the spot. */
  readonly view?: Area;
}

export interface FilmStep {
  /** Name of a screen. */
  readonly screen: string;
  readonly headline: string;
  readonly detail: string;
}

export interface Film {
  /** Slug of the tutorial or lesson. */
  readonly slug: string;
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string;
  /** Name of the screen on the cover. */
  readonly cover: string;
  readonly musicKitId: number;
  readonly steps: readonly FilmStep[];
  readonly closing: { readonly headline: string; readonly points: readonly string[]; readonly hint: string };
}

/** A film, and the folder of the help content that shows it. */
export interface ShownFilm extends Film {
  readonly folder: 'tutorials' | 'university';
}

/** Size of every screenshot, CSS pixels. */
export const SCREEN = { width: 1200, height: 900 } as const;

/** Pixels of a screenshot's file for each CSS pixel. */
export const SCREEN_PIXELS = 1.5;

/** Bars of every scene. */
export const SCENE_BARS = 2;

/** Seconds of every scene at `bpm` beats a minute. */
export function filmSceneSeconds(bpm: number): number {
  return (SCENE_BARS * 240) / bpm;
}
