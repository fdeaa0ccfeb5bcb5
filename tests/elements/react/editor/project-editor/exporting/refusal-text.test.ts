import { describe, expect, it } from 'vitest';
import {
  isPlanLimit,
  refusalText,
} from '../../../../../../elements/react/editor/project-editor/exporting/refusal-text';
import { sceneNotices } from '../../../../../../elements/react/editor/project-editor/scenes/scene-notices';
import { createTranslator } from '../../../../../../sdk/i18n/translator';
import type { Permission, Refusal } from '../../../../../../sdk/project/permitted';
import { ingredientTemplate } from '../../../../../sdk/project/launch-project';

const t = createTranslator();
const refused = (refusal: Refusal): Permission => ({ allowed: false, ...refusal });

describe('a limit', () => {
  it('says what the plan allows and that another one allows more', () => {
    const scenes = refused({ reason: 'additional_ingredient_limit', limit: 3 });
    const seconds = refused({ reason: 'recipe_duration_limit', limit: 300 });
    expect(refusalText(scenes, t)).toContain('add 3 scenes');
    expect(refusalText(refused({ reason: 'additional_ingredient_limit', limit: 0 }), t)).toContain(
      'doesn’t let you add scenes',
    );
    expect(refusalText(seconds, t)).toContain('300 seconds');
    expect([scenes, seconds].map(isPlanLimit)).toEqual([true, true]);
  });

  it('of another kind is no matter of the plan, and where all is allowed nothing is said', () => {
    const gone = refused({ reason: 'template_missing' });
    expect([refusalText(gone, t), isPlanLimit(gone)]).toEqual([expect.stringContaining('template'), false]);
    expect(refusalText({ allowed: true }, t)).toBeUndefined();
    expect(refusalText(refused({ reason: 'at_the_end' }), t)).toBeUndefined();
    expect(isPlanLimit({ allowed: true })).toBe(false);
  });
});

describe('what needs attention in a scene', () => {
  const template = ingredientTemplate(11);

  it('is said with the names of its fields, each once', () => {
    const words = sceneNotices(
      [
        { sceneId: 1, code: 'text_overflow', field: 'headline' },
        { sceneId: 1, code: 'text_overflow', field: 'headline' },
        { sceneId: 1, code: 'text_collides', field: 'headline' },
        { sceneId: 1, code: 'image_missing', field: 'logo' },
        { sceneId: 1, code: 'background_missing' },
        { sceneId: 1, code: 'music_missing' },
      ],
      template,
      t,
    );
    expect(words).toEqual([
      '“headline” doesn’t fit. Shorten it or it will be cut off.',
      '“headline” touches an image or a decoration. Shorten it.',
      'The image for “logo” is missing.',
      'The background file is missing.',
    ]);
    expect(sceneNotices([], template, t)).toEqual([]);
  });

  it('is the template itself when that is gone', () => {
    expect(sceneNotices([{ sceneId: 1, code: 'background_missing' }], undefined, t)).toEqual([
      'The template is no longer in the library.',
    ]);
  });
});
