import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { recipeSources } from '../../library/recipes';
import { similarityTable } from '../reporters/similarities.mjs';

test('each recipe of the library has its file of frames', () => {
  const files = readdirSync(fileURLToPath(new URL('./recipes', import.meta.url)));
  expect(files.sort()).toEqual(recipeSources.map(({ slug }) => `${slug}.test.ts`).sort());
});

test('the table names the worst frame of each recipe and pair of painters', () => {
  const pair = 'player and render';
  const table = similarityTable([
    { file: 'one', layout: 'A > title > landscape', similarities: [{ pair, frame: 3, value: 1 }] },
    {
      file: 'one',
      layout: 'A > title > portrait',
      similarities: [
        { pair, frame: 7, value: 0.96 },
        { pair, frame: 9, value: 0.98 },
        { pair: 'Skottie and render', frame: 7, value: 0.99 },
      ],
    },
  ]);
  expect(table.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
    ['recipe', 'painters', 'frames', 'least', 'mean', 'worst frame'],
    ['one', 'player and render', '3', '0.9600', '0.9800', 'A > title > portrait, frame 7'],
    ['one', 'Skottie and render', '1', '0.9900', '0.9900', 'A > title > portrait, frame 7'],
  ]);
});

test('nothing is printed of a run that compares no frames', () => {
  expect(similarityTable([])).toBe('');
});
