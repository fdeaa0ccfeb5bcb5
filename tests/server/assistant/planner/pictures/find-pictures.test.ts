import { expect, test } from 'vitest';
import { pictureChooser } from '../../../../../server/assistant/planner/pictures/choose-pictures';
import { findPictures } from '../../../../../server/assistant/planner/pictures/find-pictures';

const pictures = [
  { id: 1, name: 'Pizza', words: 'pizza restaurant italian dinner' },
  { id: 2, name: 'Coffee and books', words: 'coffee and books breakfast cafe morning table' },
  { id: 3, name: 'Kettlebell', words: 'kettlebell gym sport' },
];
const idsOf = (text: string) => findPictures(text, pictures).map(({ id }) => id);

test.each([
  ['Coffee for everyone', [2]],
  ['Kaffee und Pizza für alle', [1, 2]],
  ['مقهى جديد', [2]],
  ['新しいジム', [3]],
  ['Nuestro gimnasio abre', [3]],
  ['Restaurant dinner on the table', []],
  ['Quarterly results', []],
])('%s', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
});

test('each picture comes once, and scenes without a picture get none', () => {
  const choose = pictureChooser('Coffee and pizza', { pictures });
  const scene = { id: 1, slug: 's', name: 'S', seconds: 4, texts: [], pictures: ['photo'] };
  expect(choose({ ...scene, pictures: [] })).toEqual([]);
  expect([choose(scene), choose(scene), choose(scene)].map((found) => found.map(({ value }) => value))).toEqual([
    [1],
    [2],
    [],
  ]);
});
