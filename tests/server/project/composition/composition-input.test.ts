/** Exports show what the editor shows: both make their composition's input with one function, out of look-ups of their own. */
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPackageTextShaper } from '../../../../library/fonts/package-text-shaper';
import type { LibraryManifest } from '../../../../sdk/contract/library-manifest';
import type { BackgroundValue } from '../../../../sdk/contract/project/background';
import type { Ratio } from '../../../../sdk/contract/schemas/scalars';
import { applyEdit } from '../../../../sdk/project/edit';
import { type EditorProject, NO_VALUES } from '../../../../sdk/project/editor-project';
import { toCustomisations } from '../../../../sdk/project/saving/save-payload';
import {
  type CompositionInput,
  createTextShapingCompiler,
  type SceneCompiler,
  type SceneInput,
} from '../../../../sdk/scene/compiling/compile-composition';
import type { LottieAnimation } from '../../../../sdk/scene/lottie';
import { toCompositionInput } from '../../../../sdk/scene/project-input/composition-input';
import { animationUrls, sceneFiles } from '../../../../sdk/scene/project-input/scene-files';
import { projectSource } from '../../../../sdk/stores/editor/editor-source';
import type { Catalogue } from '../../../../server/library/catalogue/catalogue';
import { layoutKey } from '../../../../server/library/seeding/manifest-rows';
import { toIngredientTemplate } from '../../../../server/library/templates/to-ingredient-template';
import { toMusicKit } from '../../../../server/library/to-library';
import type { MediaRow } from '../../../../server/media/media-row';
import { toMedia } from '../../../../server/media/to-media';
import { compositionInput } from '../../../../server/project/composition/composition-input';
import { toSnapshotMedia } from '../../../../server/project/composition/take-snapshot';
import { project as anyProject, edit, fitting } from '../../../sdk/project/arbitrary-project';
import { manifest } from '../../fixtures/library';
import { catalogueOf, mediaRow } from './catalogue-of';

/** Addresses are keys, so that both inputs name files alike. */
const addresses = { of: (key: string) => key };
const documents = new Map<string, LottieAnimation>();

/** The same document for the same file, as a cache has it. */
function documentOf(key: string): LottieAnimation {
  const known = documents.get(key) ?? {
    v: '5.7',
    fr: 30,
    ip: 0,
    op: 120,
    w: 16,
    h: 9,
    nm: key,
    assets: [],
    layers: [],
  };
  documents.set(key, known);
  return known;
}

const reader = {
  readTemplate: async (file: string) => documentOf(layoutKey(file)),
  readAnimation: async (key: string) => documentOf(key),
};

type Files = ReadonlyMap<number, MediaRow>;

function inExport(project: EditorProject, catalogue: Catalogue, files: Files): Promise<CompositionInput> {
  const { ratio, musicKitId, ownMusic, fontFamily, language = null, paletteOverride, audio } = project;
  const content = {
    customisations: toCustomisations(project),
    audio: audio.map((audioTrack, order) => ({ audioTrack, order })),
    musicKit: musicKitId,
    ownMusic,
    fontFamily,
    language,
    paletteOverride: [...paletteOverride],
  };
  const media = Object.fromEntries([...files].map(([id, row]) => [String(id), toSnapshotMedia(row)]));
  const named = { projectId: 7, version: 1, name: 'Film', templateFamilyId: null };
  return compositionInput({ ...named, ratio, content, media }, catalogue, reader);
}

function inEditor(project: EditorProject, catalogue: Catalogue, files: Files): CompositionInput {
  const ids = [...new Set(project.scenes.map(({ templateId }) => templateId))];
  const templates = ids.flatMap((id) => {
    const built = catalogue.ingredients.get(id);
    const template = built && toIngredientTemplate(built, 0, project.ratio, { catalogue, addresses });
    return template ? [[id, template] as const] : [];
  });
  const kit = catalogue.kits.get(project.musicKitId ?? 0);
  const media = Object.fromEntries([...files].map(([id, row]) => [id, toMedia(row, addresses)]));
  const source = projectSource({
    project,
    templates: new Map(templates),
    media,
    kit: kit ? toMusicKit(kit, addresses) : null,
  });
  const urls = project.scenes.flatMap(({ id, templateId }) => {
    const template = source.template(templateId);
    return template ? animationUrls(sceneFiles(template, project.values[id] ?? NO_VALUES, source.file)) : [];
  });
  return toCompositionInput(source, {
    templates: new Map(templates.map(([id, { dataFile }]) => [id, documentOf(dataFile)])),
    animations: Object.fromEntries(urls.map((url) => [url, documentOf(url)])),
  });
}

/** What compiling reads; the editor's templates say more of each field. */
function shown({ scenes, ...input }: CompositionInput) {
  const bound = ({ innerReference, targets }: { innerReference: string; targets: readonly string[] }) => ({
    innerReference,
    targets,
  });
  return {
    ...input,
    scenes: scenes.map(({ template: { fields, ...template }, ...scene }) => ({
      ...scene,
      template: {
        ...template,
        texts: fields.texts.map(bound),
        images: fields.images.map(bound),
        colors: fields.colors.map(bound),
      },
    })),
  };
}

const fixture = catalogueOf(manifest());

/** Files of an account: a short film, a picture with a focus, an animation and a song. */
const files: Files = new Map(
  [
    mediaRow({ id: 3, type: 'video', fileKey: 'film.mp4', widthPx: 1280, heightPx: 720, durationSeconds: 5 }),
    mediaRow({
      id: 4,
      type: 'image',
      fileKey: 'face.jpg',
      widthPx: 900,
      heightPx: 1200,
      focus: [0.4, 0.2],
      brightness: 'a',
    }),
    mediaRow({
      id: 5,
      type: 'lottie',
      fileKey: 'own.json',
      shownKey: 'shown.json',
      widthPx: 64,
      heightPx: 64,
      durationSeconds: 2,
    }),
    mediaRow({
      id: 6,
      type: 'audio',
      fileKey: 'song.mp3',
      shownKey: 'song.m4a',
      durationSeconds: 60,
      contentSamples: 2_880_000,
      loudnessLufs: -9,
    }),
  ].map((row) => [row.id, row]),
);
const PICTURES = [3, 4, 5];

const NOTHING: EditorProject = {
  id: 7,
  name: 'Film',
  recipeId: null,
  templateFamilyId: null,
  ratio: 'landscape',
  bpm: 120,
  scenes: [],
  values: {},
  musicKitId: null,
  audio: [],
  ownMusic: null,
  fontFamily: null,
  paletteOverride: [],
  brandId: null,
};

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** A project as the generator makes it, of templates and files that are there. */
function placed(project: EditorProject, catalogue: Catalogue): EditorProject {
  const ratio: Ratio = project.ratio === 'portrait' ? 'portrait' : 'landscape';
  const ids = [...catalogue.ingredients.values()].filter(({ layouts }) => layouts[ratio]).map(({ id }) => id);
  const renamed = <Value>(
    values: Readonly<Record<string, Value>>,
    names: readonly { readonly innerReference: string }[],
  ) =>
    Object.fromEntries(
      Object.values(values).flatMap((value, index) =>
        names.length > 0 ? [[at(names, index).innerReference, value]] : [],
      ),
    );
  const scenes = project.scenes.map(({ id, templateId }) => ({ id, templateId: at(ids, templateId) }));
  const values = scenes.map(({ id, templateId }) => {
    const own = project.values[id] ?? NO_VALUES;
    const { texts, images, colors } = catalogue.ingredients.get(templateId) ?? { texts: [], images: [], colors: [] };
    const chosen = Object.fromEntries(Object.entries(own.images).map(([field, image]) => [field, at(PICTURES, image)]));
    const background: BackgroundValue | null =
      own.background && own.background.type !== 'color'
        ? { ...own.background, value: at(PICTURES, own.background.value) }
        : own.background;
    return [
      id,
      {
        texts: renamed(own.texts, texts),
        images: renamed(chosen, images),
        colors: renamed(own.colors, colors),
        shots: renamed(own.shots, images),
        background,
      },
    ] as const;
  });
  const musicKitId = project.musicKitId === null ? null : at([...catalogue.kits.keys()], project.musicKitId);
  const samples = (musicKitId === null ? undefined : catalogue.kits.get(musicKitId))?.samples ?? [];
  return {
    ...project,
    ratio,
    scenes,
    values: Object.fromEntries(values),
    musicKitId,
    audio: samples.length === 0 ? [] : project.audio.map((index) => at(samples, index).id),
    ownMusic: project.ownMusic && { ...project.ownMusic, media: 6 },
  };
}

const editedProject = fc
  .record({ start: anyProject, edits: fc.array(edit, { maxLength: 12 }) })
  .map(({ start, edits }) => fitting(start, edits).reduce((now, one) => applyEdit(now, one) ?? now, start));

test('a trim that is older than the file of its id ends with the file', async () => {
  const background = { type: 'video', value: 3, trimStart: 10, trimEnd: 16 } as const;
  const scenes = [{ id: 1, templateId: 1001 }];
  const project = { ...NOTHING, scenes, values: { 1: { ...NO_VALUES, background } } };
  const input = await inExport(project, fixture, files);
  expect(input.scenes[0]?.background).toMatchObject({ trimStartSeconds: 4.9, trimEndSeconds: 5 });
  expect(shown(input)).toEqual(shown(inEditor(project, fixture, files)));
});

test('whatever people have made is the same in the editor and in an export', async () => {
  await fc.assert(
    fc.asyncProperty(editedProject, async (edited) => {
      const project = placed(edited, fixture);
      expect(shown(await inExport(project, fixture, files))).toEqual(shown(inEditor(project, fixture, files)));
    }),
    { numRuns: 300 },
  );
});

const longWord = fc.constantFrom(
  'Rechtsschutzversicherungsgesellschaften',
  'Donaudampf\u00adschifffahrt',
  'достопримечательность',
  '#BlackFridaySuperSale/2026',
  'hello.customers@spotreel.example',
  'und 50 %',
);

test('long words have the same lines in both, whatever either of them has loaded before', async () => {
  const editor = createTextShapingCompiler(createPackageTextShaper());
  const words = fc.array(longWord, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
  const scenes = [{ id: 1, templateId: 1001 }];
  const field = fixture.ingredients.get(1001)?.texts[0];
  if (!field) throw new Error('no text');
  const linesOf = async (input: CompositionInput, compile: SceneCompiler) =>
    Promise.all(input.scenes.map((scene) => compile({ ...scene, template: withText(scene, field.innerReference) })));
  await fc.assert(
    fc.asyncProperty(words, fc.constantFrom('de', 'en-GB', 'ru', 'cs', null), async (text, language) => {
      const values = { 1: { ...NO_VALUES, texts: { [field.innerReference]: text } } };
      const project = { ...NOTHING, scenes, values, language };
      const exporter = createTextShapingCompiler(createPackageTextShaper());
      const shownLines = await linesOf(inEditor(project, fixture, files), editor);
      expect(await linesOf(await inExport(project, fixture, files), exporter)).toEqual(shownLines);
    }),
    { numRuns: 30 },
  );
});

/** The scene's template with the field as its only layer, in a box that long words are wider than. */
function withText({ template }: SceneInput, innerReference: string): SceneInput['template'] {
  const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
  const ks = { o: still(100), r: still(0), p: still([0, 0, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]) };
  const [slot = ''] = template.fields.texts.find((one) => one.innerReference === innerReference)?.targets ?? [];
  const style = { t: 'Sample', f: 'Inter-700', s: 120, sz: [600, 700], fit: { minSize: 50 } };
  const layer = {
    ty: 5,
    nm: 'text',
    ind: 1,
    ip: 0,
    op: 60,
    st: 0,
    ks,
    t: { d: { sid: slot, k: [{ t: 0, s: style }] }, a: [] },
  };
  const fonts = { list: [{ fName: 'Inter-700', fFamily: 'Inter', fStyle: 'Bold', fWeight: '700' }] };
  const animation = { v: '5.7', fr: 30, ip: 0, op: 60, w: 1920, h: 1080, assets: [], layers: [layer], fonts };
  return { ...template, animation: animation as unknown as LottieAnimation };
}

const MANIFEST = 'dist/library/manifest.json';

test.skipIf(!existsSync(MANIFEST))('each style and each animation of the library is the same in both', async () => {
  const library = JSON.parse(readFileSync(MANIFEST, 'utf8')) as LibraryManifest;
  const catalogue = catalogueOf(library);
  const styles = library.recipes.flatMap(({ families }) => families);
  const made = [
    ...styles.map(({ defaultIngredientIds, defaultMusicKitId }) => [defaultIngredientIds, defaultMusicKitId] as const),
    ...library.templates.map(({ id, defaultMusicKitId }) => [[id], defaultMusicKitId] as const),
  ];
  let compared = 0;
  for (const [templateIds, musicKitId] of made)
    for (const ratio of ['landscape', 'portrait', 'square'] as const) {
      if (!templateIds.every((id) => catalogue.ingredients.get(id)?.layouts[ratio])) continue;
      const scenes = templateIds.map((templateId, index) => ({ id: index + 1, templateId }));
      const values = Object.fromEntries(scenes.map(({ id }) => [id, NO_VALUES]));
      const audio = catalogue.kits.get(musicKitId ?? 0)?.samples.map(({ id }) => id) ?? [];
      const project = { ...NOTHING, ratio, scenes, values, musicKitId, audio };
      expect(shown(await inExport(project, catalogue, new Map()))).toEqual(
        shown(inEditor(project, catalogue, new Map())),
      );
      compared++;
    }
  expect(compared).toBeGreaterThan(styles.length);
});
