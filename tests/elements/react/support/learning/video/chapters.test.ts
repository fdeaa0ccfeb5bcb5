import type { HelpBlock } from '@spotreel/sdk/internal/contract';
import { describe, expect, it } from 'vitest';
import { chapterAt, chaptersOf, stepHeading } from '../../../../../../elements/react/support/learning/video/chapters';

const heading = (text: string, atSeconds?: number): HelpBlock => ({
  type: 'heading',
  level: 2,
  id: text,
  spans: [{ text }],
  ...(atSeconds !== undefined && { atSeconds }),
});

describe('chapters', () => {
  const chapters = chaptersOf([
    heading('Step 2: Export', 10),
    heading('Step 1: Begin', 5),
    { type: 'paragraph', spans: [{ text: 'Text' }] },
    heading('What next'),
  ]);

  it('are the headings with a time, in order', () => {
    expect(chapters).toEqual([
      { title: 'Begin', atSeconds: 5 },
      { title: 'Export', atSeconds: 10 },
    ]);
  });

  it.each([
    [0, -1],
    [4.7, -1],
    [5, 0],
    [9.6, 0],
    [10, 1],
    [500, 1],
  ])('at %d s it is number %d', (seconds, place) => {
    expect(chapterAt(chapters, seconds)).toBe(place);
  });
});

describe('a heading', () => {
  it.each([
    ['Step 1: Choose a recipe', { number: '1', title: 'Choose a recipe' }],
    ['Schritt 12 – Fertig', { number: '12', title: 'Fertig' }],
    ['Étape 3. Choisir', { number: '3', title: 'Choisir' }],
    ['What to try next', { number: undefined, title: 'What to try next' }],
    ['Top 10 ideas', { number: undefined, title: 'Top 10 ideas' }],
  ])('%s is split', (text, parts) => {
    expect(stepHeading(text)).toEqual(parts);
  });
});
