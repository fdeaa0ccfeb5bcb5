import { describe, expect, it } from 'vitest';
import { createTranslator, type MessageKey } from '../../../sdk/i18n/translator';
import { catalogues } from './catalogues';

describe('a translator', () => {
  it('fills places and leaves those without a value as they are', () => {
    const t = createTranslator();
    expect(t('editor.characters', { count: 5, max: 20 })).toBe('5 of 20');
    expect(t('editor.characters')).toBe('{count} of {max}');
    expect(t('preview.title', { name: '{name} $&' })).toBe('Preview of {name} $&');
  });

  it('chooses the plural form of its language', () => {
    const t = createTranslator();
    expect([0, 1, 2].map((count) => t('editor.sceneCount', { count }))).toEqual(['0 scenes', '1 scene', '2 scenes']);
    const polish = createTranslator(
      {
        'editor.sceneCount': {
          one: '{count} scena',
          few: '{count} sceny',
          many: '{count} scen',
          other: '{count} sceny',
        },
      },
      'pl',
    );
    expect([1, 3, 12].map((count) => polish('editor.sceneCount', { count }))).toEqual([
      '1 scena',
      '3 sceny',
      '12 scen',
    ]);
  });

  it.each([
    ['ar', 'ar-u-nu-latn'],
    ['ar-EG', 'ar-EG-u-nu-latn'],
    ['ar-EG-u-nu-arab', 'ar-EG-u-nu-arab'],
    ['en_us', 'en-US'],
    ['no tag!', 'en'],
  ])('the locale of %s is %s: Arabic has digits of one kind', (tag, expected) => {
    const t = createTranslator({ 'editor.characters': '{count} 16:9' }, tag);
    expect(t.locale).toBe(expected);
    expect(/[\u0660-\u0669]/.test(t('editor.characters', { count: 5 }))).toBe(tag.endsWith('arab'));
  });

  it('writes numbers as its language does', () => {
    expect(createTranslator({}, 'de')('editor.characters', { count: 5, max: 12345 })).toBe('5 of 12.345');
  });

  it('takes single words from the embedding page and keeps the rest', () => {
    const t = createTranslator({ 'editor.render': 'Go' });
    expect([t('editor.render'), t('editor.undo')]).toEqual(['Go', 'Undo']);
  });
});

describe('the catalogue', () => {
  it('has the exact words of the error catalogue', () => {
    const t = createTranslator();
    const exact: Partial<Record<MessageKey, string>> = {
      'failure.projectLoad': 'Cannot load the project. Are you sure it really exists?',
      'failure.save': 'An error occurred while saving the project',
      'failure.keyframesRequest': 'An error occurred while requesting keyframes',
      'failure.keyframes': 'An error occurred while generating keyframes',
      'render.limitTitle': 'Whoa there, Render Master!',
      'render.limitButton': 'Upgrade Your Plan',
      'render.errorTitle': 'Oops!',
      'render.errorText': 'An error occurred while creating the render',
    };
    for (const [key, words] of Object.entries(exact)) expect(t(key as MessageKey)).toBe(words);
  });

  it('has no empty message and no place that is left open', () => {
    for (const message of Object.values(catalogues.en)) {
      for (const form of typeof message === 'string' ? [message] : Object.values(message)) {
        expect(form.trim()).not.toBe('');
        expect(form.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
      }
    }
  });
});
