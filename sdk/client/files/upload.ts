/** A transport over XMLHttpRequest: `fetch` does not report how much of a body is sent. */
import { abortedError, networkError, timeoutError } from '../request/no-answer';
import { parseJson } from '../request/parse-json';
import type { HttpAnswer, Transport } from '../request/request';

/** The part of XMLHttpRequest that is used; tests bring their own. */
export type UploadXhr = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'status' | 'responseText' | 'getResponseHeader'
> & {
  timeout: number;
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null };
  onload: ((event: ProgressEvent) => void) | null;
  onerror: ((event: ProgressEvent) => void) | null;
  onabort: ((event: ProgressEvent) => void) | null;
  ontimeout: ((event: ProgressEvent) => void) | null;
};

export function uploadTransport(createRequest: () => UploadXhr): Transport {
  return (request) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const { signal } = request;
      if (signal?.aborted) return reject(abortedError(signal.reason));
      const xhr = createRequest();
      const abort = () => xhr.abort();
      const settle = (act: () => void) => () => {
        signal?.removeEventListener('abort', abort);
        act();
      };
      signal?.addEventListener('abort', abort, { once: true });
      xhr.open(request.method, request.url);
      for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
      xhr.timeout = request.timeoutMs ?? 0;
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) request.onProgress?.(loaded / total);
      };
      xhr.onload = settle(() => resolve(answerOf(xhr)));
      xhr.onerror = settle(() => reject(networkError()));
      xhr.onabort = settle(() => reject(abortedError(signal?.reason)));
      xhr.ontimeout = settle(() => reject(timeoutError(xhr.timeout)));
      xhr.send(request.body ?? null);
    });
}

function answerOf(xhr: UploadXhr): HttpAnswer {
  return {
    status: xhr.status,
    json: parseJson(xhr.responseText),
    requestId: xhr.getResponseHeader('x-request-id') ?? undefined,
  };
}

/** The browser's own, where there is one. */
export function platformUpload(): Transport | undefined {
  return typeof XMLHttpRequest === 'function' ? uploadTransport(() => new XMLHttpRequest() as UploadXhr) : undefined;
}
