import { describe, expect, test } from 'vitest';
import { readReviewText } from '../../../../server/external/reviews/read-review-text';

/** Score, text and author of one paragraph. */
function read(paragraph: string): unknown[] {
  const [first] = readReviewText(paragraph);
  return first && 'review' in first ? [first.review.score, first.review.text, first.review.author] : ['problem'];
}

describe('a pasted review', () => {
  test.for([
    ['3 stars - Meh - Bob', 3, 'Meh', 'Bob'],
    ['4/5 Good - Dora', 4, 'Good', 'Dora'],
    ['★★★★★ Great lamp!', 5, 'Great lamp!', ''],
    ['Rated 4.5 out of 5\nLovely light', 4.5, 'Lovely light', ''],
    ['Rated 4.5 out of 5: lovely light.', 4.5, 'lovely light.', ''],
    ['⭐️⭐️⭐️⭐️ Quick delivery — Ada Byron', 4, 'Quick delivery', 'Ada Byron'],
    ['★★★☆☆\nIt is fine.\n- Grace', 3, 'It is fine.', 'Grace'],
    ['★ ★ ★ ★ ★ Wonderful', 5, 'Wonderful', ''],
    ['Great lamp! 5 stars', 5, 'Great lamp!', ''],
    ['Great lamp (9/10) - Bob', 4.5, 'Great lamp', 'Bob'],
    ['Ada - 5 stars - Lovely', 5, 'Lovely', 'Ada'],
    ['Lovely light! - 5 stars - Ada', 5, 'Lovely light!', 'Ada'],
    ['85/100 - Solid', 4.3, 'Solid', ''],
    ['4★ Solid', 4, 'Solid', ''],
    ['Five stars. Best lamp ever.', 5, 'Best lamp ever.', ''],
    ['Rating: 2\nBroke in a week', 2, 'Broke in a week', ''],
    ['I give it 5 stars because the light is warm.', 5, 'I give it 5 stars because the light is warm.', ''],
  ] as const)('in English: %s', ([paragraph, score, text, author]) => {
    expect(read(paragraph)).toEqual([score, text, author]);
  });

  test.for([
    ['4 von 5 Sternen - Schönes Licht - Jörg von der Heide', 4, 'Schönes Licht', 'Jörg von der Heide'],
    ['5 Sterne: Sehr gut!', 5, 'Sehr gut!', ''],
    ['Bewertung: 4,5\nTolle Lampe', 4.5, 'Tolle Lampe', ''],
    ['4,5 étoiles - Très belle lampe - Chloé', 4.5, 'Très belle lampe', 'Chloé'],
    ['4 sur 5. Livraison rapide', 4, 'Livraison rapide', ''],
    ['5 estrellas - Muy buena - Íñigo', 5, 'Muy buena', 'Íñigo'],
    ['4 de 5 estrellas: Bonita', 4, 'Bonita', ''],
    ['3 estrelas - Razoável - João', 3, 'Razoável', 'João'],
    ['Nota: 4,5 de 5\nMuito boa', 4.5, 'Muito boa', ''],
    ['٥ نجوم - ممتاز - سارة', 5, 'ممتاز', 'سارة'],
    ['4 من 5 نجوم: مصباح جميل', 4, 'مصباح جميل', ''],
    ['خمس نجوم. رائع', 5, 'رائع', ''],
    ['星4つ。とても明るい', 4, 'とても明るい', ''],
    ['星５ - 最高です - 花子', 5, '最高です', '花子'],
    ['5点満点中4点\n配送が早い', 4, '配送が早い', ''],
    ['評価：4.5\n良い', 4.5, '良い', ''],
  ] as const)('in another language: %s', ([paragraph, score, text, author]) => {
    expect(read(paragraph)).toEqual([score, text, author]);
  });

  test.for([
    'Support answers 24/7 and is kind.',
    'Bought on 5/10/2024, still bright.',
    '3 out of 5 lamps broke.',
    'Their repository has 100 stars.',
    'We use 4/5 of them every day.',
    'A lamp for 4.5 meters of wire - would buy again',
    'The 5 of us love it.',
    '★★★★★★ six stars are none of five',
  ])('without a score: %s', (paragraph) => {
    expect(read(paragraph)).toEqual([null, paragraph, '']);
  });

  test('of a score alone has no text', () => {
    expect(read('★★★★★')).toEqual(['problem']);
    expect(read('4/5\n- Ada')).toEqual(['problem']);
  });
});

test.for(['★', '5 ', '4/5', '5 stars ', '4,', 'out of 5 ', ' - ', '1/', '星', 'a'])(
  'a long text of "%s" is read in linear time',
  (piece) => {
    const text = piece.repeat(Math.floor(900_000 / piece.length));
    const started = performance.now();
    readReviewText(text);
    readReviewText(text.replaceAll(' ', '\n\n'));
    expect(performance.now() - started).toBeLessThan(3000);
  },
);
