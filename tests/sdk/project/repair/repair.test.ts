import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MusicKit } from '../../../../sdk/contract/library/music';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import { applyTransaction } from '../../../../sdk/project/history/transaction';
import { mediaIdsOf, missingOf, type Surrounding } from '../../../../sdk/project/repair/missing';
import { inFormat, NO_MUSIC, repairEdits, replaceScene } from '../../../../sdk/project/repair/repairs';
import { project } from '../arbitrary-project';
import { context, film, ingredientTemplate, launchProject } from '../launch-project';

const whole: Surrounding = {
  templates: context.templates,
  isLaidOut: true,
  missingMedia: new Set(),
  kit: { id: 30, audioSamples: [{ id: 301 }, { id: 302 }] } as unknown as MusicKit,
  isKitMissing: false,
};

const withBackground: EditorProject = {
  ...launchProject,
  values: {
    ...launchProject.values,
    1: {
      texts: {},
      images: { logo: 60, elsewhere: 60 },
      colors: {},
      shots: {},
      background: { type: 'image', value: 61 },
    },
  },
};

describe('what is missing', () => {
  it('is nothing in a project that has everything', () => {
    expect(missingOf(launchProject, whole)).toEqual([]);
  });

  it('is told in the order of the video, the music last', () => {
    const missing = missingOf(withBackground, {
      ...whole,
      templates: new Map([[11, ingredientTemplate(11)]]),
      missingMedia: new Set([51, 60, 61]),
      kit: null,
      isKitMissing: true,
    });
    expect(missing).toEqual([
      { kind: 'picture', sceneId: 1, field: 'logo', mediaId: 60 },
      { kind: 'background', sceneId: 1, mediaId: 61 },
      { kind: 'scene', sceneId: 2, templateId: 12 },
      { kind: 'kit', musicKitId: 30 },
    ]);
  });

  it('are samples when the kit has lost some, and not before the kit is known', () => {
    const audio = [301, 999];
    expect(missingOf({ ...launchProject, audio }, whole)).toEqual([{ kind: 'samples', musicKitId: 30 }]);
    expect(missingOf({ ...launchProject, audio }, { ...whole, kit: null })).toEqual([]);
    expect(missingOf({ ...launchProject, musicKitId: null, audio: [] }, { ...whole, isKitMissing: true })).toEqual([]);
  });

  it('are no templates while they are still being fetched', () => {
    expect(missingOf(launchProject, { ...whole, templates: new Map(), isLaidOut: false })).toEqual([]);
  });

  it('counts every file that a project names once', () => {
    expect([...mediaIdsOf(withBackground)].sort()).toEqual([51, 60, 61]);
  });
});

describe('repairing', () => {
  it('leaves nothing missing, whatever was, and is one step to take back', () => {
    const some = fc.array(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(project, some, some, fc.boolean(), (before, templates, media, isKitMissing) => {
        const surrounding = {
          ...whole,
          templates: new Map(templates.map((id) => [id, ingredientTemplate(id)])),
          missingMedia: new Set(media),
          isKitMissing,
        };
        const edits = repairEdits(missingOf(before, surrounding), NO_MUSIC);
        const repaired = applyTransaction(before, { edits });
        expect(repaired && missingOf(repaired.project, surrounding)).toEqual([]);
        expect(repaired && applyTransaction(repaired.project, { edits: repaired.inverse })?.project).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('puts another scene in the place of a lost one, with what it has room for', () => {
    const lost: EditorProject = {
      ...launchProject,
      values: {
        ...launchProject.values,
        1: {
          texts: { headline: 'Launch day', body: 'x'.repeat(101), subtitle: 'gone' },
          images: { logo: 51, shot: 52 },
          colors: { accent: '#00ff00', other: '#000000' },
          shots: {},
          background: { type: 'video', value: film.id },
        },
      },
    };
    const replaced = applyTransaction(lost, { edits: replaceScene(lost, 1, ingredientTemplate(13)) })?.project;
    expect(replaced?.scenes).toEqual([
      { id: 3, templateId: 13 },
      { id: 2, templateId: 12 },
    ]);
    expect(replaced?.values[3]).toEqual({
      texts: { headline: 'Launch day' },
      images: { logo: 51 },
      colors: { accent: '#00ff00' },
      shots: {},
      background: { type: 'video', value: film.id },
    });
    expect(replaceScene(lost, 99, ingredientTemplate(13))).toEqual([]);
  });
});

describe('a project outside recipes in another format', () => {
  it('has the template of that format in every scene, with all that was put in, and back', () => {
    const long = 'A headline of more than twenty characters';
    const [first] = launchProject.scenes;
    if (!first) throw new Error('the fixture changed');
    const values = {
      texts: { headline: long, gone: 'x' },
      images: { logo: 51 },
      colors: {},
      shots: {},
      background: null,
    };
    const scenes = [first, { ...first, id: 2 }];
    const project = { ...launchProject, scenes, values: { 1: values, 2: values } };
    const edits = inFormat(project, { ratio: 'portrait', template: ingredientTemplate(13, 'portrait') });
    const applied = applyTransaction(project, { edits });
    expect(applied?.project).toMatchObject({ ratio: 'portrait', scenes: [{ templateId: 13 }, { templateId: 13 }] });
    const ids = applied?.project.scenes.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids)
      expect(applied?.project.values[id]).toMatchObject({ texts: { headline: long }, images: { logo: 51 } });
    expect(applied && applyTransaction(applied.project, { edits: applied.inverse })?.project).toEqual(project);
  });

  it('keeps its scenes where the template has both layouts', () => {
    const template = ingredientTemplate(11, 'portrait');
    const alone = { ...launchProject, scenes: launchProject.scenes.slice(0, 1) };
    expect(inFormat(alone, { ratio: 'portrait', template })).toEqual([{ type: 'set-ratio', value: 'portrait' }]);
  });
});
