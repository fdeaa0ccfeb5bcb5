import { describe, expect, it } from 'vitest';
import type { TemplateTextField } from '../../../../sdk/contract/library/library';
import type { FormFields } from '../../../../sdk/project/forms/form-sections';
import { excessOf, reviewTexts } from '../../../../sdk/project/forms/review-texts';

const field = (innerReference: string, dataField: string | null, over: Partial<TemplateTextField> = {}) =>
  ({ innerReference, dataField, dataType: 'review', type: 'text', maxLength: 20, ...over }) as TemplateTextField;

const group: FormFields = {
  texts: [
    field('quote2', 'TEXT', { type: 'textarea' }),
    field('author2', 'AUTHOR'),
    field('city2', 'CITY'),
    field('more2', null),
  ],
  images: [],
  colors: [],
};

describe('a review', () => {
  it('goes into the fields for its words and its author alone', () => {
    expect(reviewTexts(group, { text: 'Lovely.\nReally!', author: 'Ada\n Byron' })).toEqual({
      quote2: 'Lovely.\nReally!',
      author2: 'Ada Byron',
    });
  });

  it('takes away what the scene said about another person', () => {
    const texts = [...group.texts, field('role2', 'ROLE')];
    expect(reviewTexts({ ...group, texts }, { text: 'Lovely', author: 'Ada' })).toMatchObject({ role2: '' });
  });

  it('without an author leaves nobody else’s name', () => {
    expect(reviewTexts(group, { text: 'Lovely', author: '' })).toEqual({ quote2: 'Lovely', author2: '' });
  });

  it('can be longer than a field allows, counted in whole characters', () => {
    expect(excessOf(group, { quote2: '😀'.repeat(20), author2: 'Ada' })).toBe(0);
    expect(excessOf(group, { quote2: '😀'.repeat(23), author2: 'A'.repeat(21) })).toBe(3);
  });
});
