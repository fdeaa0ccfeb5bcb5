import { expect, test } from 'vitest';
import { readPageQuery, withoutParameters } from '../../survey-widget/page/page-query';

const href = 'https://a.test/s/1?suId=s&verify=v&preview=p&lang=de&source=mail&userId=ada&score=9&tag=x&tag=y';

test('what opens a survey goes nowhere else', () => {
  const query = readPageQuery({ href });
  expect(query).toMatchObject({ singleUseId: 's', verification: 'v', userId: 'ada', source: 'mail' });
  expect(query.cleanUrl).toBe('https://a.test/s/1?lang=de&source=mail&userId=ada&score=9&tag=x&tag=y');
  expect(query.fields).toEqual({ lang: 'de', source: 'mail', userId: 'ada', score: '9', tag: 'y' });
  for (const name of ['suId', 'verify', 'preview', 'lang']) expect(query.valuesOf(name)).toEqual([]);
  expect(query.valuesOf('tag')).toEqual(['x', 'y']);
});

test('answers that were given leave the address', () => {
  expect(withoutParameters('https://a.test/s/1?score=9&lang=de', ['score'])).toBe('https://a.test/s/1?lang=de');
});
