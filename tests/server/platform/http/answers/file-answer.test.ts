import { describe, expect, test } from 'vitest';
import { attachment } from '../../../../../server/platform/http/answers/file-answer';

/** As RFC 6266 reads it: the plain name, and the encoded one. */
function namesIn(header: string): { readonly plain: string | undefined; readonly encoded: string | undefined } {
  const [, plain, encoded] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(header) ?? [];
  return { plain, encoded: encoded && decodeURIComponent(encoded) };
}

describe('the name of a download', () => {
  test.each([
    ['Summer menu.mp4', 'Summer menu.mp4'],
    ['Grüße – 夏.mp4', 'Gr_e _ _.mp4'],
    ['a"; filename="evil.html', 'a_; filename=_evil.html'],
    ['a\\b%41.mp4', 'a_b_41.mp4'],
    ["it's (1)*.mp4", "it's (1)*.mp4"],
    ['a\r\nSet-Cookie: b=c\r\n\r\n<html>', 'a_Set-Cookie: b=c_<html>'],
  ])('%j stays one name', (name, plain) => {
    const header = attachment(name);
    expect(namesIn(header)).toEqual({ plain, encoded: name });
    expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
  });
});
