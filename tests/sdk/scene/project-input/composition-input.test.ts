import { describe, expect, it } from 'vitest';
import type { IngredientTemplate } from '../../../../sdk/contract/library/library';
import type { BackgroundValue } from '../../../../sdk/contract/project/background';
import type { Transition } from '../../../../sdk/contract/project/transition';
import { NO_VALUES, type SceneValues } from '../../../../sdk/project/editor-project';
import type { MediaById } from '../../../../sdk/project/forms/form-item';
import type { CachedScene } from '../../../../sdk/scene/project-input/composition-input';
import { toCompositionInput } from '../../../../sdk/scene/project-input/composition-input';
import { type EditorSource, projectSource } from '../../../../sdk/stores/editor/editor-source';
import { context, ingredientTemplate, launchProject, logo } from '../../project/launch-project';

const animation = { v: '5.7', fr: 30, ip: 0, op: 120, w: 1920, h: 1080, assets: [], layers: [] };
const video = { ...logo, id: 70, type: 'video' as const, props: { width: 1280, height: 720, duration: 9 } };

function sceneOf(
  values: Partial<SceneValues>,
  media: MediaById = {},
  template: IngredientTemplate = ingredientTemplate(12),
) {
  const project = { ...launchProject, scenes: [{ id: 1, templateId: 12 }], values: { 1: { ...NO_VALUES, ...values } } };
  const source = projectSource({ project, templates: new Map([[12, template]]), media, kit: null });
  const [scene] = toCompositionInput(source, { templates: new Map([[12, animation]]), animations: {} }).scenes;
  if (!scene) throw new Error('The scene was left out.');
  return scene;
}
const backgroundOf = (background: BackgroundValue | null, media?: MediaById) =>
  sceneOf({ background }, media).background;

describe('what a scene shows', () => {
  it('is its values over the defaults', () => {
    const { content } = sceneOf({ texts: { headline: '' }, images: { logo: 60 } }, { 60: { ...logo, id: 60 } });
    expect(content).toMatchObject({
      texts: { headline: '', body: 'Body' },
      images: { logo: { mediaId: 60, src: '/media/50.png', widthPx: 400, heightPx: 200 } },
      colors: { accent: '#ff0000' },
    });
    expect(sceneOf({}).content.images.logo).toMatchObject({ mediaId: 50 });
    const headed = { ...ingredientTemplate(12), displayFont: 'Fraunces' };
    expect(sceneOf({}, {}, headed).content).toMatchObject({ fontFamily: undefined, displayFont: 'Fraunces' });
  });

  it('has no picture where the chosen one is unknown', () => {
    expect(sceneOf({ images: { logo: 99 } }).content.images).toEqual({});
  });
});

describe('movements of the camera', () => {
  it('are of the fields that have one', () => {
    expect(sceneOf({ shots: { logo: 'pan-up' } }).content.shots).toEqual({ logo: 'pan-up' });
    expect(sceneOf({}).content).not.toHaveProperty('shots');
  });

  it('over an image behind a scene make it part of the document, over white', () => {
    const image = { type: 'image', value: 60, scale: 2, camera: 'zoom-out' } as const;
    const { background, content } = sceneOf({ background: image }, { 60: { ...logo, id: 60 } });
    expect(background).toEqual({ type: 'color', color: '#ffffff' });
    expect(content.backdrop).toMatchObject({ media: { mediaId: 60 }, scale: 2, camera: 'zoom-out' });
  });
});

describe('the languages of a project', () => {
  const languagesOf = (project: object, texts: Record<string, string>) => {
    const whole = {
      ...launchProject,
      ...project,
      scenes: [{ id: 1, templateId: 12 }],
      values: { 1: { ...NO_VALUES, texts } },
    };
    const source = projectSource({
      project: whole,
      templates: new Map([[12, ingredientTemplate(12)]]),
      media: {},
      kit: null,
    });
    const { scenes } = toCompositionInput(source, { templates: new Map([[12, animation]]), animations: {} });
    return scenes[0]?.content.languages;
  };

  it('are the one that was chosen, then what all letters say', () => {
    expect(languagesOf({ language: 'tr' }, { headline: 'indirim' })).toEqual(['tr']);
    expect(languagesOf({ language: 'en' }, { headline: '骨', body: 'の' })).toEqual(['en', 'ja']);
    expect(languagesOf({}, { headline: 'Sale' })).toBeUndefined();
    expect(sceneOf({ texts: { headline: 'hər kəs' } }).content.sampleTexts).toEqual(['body']);
  });
});

describe('what stands behind a scene', () => {
  it('is what was chosen, with times and places filled in', () => {
    expect(backgroundOf({ type: 'video', value: 70, position: '10,-20' }, { 70: video })).toEqual({
      type: 'video',
      media: { mediaId: 70, src: '/media/50.png', widthPx: 1280, heightPx: 720 },
      scale: 1,
      positionX: 10,
      positionY: -20,
      trimStartSeconds: 0,
      trimEndSeconds: 9,
    });
  });

  it('is never cut beyond the end of the film', () => {
    const value = { type: 'video', value: 70, trimStart: 20, trimEnd: 30 } as const;
    expect(backgroundOf(value, { 70: video })).toMatchObject({ trimStartSeconds: 8.9, trimEndSeconds: 9 });
  });

  it('is the template’s own where nothing was chosen or the file is gone', () => {
    expect(backgroundOf(null)).toEqual({ type: 'color', color: '#101010' });
    expect(backgroundOf({ type: 'image', value: 99 })).toEqual({ type: 'color', color: '#101010' });
    const own = ingredientTemplate(12);
    const gone = { ...own, backgrounds: { ...own.backgrounds, default: { type: 'image' as const, value: 98 } } };
    expect(sceneOf({ background: { type: 'image', value: 99 } }, {}, gone).background.type).toBe('color');
    expect(sceneOf({}, {}, gone).background).toEqual({ type: 'color', color: '#000000' });
  });

  it('is an animation in the scene’s own document, over its color', () => {
    const file = { ...logo, id: 72, type: 'lottie' as const, url: '/media/72.json' };
    const { content, background } = sceneOf({ background: { type: 'lottie', value: 72, scale: 2 } }, { 72: file });
    expect(background).toEqual({ type: 'color', color: '#ffffff' });
    expect(content.backdrop).toMatchObject({ media: { src: '/media/72.json', isAnimation: true }, scale: 2 });
  });
});

describe('a project', () => {
  const source: EditorSource = { project: launchProject, templates: context.templates, media: {}, kit: null };
  const documents = { templates: new Map([[12, animation]]), animations: {} };
  const scenesOf = (over: Partial<EditorSource>, made = new Map<number, CachedScene>()) =>
    toCompositionInput(projectSource({ ...source, ...over }), documents, made).scenes;

  it('leaves out scenes whose template or document is unknown', () => {
    const input = toCompositionInput(projectSource(source), documents);
    expect(input.scenes.map(({ ingredientId }) => ingredientId)).toEqual([2]);
    expect(input).toMatchObject({ width: 1920, height: 1080, audio: [] });
  });

  it('makes anew what has changed alone', () => {
    const made = new Map<number, CachedScene>();
    const [before] = scenesOf({}, made);
    expect(scenesOf({ project: { ...launchProject, name: 'Other' }, media: { 60: logo } }, made)[0]).toBe(before);
    const shown = { ...NO_VALUES, texts: { title: 'Mine' }, images: { logo: 60 } };
    const project = { ...launchProject, values: { ...launchProject.values, 2: shown } };
    const [typed] = scenesOf({ project, media: { 60: logo } }, made);
    expect(typed).not.toBe(before);
    const sharper = { ...logo, props: { ...logo.props, brightness: 'a' } };
    expect(scenesOf({ project, media: { 60: sharper } }, made)[0]).not.toBe(typed);
    const inOtherFont = { ...launchProject, fontFamily: 'Lora' };
    expect(scenesOf({ project: inOtherFont }, made)[0]?.content.fontFamily).toBe('Lora');
  });
});

describe('scenes that a transition joins', () => {
  const template = ingredientTemplate(12);
  const film = (transition?: Transition) => {
    const project = {
      ...launchProject,
      scenes: [
        { id: 1, templateId: 12, ...(transition && { transition }) },
        { id: 2, templateId: 12 },
      ],
      values: { 1: { ...NO_VALUES, colors: { accent: '#20c040' as const } }, 2: NO_VALUES },
    };
    const source = projectSource({ project, templates: new Map([[12, template]]), media: {}, kit: null });
    return toCompositionInput(source, { templates: new Map([[12, animation]]), animations: {} }).scenes;
  };

  it('are longer by their part of it, and keep the time between their cuts', () => {
    const [alone] = film();
    const [leaving, entering] = film({ kind: 'push', frames: 9 });
    expect(alone?.content).not.toHaveProperty('joins');
    expect(leaving).toMatchObject({ durationSeconds: alone?.durationSeconds, transition: { kind: 'push' } });
    expect(leaving?.content).toMatchObject({ frames: 125, joins: { isEntering: true, isLeaving: true } });
    expect(entering?.content).toMatchObject({ frames: 124, joins: { isEntering: true, isLeaving: false } });
  });

  it('are not longer at a cut, which takes their wipes away', () => {
    const [leaving] = film({ kind: 'cut', frames: 9 });
    expect(leaving?.content.joins).toEqual({ isEntering: true, isLeaving: true });
    expect(leaving?.content).not.toHaveProperty('frames');
  });

  it('name the most vivid color of the scene that leaves', () => {
    expect(film({ kind: 'color', frames: 9 })[0]?.transitionColor).toBe('#20c040');
  });
});
