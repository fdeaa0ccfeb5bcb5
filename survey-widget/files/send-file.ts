/** One file on its way to the storage of the service: first where to, then the file itself, with progress. */
import { parseJson } from '../../sdk/client/request';
import type { NewSurveyUpload, SurveyUpload } from '../../sdk/contract/schemas/survey/upload';
import { SurveyError } from '../survey-error';

export interface FileSending {
  readonly file: File;
  /** What the service is told of it. */
  readonly upload: NewSurveyUpload;
  /** Share that is out, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Takes a file; the address where it is kept is what the answer holds. Rejects with a `SurveyError`. */
export type StoreFile = (sending: FileSending) => Promise<string>;

export async function sendFile(
  createUpload: (upload: NewSurveyUpload) => Promise<SurveyUpload>,
  { file, upload, onProgress, signal }: FileSending,
): Promise<string> {
  const place = await createUpload(upload);
  const headers = place.signingData ? signedHeaders(upload, place.signingData) : {};
  const { status, message } = await post(place, headers, file, { onProgress, signal });
  if (status >= 200 && status < 300) return place.fileUrl;
  throw new SurveyError('network_error', `Upload failed with status: ${status}`, { status, responseMessage: message });
}

interface PostAnswer {
  readonly status: number;
  readonly message: string;
}

// fetch tells nothing of what is out
function post(
  { signedUrl, presignedFields }: SurveyUpload,
  headers: Readonly<Record<string, string>>,
  file: File,
  { onProgress, signal }: Pick<FileSending, 'onProgress' | 'signal'>,
): Promise<PostAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(presignedFields ?? {})) form.append(name, value);
  form.append('file', file); // storage ignores whatever stands behind it
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', signedUrl);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, message: messageIn(request.responseText) });
    request.onerror = request.onabort = () => reject(new SurveyError('network_error', 'Upload failed'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Our own storage reads from them what was signed. */
function signedHeaders(
  { fileName, fileType, surveyId = '' }: NewSurveyUpload,
  { signature, timestamp, uuid }: NonNullable<SurveyUpload['signingData']>,
): Record<string, string> {
  return {
    'X-File-Name': encodeURIComponent(fileName),
    'X-File-Type': fileType,
    'X-Survey-ID': surveyId,
    'X-Signature': signature,
    'X-Timestamp': String(timestamp),
    'X-UUID': uuid,
  };
}

function messageIn(text: string): string {
  const message = (parseJson(text) as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : '';
}
