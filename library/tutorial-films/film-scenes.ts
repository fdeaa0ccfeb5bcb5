/** The scenes of a film with their texts and pictures, ready to be compiled. */
import type { CompiledBackground, MediaSource } from '@spotreel/sdk/internal/scene';
import { createIngredient, type SceneSource } from '../ingredient';
import type { Caption } from './captions';
import { type Film, type FilmScreen, filmSceneSeconds, SCREEN, SCREEN_PIXELS } from './film';
import { closing } from './scenes/closing';
import { cover } from './scenes/cover';
import { stepScene } from './scenes/step';

/** A scene and what its fields show. */
export interface FilledScene {
  readonly source: SceneSource;
  readonly texts: Readonly<Record<string, string>>;
  /** Name of the screen that it shows. */
  readonly screen?: string;
  /** Narration, in one text. */
  readonly caption: string;
}

/** Letters of a headline that surely fit into one line. */
const ONE_LINE = 14;

export function filmScenes(film: Film, screens: ReadonlyMap<string, FilmScreen>): readonly FilledScene[] {
  const { kicker, title, subtitle, steps, closing: end } = film;
  const points = Object.fromEntries(end.points.map((point, place) => [`point-${place + 1}`, point]));
  return [
    { source: cover, texts: { kicker, title, subtitle }, screen: film.cover, caption: `${title}. ${subtitle}` },
    ...steps.map(({ screen, headline, detail }, place) => ({
      source: stepScene(screenOf(screens, screen), {
        place,
        count: steps.length,
        lines: headline.length > ONE_LINE ? 2 : 1,
      }),
      texts: { number: String(place + 1), headline, detail },
      screen,
      caption: `${place + 1}. ${headline}. ${detail}`,
    })),
    {
      source: closing,
      texts: { headline: end.headline, hint: end.hint, ...points },
      caption: [end.headline, ...end.points, end.hint].map((text) => text.replace(/\.$/, '')).join('. '),
    },
  ];
}

export function filmCaptions(scenes: readonly FilledScene[], bpm: number): readonly Caption[] {
  const seconds = filmSceneSeconds(bpm);
  return scenes.map(({ caption }, place) => ({
    startSeconds: place * seconds,
    endSeconds: (place + 1) * seconds,
    text: caption,
  }));
}

/** Input of the compiler. `src` of a picture is the name of its screen. */
export function sceneInput({ source, texts, screen }: FilledScene, bpm: number) {
  const ingredient = createIngredient(bpm, source, ['landscape']);
  const animation = ingredient.layouts.landscape?.();
  if (!animation) throw new Error(`${source.slug} has no layout.`);
  const bind = ({ innerReference }: { innerReference: string }) => ({ innerReference, targets: [innerReference] });
  const background = ingredient.background.default;
  if (background.type !== 'color') throw new Error(`${source.slug} has no color behind it.`);
  return {
    ingredientId: source.id,
    template: {
      animation,
      fields: { texts: ingredient.texts.map(bind), images: ingredient.images.map(bind), colors: [] },
    },
    content: { texts, colors: {}, images: screen === undefined ? {} : { screen: screenSource(screen) } },
    background: background satisfies CompiledBackground,
    durationSeconds: filmSceneSeconds(bpm),
    keyframeSeconds: source.keyframeSeconds,
  };
}

export function screenSource(name: string): MediaSource {
  return {
    src: `${name}.webp`,
    widthPx: SCREEN.width * SCREEN_PIXELS,
    heightPx: SCREEN.height * SCREEN_PIXELS,
  };
}

export function screenOf(screens: ReadonlyMap<string, FilmScreen>, name: string): FilmScreen {
  const found = screens.get(name);
  if (!found) throw new Error(`screens/screens.json does not list ${name}.`);
  return found;
}
