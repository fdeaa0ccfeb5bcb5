import { describe, expect, it } from 'vitest';
import { displayUrl, isHttpUrl, toHttpUrl } from '../../../sdk/base/link';

describe('a link', () => {
  it.each(['http://a.example', 'HTTPS://a.example/b?c#d', 'https://localhost:4600'])('is %s', (text) =>
    expect(isHttpUrl(text)).toBe(true),
  );
  it.each([
    '',
    'a.example',
    'javascript:alert(1)',
    'ftp://a.example',
    'https://',
    'https:///a',
    ' https://a.example',
    'data:,x',
  ])('is not %j', (text) => expect(isHttpUrl(text)).toBe(false));
});

describe('what is typed as a link', () => {
  it.each([
    [' www.fern.example ', 'https://www.fern.example'],
    ['fern.example/menu?day=1', 'https://fern.example/menu?day=1'],
    ['http://fern.example', 'http://fern.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['me@fern.example', 'me@fern.example'],
    ['fern', 'fern'],
    ['fern.example/a b', 'fern.example/a b'],
    ['fern.e', 'fern.e'],
    ['fern.io/menu', 'https://fern.io/menu'],
    ['fern.io#top', 'https://fern.io#top'],
    ['two fern.example', 'two fern.example'],
    ['', ''],
  ])('%j becomes %j', (typed, link) => expect(toHttpUrl(typed)).toBe(link));

  it('is shown without what nobody reads', () => {
    expect(displayUrl('https://www.fern.example/')).toBe('fern.example');
    expect(displayUrl('http://fern.example/menu')).toBe('fern.example/menu');
    expect(displayUrl('https://fern.example/to?from=https://elm.example')).toBe(
      'fern.example/to?from=https://elm.example',
    );
  });
});
