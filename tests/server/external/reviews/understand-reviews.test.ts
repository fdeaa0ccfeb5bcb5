import { describe, expect, test } from 'vitest';
import { MOST_REVIEWS } from '../../../../server/external/reviews/found-review';
import { toUnderstood } from '../../../../server/external/reviews/to-understood';
import { understandReviews } from '../../../../server/external/reviews/understand-reviews';

const refusalOf = (source: 'file' | 'text', text: string) => {
  try {
    understandReviews(source, text);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a file', () => {
  test.each([
    ['commas', 'Author,Rating,Review,Date,Link\nAda,5,"Lovely, really",2026-03-01,https://shop.test/1\n'],
    ['semicolons', 'author;stars;text;created at;url\nAda;5/5;Lovely, really;2026-03-01;https://shop.test/1\n'],
    [
      'tabs and a mark at its start',
      '\uFEFFname\tscore\tcomment\tdate\turl\r\nAda\t10/10\tLovely, really\t2026-03-01\thttps://shop.test/1',
    ],
  ])('with %s is understood', (_what, text) => {
    const { reviews, problems } = understandReviews('file', text);
    expect(problems).toEqual([]);
    expect(reviews).toEqual([
      {
        author: 'Ada',
        text: 'Lovely, really',
        score: 5,
        writtenAt: new Date('2026-03-01'),
        url: 'https://shop.test/1',
      },
    ]);
  });

  test('keeps line breaks and quotes of a text', () => {
    const { reviews } = understandReviews('file', 'review\n"First ""line""\nsecond line"\n');
    expect(reviews[0]?.text).toBe('First "line"\nsecond line');
  });

  test('says which rows it cannot read, and why', () => {
    const text = 'review,rating\nGood,4\n,5\n\nBad,9\nFine,four\nNo score,\n';
    const { reviews, problems } = understandReviews('file', text);
    expect(reviews.map((review) => [review.text, review.score])).toEqual([
      ['Good', 4],
      ['No score', null],
    ]);
    expect(problems).toEqual([
      { row: 3, message: 'The text is missing.' },
      { row: 5, message: 'The score is not a number from 1 to 5.' },
      { row: 6, message: 'The score is not a number from 1 to 5.' },
    ]);
  });

  test('leaves out addresses that are no web pages and dates that are none', () => {
    const { reviews } = understandReviews('file', 'review,url,date\nGood,javascript:alert(1),yesterday\n');
    expect(reviews[0]).toMatchObject({ url: null, writtenAt: null });
  });

  test('keeps 500 reviews, and says which are left out', () => {
    const rows = Array.from({ length: MOST_REVIEWS + 12 }, (_, at) => `Review ${at}`);
    const understood = toUnderstood(understandReviews('file', ['review', ...rows].join('\n')));
    expect(understood).toMatchObject({ count: 500, unreadable: 12 });
    expect(understood.first).toHaveLength(3);
    expect(understood.problems).toHaveLength(10);
    expect(understood.problems[0]).toEqual({ row: 502, message: 'A source keeps 500 reviews. This one is left out.' });
  });

  test.each([
    [
      'names no column of texts',
      'author,stars\nAda,5',
      'The first row needs a column with the name "review" or "text".',
    ],
    ['has no rows', 'review\n', 'The table has no row below its headings.'],
  ])('that %s is refused', (_what, text, message) => {
    expect(refusalOf('file', text)).toMatchObject({ code: 'validation_failed', details: { text: [message] } });
  });
});

describe('a pasted text', () => {
  test('has a review in each paragraph, with its author and score', () => {
    const text =
      'Lovely lamps.\nGreat light.\n- Ada Byron\n\n★★★★☆\nQuick delivery\n— Grace\n \n4,5/5\nGood\n\nJust words';
    expect(understandReviews('text', text).reviews).toEqual([
      { author: 'Ada Byron', text: 'Lovely lamps.\nGreat light.', score: null, writtenAt: null, url: null },
      { author: 'Grace', text: 'Quick delivery', score: 4, writtenAt: null, url: null },
      { author: '', text: 'Good', score: 4.5, writtenAt: null, url: null },
      { author: '', text: 'Just words', score: null, writtenAt: null, url: null },
    ]);
  });

  test('that is too long is cut to what is stored, in whole characters', () => {
    const { reviews } = understandReviews('text', `a${'😀'.repeat(3000)}`);
    // half a character would be the 5,000th
    expect(reviews[0]?.text).toBe(`a${'😀'.repeat(2499)}`);
  });

  test('without words is refused', () => {
    expect(refusalOf('text', '- Ada\n\n★★★★★')).toMatchObject({ code: 'validation_failed' });
  });
});
