import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendFile } from '../../../survey-widget/files/send-file';

const sent: { url: string; headers: Record<string, string>; form: FormData }[] = [];
let answer: { status: number; responseText: string };

/** A storage that answers at once. */
class StorageRequest {
  readonly upload = {};
  readonly #headers: Record<string, string> = {};
  #url = '';
  status = 0;
  responseText = '';
  onload: (() => void) | undefined;
  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  send(form: FormData) {
    sent.push({ url: this.#url, headers: this.#headers, form });
    Object.assign(this, answer);
    this.onload?.();
  }
}

beforeEach(() => {
  sent.length = 0;
  answer = { status: 200, responseText: '{"data":{}}' };
  vi.stubGlobal('XMLHttpRequest', StorageRequest);
});
afterEach(() => vi.unstubAllGlobals());

const place = { signedUrl: 'https://s.test/put', fileUrl: 'https://s.test/a.pdf', updatedFileName: 'a.pdf' };
function send(signed: object) {
  const call = vi.fn(async () => ({ ...place, ...signed }) as never);
  const file = new File(['x'], 'a b.pdf', { type: 'application/pdf' });
  return { call, done: sendFile(call, 's1', file, ['pdf'], () => {}, new AbortController().signal) };
}

describe('a file of an answer', () => {
  test('goes to its signed address as a form, the file last', async () => {
    const { call, done } = send({ presignedFields: { key: 'k', policy: 'p' } });
    expect(await done).toBe('https://s.test/a.pdf');
    const asked = { fileName: 'a b.pdf', fileType: 'application/pdf', surveyId: 's1', allowedFileExtensions: ['pdf'] };
    expect(call).toHaveBeenCalledWith('storage', expect.any(String), asked);
    expect(sent[0]?.url).toBe('https://s.test/put');
    expect([...(sent[0]?.form.keys() ?? [])]).toEqual(['key', 'policy', 'file']);
    expect(sent[0]?.headers).toEqual({});
  });

  test('carries what was signed to our own storage', async () => {
    await send({ signingData: { signature: 'sig', timestamp: 7, uuid: 'u1' } }).done;
    expect(sent[0]?.headers).toEqual({
      'X-File-Name': 'a%20b.pdf',
      'X-File-Type': 'application/pdf',
      'X-Survey-ID': 's1',
      'X-Signature': 'sig',
      'X-Timestamp': '7',
      'X-UUID': 'u1',
    });
  });

  test.each([
    [403, 'Upload failed with status: 403'],
    [500, 'Upload failed with status: 500'],
    [0, 'Upload failed'],
  ])('that is answered with %i fails', async (status, message) => {
    answer = { status, responseText: '{"message":"no"}' };
    await expect(send({}).done).rejects.toMatchObject({ code: 'network_error', message, responseMessage: 'no' });
  });
});
