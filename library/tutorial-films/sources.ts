/** Reads the films, the examples and the list of screens. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MusicKitSource } from '../music/kit';
import { musicKitSources } from '../music/kits';
import type { Example } from './example';
import { exampleLayout } from './example-layout';
import { type Film, type FilmScreen, SCREEN, type ShownFilm } from './film';

export const FILMS_FOLDER = 'library/tutorial-films';

export function readFilms(): readonly ShownFilm[] {
  return [
    ...filmsIn('films').map((film) => ({ ...film, folder: 'tutorials' as const })),
    ...filmsIn('lessons').map((film) => ({ ...film, folder: 'university' as const })),
  ];
}

/** The camera shows all of it, and points out the frame that works. */
function screenOfExample({ name, alt, shape }: Example): FilmScreen {
  return { name, alt, spot: exampleLayout(shape).frames[1], view: { x: 0, y: 0, ...SCREEN } };
}

function filmsIn(name: string): Film[] {
  const folder = path.join(FILMS_FOLDER, name);
  return readdirSync(folder).map((file) => readJson<Film>(path.join(folder, file)));
}

export function readExamples(): readonly Example[] {
  return readJson(path.join(FILMS_FOLDER, 'examples.json'));
}

/** Screenshots, and examples, which are shown as a whole. */
export function readScreens(): ReadonlyMap<string, FilmScreen> {
  const screens = readJson<readonly FilmScreen[]>(path.join(FILMS_FOLDER, 'screens/screens.json'));
  const examples = readExamples().map(screenOfExample);
  return new Map([...screens, ...examples].map((screen) => [screen.name, screen]));
}

export function kitOf({ musicKitId, slug }: Film): MusicKitSource {
  const kit = musicKitSources.find(({ id }) => id === musicKitId);
  if (!kit) throw new Error(`${slug}: there is no music kit ${musicKitId}.`);
  return kit;
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
