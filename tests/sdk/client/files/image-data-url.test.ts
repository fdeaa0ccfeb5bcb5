import { describe, expect, it } from 'vitest';
import { imageDataUrl } from '../../../../sdk/client/files/image-data-url';
import type { Fetch } from '../../../../sdk/client/request/request';

const PIXEL = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const answers =
  (body: BodyInit, init: ResponseInit = { headers: { 'content-type': 'image/png' } }): Fetch =>
  async () =>
    new Response(body, init);
const ADDRESS = 'https://example.com/cat.png';

describe('an image as a data URL', () => {
  it('has the type and the bytes of the image', async () => {
    expect(await imageDataUrl(ADDRESS, { fetch: answers(PIXEL) })).toBe('data:image/png;base64,iVBORw==');
  });

  it('can be larger than a call takes arguments', async () => {
    const large = new Uint8Array(300_000).fill(65);
    const headers = { 'content-type': 'image/jpeg; charset=binary' };
    const url = await imageDataUrl(ADDRESS, { fetch: answers(large, { headers }) });
    expect(Buffer.from(url.replace('data:image/jpeg;base64,', ''), 'base64')).toEqual(Buffer.from(large));
  });

  it('is fetched without cookies', async () => {
    let asked: RequestInit | undefined;
    const fetch: Fetch = async (_url, init) => {
      asked = init;
      return new Response(PIXEL, { headers: { 'content-type': 'image/png' } });
    };
    await imageDataUrl(ADDRESS, { fetch });
    expect(asked).toMatchObject({ credentials: 'omit' });
  });

  it.each([
    ['another kind of address', 'file:///etc/passwd', answers(PIXEL), 'invalid_argument'],
    ['a page', ADDRESS, answers('<html>', { headers: { 'content-type': 'text/html' } }), 'invalid_argument'],
    ['no type', ADDRESS, answers(PIXEL, {}), 'invalid_argument'],
    ['a missing image', ADDRESS, answers('', { status: 404 }), 'request_failed'],
    ['an image that is too large', ADDRESS, answers(new Uint8Array(100)), 'invalid_argument'],
  ])('is refused for %s', async (_what, url, fetch, code) => {
    await expect(imageDataUrl(url, { fetch, limitBytes: 50 })).rejects.toMatchObject({ code });
  });

  it('says that no answer came, and that it was aborted', async () => {
    const fetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(imageDataUrl(ADDRESS, { fetch })).rejects.toMatchObject({ code: 'network_error' });
    await expect(imageDataUrl(ADDRESS, { fetch, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
  });
});
