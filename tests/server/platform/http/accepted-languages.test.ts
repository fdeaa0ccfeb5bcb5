import { describe, expect, it } from 'vitest';
import { acceptedLanguages, isLanguageTag } from '../../../../server/platform/http/accepted-languages';

describe('the languages of a reader', () => {
  it.each([
    [null, []],
    ['', []],
    ['de', ['de']],
    ['de-CH, de;q=0.9 , en;q=0.8', ['de-CH', 'de', 'en']],
    ['en;q=0.5, fr ; q=0.7, ja', ['ja', 'fr', 'en']],
    ['fr;q=0, en', ['en']],
    ['*, en;q=0.5', ['en']],
    ['en;level=1', ['en']],
    ['<script>, de', ['de']],
    ['en;q=x', ['en']],
  ])('of %j are %j', (header, languages) => expect(acceptedLanguages(header)).toEqual(languages));

  it('are read from a part of a header that is too long', () => {
    expect(acceptedLanguages(`de,${' '.repeat(497)}fr`)).toEqual(['de']);
  });
});

it.each([
  ['en', true],
  ['zh-Hans-CN', true],
  ['pt_BR', true],
  ['fil', true],
  ['e', false],
  ['engl', false],
  ['en-', false],
  ['en-a', false],
  ['en-abcdefghi', false],
  ['en-aa-bb-cc-dd', false],
  ['12', false],
  [' en', false],
])('%j is a tag of a language: %s', (text, isTag) => expect(isLanguageTag(text)).toBe(isTag));
