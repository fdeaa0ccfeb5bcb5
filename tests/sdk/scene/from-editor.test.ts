import { describe, expect, it } from 'vitest';
import { NO_VALUES } from '../../../sdk/project/editor-project';
import {
  backgroundOf,
  type CachedScene,
  contentOf,
  isBackgroundMissing,
  toCompositionInput,
} from '../../../sdk/scene/from-editor';
import { context, ingredientTemplate, launchProject, logo } from '../project/launch-project';

const template = ingredientTemplate(11);
const animation = { v: '5.7', fr: 30, ip: 0, op: 120, w: 1920, h: 1080, assets: [], layers: [] };
const video = { ...logo, id: 70, type: 'video' as const, props: { width: 1280, height: 720, duration: 9 } };

describe('what a scene shows', () => {
  it('is its values over the defaults', () => {
    const values = { ...NO_VALUES, texts: { headline: '' }, images: { logo: 60 } };
    expect(contentOf(template, values, { 60: { ...logo, id: 60 } }, 'Lora')).toEqual({
      texts: { headline: '', body: 'Body' },
      images: { logo: { mediaId: 60, src: '/media/50.png', widthPx: 400, heightPx: 200 } },
      colors: { accent: '#ff0000' },
      fontFamily: 'Lora',
    });
    const headed = { ...template, displayFont: 'Fraunces' };
    expect(contentOf(headed, NO_VALUES, {}, 'Lora')).toMatchObject({ fontFamily: 'Lora', displayFont: 'Fraunces' });
    expect(contentOf(template, NO_VALUES, {}, null).images.logo).toMatchObject({ mediaId: 50 });
  });

  it('has no picture where the chosen one is unknown', () => {
    expect(contentOf(template, { ...NO_VALUES, images: { logo: 99 } }, {}, null).images).toEqual({});
  });
});

describe('what stands behind a scene', () => {
  it('is what was chosen, with times and places filled in', () => {
    expect(backgroundOf(template, { type: 'video', value: 70, position: '10,-20' }, { 70: video })).toEqual({
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
    const background = backgroundOf(template, value, { 70: video });
    expect(background).toMatchObject({ trimStartSeconds: 8.9, trimEndSeconds: 9 });
  });

  it('is the template’s own where nothing was chosen or the file is gone', () => {
    expect(backgroundOf(template, null, {})).toEqual({ type: 'color', color: '#101010' });
    expect(backgroundOf(template, { type: 'image', value: 99 }, {})).toEqual({ type: 'color', color: '#101010' });
    expect(isBackgroundMissing({ ...NO_VALUES, background: { type: 'image', value: 99 } }, {})).toBe(true);
    expect(isBackgroundMissing(NO_VALUES, {})).toBe(false);
  });
});

describe('a project', () => {
  it('leaves out scenes whose template or document is unknown', () => {
    const source = { project: launchProject, templates: context.templates, media: {}, kit: null };
    const input = toCompositionInput(source, { templates: new Map([[12, animation]]), animations: {} });
    expect(input.scenes.map(({ ingredientId }) => ingredientId)).toEqual([2]);
    expect(input).toMatchObject({ width: 1920, height: 1080, audio: [] });
  });

  it('makes anew what has changed alone', () => {
    const source = { project: launchProject, templates: context.templates, media: {}, kit: null };
    const documents = { templates: new Map([[12, animation]]), animations: {} };
    const made = new Map<number, CachedScene>();
    const [before] = toCompositionInput(source, documents, made).scenes;
    expect(
      toCompositionInput({ ...source, project: { ...launchProject, name: 'Other' } }, documents, made).scenes[0],
    ).toBe(before);
    const values = { ...launchProject.values, 2: { ...NO_VALUES, texts: { title: 'Mine' } } };
    const typed = toCompositionInput({ ...source, project: { ...launchProject, values } }, documents, made).scenes[0];
    expect(typed).not.toBe(before);
    const inOtherFont = { ...source, project: { ...launchProject, fontFamily: 'Lora' } };
    expect(toCompositionInput(inOtherFont, documents, made).scenes[0]?.content.fontFamily).toBe('Lora');
  });
});
