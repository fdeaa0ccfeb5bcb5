import { describe, expect, it, vi } from 'vitest';
import { createLottieDocuments } from '../../../../sdk/stores/compiling/lottie-documents';

const document = { v: '5', fr: 30, ip: 0, op: 60, w: 10, h: 10, assets: [], layers: [] };

describe('scene templates', () => {
  it('are fetched once each', async () => {
    const fetch = vi.fn(async () => Response.json(document));
    const load = createLottieDocuments(fetch);
    const [first, second] = await Promise.all([load('/a.json'), load('/a.json')]);
    expect(first).toEqual(document);
    expect(second).toBe(first);
    await load('/b.json');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['network_error', () => Promise.reject(new TypeError('offline'))],
    ['request_failed', async () => new Response('gone', { status: 404 })],
    ['template_invalid', async () => new Response('<html>')],
  ])('that cannot be had are %s, and tried again', async (code, answer) => {
    const fetch = vi
      .fn<() => Promise<Response>>()
      .mockImplementationOnce(answer)
      .mockResolvedValue(Response.json(document));
    const load = createLottieDocuments(fetch);
    await expect(load('/a.json')).rejects.toMatchObject({ code });
    expect(await load('/a.json')).toEqual(document);
  });
});
