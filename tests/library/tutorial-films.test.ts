/** The films of the tutorials: their words fit, and what was made of them is what the tutorials say. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { closeupOf, spotIn } from '../../library/tutorial-films/camera-path';
import { webVtt } from '../../library/tutorial-films/captions';
import { exampleLayout } from '../../library/tutorial-films/example-layout';
import { filmSceneSeconds, SCREEN } from '../../library/tutorial-films/film';
import { type FilledScene, filmCaptions, filmScenes, sceneInput } from '../../library/tutorial-films/film-scenes';
import { kitOf, readExamples, readFilms, readScreens } from '../../library/tutorial-films/sources';
import { screenWords } from '../../sdk/i18n/server-words';
import { compileScene, textsOf } from '../../sdk/scene/compiling/compile-scene';
import { createHelpFiles } from '../../server/help/files/help-files';
import {
  type ReadLesson,
  type ReadTutorial,
  readLessons,
  readTutorials,
} from '../../server/help/learning/read-learning';
import { contentFolders } from '../../server/help/reading/content-folder';
import { silentLog } from '../../server/platform/log/log';

const CONTENT = path.resolve('server/help/content');
/** A page that people may open on the way should not cost them more. */
const MOST_BYTES = 1_300_000;

const films = readFilms();
const screens = readScreens();
let tutorials: readonly ReadTutorial[];
let lessons: readonly ReadLesson[];
beforeAll(async () => {
  const tools = { files: createHelpFiles(silentLog), words: screenWords('en'), log: silentLog };
  tutorials = await readTutorials(contentFolders([CONTENT], 'en', 'tutorials'), tools);
  lessons = await readLessons(contentFolders([CONTENT], 'en', 'university'), tools);
});

async function noticesOf(scene: FilledScene): Promise<readonly unknown[]> {
  const shaper = createPackageTextShaper();
  const { template, content } = sceneInput(scene, 100);
  await shaper.prepare(textsOf(template, content));
  return compileScene(template, content, shaper).notices;
}

test('every tutorial and every lesson has a film', () => {
  const slugsIn = (folder: string) => films.filter((film) => film.folder === folder).map(({ slug }) => slug);
  expect(slugsIn('tutorials').toSorted()).toEqual(tutorials.map(({ slug }) => slug).toSorted());
  expect(slugsIn('university').toSorted()).toEqual(lessons.map(({ slug }) => slug).toSorted());
});

test('every example is shown in a film, and both of its frames are in the picture', () => {
  const shown = new Set(films.flatMap(({ steps }) => steps.map(({ screen }) => screen)));
  for (const { name, shape } of readExamples()) {
    expect(shown).toContain(name);
    const [before, after] = exampleLayout(shape).frames;
    for (const { x, y, width, height } of [before, after])
      expect([x >= 0, y >= 0, x + width <= SCREEN.width, y + height <= SCREEN.height]).not.toContain(false);
    const areBeside = before.x + before.width <= after.x || before.y + before.height <= after.y;
    expect(areBeside).toBe(true);
  }
});

describe.each(films)('the film $slug', (film) => {
  const scenes = filmScenes(film, screens);
  const seconds = filmSceneSeconds(kitOf(film).bpm);
  const target = path.join(CONTENT, film.folder, film.slug);
  const lecture = () => [...tutorials, ...lessons].find(({ slug }) => slug === film.slug);

  test('has no text that is cut off', async () => {
    for (const scene of scenes) expect([scene.caption, await noticesOf(scene)]).toEqual([scene.caption, []]);
  });

  test('lasts 15 to 40 seconds, as its tutorial says, with a chapter for each step', () => {
    const { title, video, blocks } = lecture() ?? { title: '', video: null, blocks: [] };
    const whole = Math.round(seconds * scenes.length);
    expect(whole).toBeGreaterThanOrEqual(15);
    expect(whole).toBeLessThanOrEqual(40);
    expect([title, video?.seconds]).toEqual([film.title, whole]);
    const times = blocks.flatMap((block) => (block.type === 'heading' ? (block.atSeconds ?? []) : []));
    expect(times).toEqual(film.steps.map((_, place) => Math.ceil((place + 1) * seconds - 1e-9)));
  });

  test('was made as it is written here', () => {
    expect(readFileSync(`${target}.vtt`, 'utf8')).toBe(webVtt(filmCaptions(scenes, kitOf(film).bpm)));
    const file = readFileSync(`${target}.mp4`);
    const header = file.indexOf('mvhd', 0, 'latin1');
    const length = file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16);
    expect(Math.abs(length - seconds * scenes.length)).toBeLessThan(0.2);
    // players find all that they need before the pictures
    expect(header).toBeLessThan(file.indexOf('mdat', 0, 'latin1'));
    expect(statSync(`${target}.mp4`).size).toBeLessThan(MOST_BYTES);
  });

  test('names for each step the picture that its tutorial shows', () => {
    const pictures = (lecture()?.blocks ?? []).flatMap((block) => (block.type === 'picture' ? [block] : []));
    expect(pictures.map(({ src, alt }) => [path.basename(src, '.webp'), alt])).toEqual(
      film.steps.map(({ screen }) => [screen, screens.get(screen)?.alt]),
    );
  });
});

test.each([...screens.values()])('the camera shows all that $name points out', (screen) => {
  const closeup = closeupOf(screen);
  const { area } = closeup;
  expect(area.x).toBeGreaterThanOrEqual(0);
  expect(area.y).toBeGreaterThanOrEqual(0);
  expect(area.x + area.width).toBeLessThanOrEqual(SCREEN.width + 1);
  expect(area.y + area.height).toBeLessThanOrEqual(SCREEN.height + 1);
  const spot = spotIn(closeup, screen.spot);
  expect(spot.x).toBeGreaterThanOrEqual(-1);
  expect(spot.y).toBeGreaterThanOrEqual(-1);
  expect(spot.x + spot.width).toBeLessThanOrEqual(SCREEN.width + 1);
  expect(spot.y + spot.height).toBeLessThanOrEqual(SCREEN.height + 1);
});
