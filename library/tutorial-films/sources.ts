/** Reads the films, the covers of lessons and the list of screens. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MusicKitSource } from '../music/kit';
import { musicKitSources } from '../music/kits';
import type { Film, FilmScreen, LessonCover } from './film';

export const FILMS_FOLDER = 'library/tutorial-films';

export function readFilms(): readonly Film[] {
  const folder = path.join(FILMS_FOLDER, 'films');
  return readdirSync(folder).map((file) => readJson<Film>(path.join(folder, file)));
}

export function readLessonCovers(): readonly LessonCover[] {
  return readJson(path.join(FILMS_FOLDER, 'lesson-covers.json'));
}

export function readScreens(): ReadonlyMap<string, FilmScreen> {
  const screens = readJson<readonly FilmScreen[]>(path.join(FILMS_FOLDER, 'screens/screens.json'));
  return new Map(screens.map((screen) => [screen.name, screen]));
}

export function kitOf({ musicKitId, slug }: Film): MusicKitSource {
  const kit = musicKitSources.find(({ id }) => id === musicKitId);
  if (!kit) throw new Error(`${slug}: there is no music kit ${musicKitId}.`);
  return kit;
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
