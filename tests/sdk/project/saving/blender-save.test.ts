import { describe, expect, it } from 'vitest';
import { blenderSave } from '../../../../sdk/contract/export/blender';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import { canAddScene, canDuplicateScene } from '../../../../sdk/project/permitted';
import { firstTrack, toBlenderSave } from '../../../../sdk/project/saving/blender-save';
import { context, ingredientTemplate, launchProject } from '../launch-project';

const project: EditorProject = {
  ...launchProject,
  scenes: [{ id: 2, templateId: 12 }],
  values: {
    2: {
      texts: { headline: 'Hi' },
      images: { logo: 51, gone: 0 },
      colors: { accent: '#0f0' },
      shots: {},
      background: null,
    },
  },
  audio: [302],
  fontFamily: 'Lora',
  brandId: 4,
};

describe('a Blender project', () => {
  it('is saved with the fields of its scene at the top, by the rules of every save', () => {
    const save = toBlenderSave(project, 3);
    expect(save).toEqual({
      name: 'Launch',
      images: [{ id: 'logo', value: 51 }],
      texts: [{ id: 'headline', value: 'Hi' }],
      colors: [{ id: 'accent', value: '#00ff00' }],
      audioTrack: 302,
      fontFamily: 'Lora',
      organisation: 4,
      version: 3,
    });
    expect(blenderSave['~standard'].validate(save)).not.toHaveProperty('issues');
    expect(toBlenderSave({ ...project, audio: [] })).toMatchObject({ audioTrack: null });
  });

  it('is not saved without an id or without its scene', () => {
    expect(toBlenderSave({ ...project, id: null })).toBeUndefined();
    expect(toBlenderSave({ ...project, scenes: [] })).toBeUndefined();
  });

  it('that was never rendered and has no music takes the first track', () => {
    const tracks = [{ id: 301 }, { id: 302 }];
    expect(firstTrack({ ...project, audio: [] }, true, tracks)).toBe(301);
    expect(firstTrack(project, true, tracks)).toBeUndefined();
    expect(firstTrack({ ...project, audio: [] }, false, tracks)).toBeUndefined();
    expect(firstTrack({ ...project, audio: [] }, true, [])).toBeUndefined();
  });

  it('keeps its one scene', () => {
    const templates = new Map([[12, { ...ingredientTemplate(12), renderer: 'blender' as const }]]);
    const alone = { ...context, templates, family: null };
    expect(canAddScene(project, alone, 12)).toEqual({ allowed: false, reason: 'single_scene' });
    expect(canDuplicateScene(project, alone, 2)).toEqual({ allowed: false, reason: 'single_scene' });
  });
});
