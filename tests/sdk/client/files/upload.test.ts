import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../sdk/client/client';
import { type UploadXhr, uploadTransport } from '../../../../sdk/client/files/upload';
import { stubServer } from '../stub-server';

const media = {
  id: 3,
  name: 'cat.png',
  type: 'image',
  mimeType: 'image/png',
  preview: '/p',
  mobilePreview: '/p',
  url: '/u',
  props: { width: 1, height: 1 },
  state: 'ready',
  sourceType: 'upload',
  sourceMediaId: null,
  folder: null,
  createdAt: '2026-01-01T00:00:00Z',
};

/** An XMLHttpRequest whose events a test fires. */
function stubRequest() {
  const request = {
    timeout: 0,
    status: 0,
    responseText: '',
    upload: { onprogress: null },
    onload: null,
    onerror: null,
    onabort: null,
    ontimeout: null,
    open: vi.fn(),
    setRequestHeader: vi.fn(),
    send: vi.fn(),
    abort: vi.fn(() => request.onabort?.({} as ProgressEvent)),
    getResponseHeader: () => null,
  } as unknown as { -readonly [Key in keyof UploadXhr]: UploadXhr[Key] };
  return request;
}

function uploading(options: { signal?: AbortSignal; timeoutMs?: number } = {}) {
  const request = stubRequest();
  const server = stubServer(() => new Response('never'));
  const upload = uploadTransport(() => request);
  const client = createClient({ baseUrl: 'http://stub', fetch: server.fetch, upload, getAccessToken: () => 'secret' });
  const progress: number[] = [];
  const file = new File(['meow'], 'cat.png', { type: 'image/png' });
  const call = client.uploadMedia({ file, onProgress: (share) => progress.push(share), ...options });
  return { request, call, progress, asked: server.asked };
}

const event = {} as ProgressEvent;

describe('an upload with progress', () => {
  it('goes out with the headers of every call and tells how far it is', async () => {
    const { request, call, progress, asked } = uploading();
    await vi.waitFor(() => expect(request.send).toHaveBeenCalled());
    expect(request.open).toHaveBeenCalledWith('POST', 'http://stub/api/v1/media');
    expect(request.setRequestHeader).toHaveBeenCalledWith('Authorization', 'Bearer secret');
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 } as ProgressEvent);
    request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 } as ProgressEvent);
    request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 } as ProgressEvent);
    Object.assign(request, { status: 200, responseText: JSON.stringify({ data: media }) });
    request.onload?.(event);
    expect(await call).toEqual(media);
    expect(progress).toEqual([0.25, 1]);
    expect(asked).toHaveLength(0);
  });

  it("fails with the server's words", async () => {
    const { request, call } = uploading();
    await vi.waitFor(() => expect(request.send).toHaveBeenCalled());
    const responseText = JSON.stringify({ code: 'payload_too_large', message: 'The file is too large.' });
    Object.assign(request, { status: 413, responseText });
    request.onload?.(event);
    await expect(call).rejects.toMatchObject({ code: 'payload_too_large', status: 413 });
  });

  it('is cancelled by its signal', async () => {
    const controller = new AbortController();
    const { request, call } = uploading({ signal: controller.signal });
    await vi.waitFor(() => expect(request.send).toHaveBeenCalled());
    controller.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted', message: 'Request aborted' });
    expect(request.abort).toHaveBeenCalled();
  });

  it('knows a lost connection and a time-out', async () => {
    const lost = uploading();
    await vi.waitFor(() => expect(lost.request.send).toHaveBeenCalled());
    lost.request.onerror?.(event);
    await expect(lost.call).rejects.toMatchObject({ code: 'network_error', message: 'Network Error' });
    const late = uploading({ timeoutMs: 50 });
    await vi.waitFor(() => expect(late.request.send).toHaveBeenCalled());
    expect(late.request.timeout).toBe(50);
    late.request.ontimeout?.(event);
    await expect(late.call).rejects.toMatchObject({ code: 'timeout', message: 'timeout of 50ms exceeded' });
  });
});
