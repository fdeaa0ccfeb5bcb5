/** One file on its way to the storage of the service: first where to, then the file itself, with progress. */
import { attempted } from '@spotreel/sdk/internal/base';
import type { NewSurveyUpload, SurveyUpload } from '@spotreel/sdk/internal/contract';
import { isRecord, textOr } from '@spotreel/sdk/internal/survey';
import { requestUpload } from '../service/answer-calls';
import type { ServiceCall } from '../service/service-call';
import { SurveyError } from '../survey-error';

/**
 * Takes a file; the address where it is kept is what the answer holds. Rejects with a `SurveyError`. `allowed`: the endings
 * that the question takes. `onProgress`: the share that is out, 0 to 1.
 */
export type StoreFile = (
  file: File,
  allowed: NewSurveyUpload['allowedFileExtensions'],
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;

// not by `fetch`, which reports no progress
export async function sendFile(
  call: ServiceCall,
  surveyId: string,
  ...[file, allowed, onProgress, signal]: Parameters<StoreFile>
): Promise<string> {
  const upload: NewSurveyUpload = {
    fileName: file.name,
    fileType: file.type || 'application/octet-stream',
    surveyId,
    ...(allowed?.length ? { allowedFileExtensions: allowed } : {}),
  };
  const { signedUrl, fileUrl, presignedFields, signingData } = await requestUpload(call, upload);
  const form = new FormData();
  for (const [name, value] of Object.entries(presignedFields ?? {})) form.append(name, value);
  form.append('file', file); // storage ignores all fields behind it
  const request = new XMLHttpRequest();
  request.open('POST', signedUrl);
  const headers = signingData ? signedHeaders(upload, signingData) : {};
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
  signal.addEventListener('abort', () => request.abort());
  await new Promise((resolve) => {
    request.onload = request.onerror = request.onabort = resolve;
    request.send(form);
  });
  const { status } = request; // 0: nothing came back
  if (status >= 200 && status < 300) return fileUrl;
  const message = status ? `Upload failed with status: ${status}` : 'Upload failed';
  throw new SurveyError('network_error', message, {
    ...(status && { status }),
    responseMessage: messageIn(request.responseText),
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
  const answer: unknown = attempted(() => JSON.parse(text));
  return isRecord(answer) ? textOr(answer.message, '') : '';
}
