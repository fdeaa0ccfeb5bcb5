/**
 * A resumable upload to YouTube (https://developers.google.com/youtube/v3/guides/using_resumable_upload_protocol): a session
 * begins with what the video is called, then its parts follow. After an interruption YouTube says how much it has.
 */
import { publicationPrivacies } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';
import type { PublishedVideo, VideoUpload } from '../publishing-platform';
import { askGoogle, failed, type GoogleAnswer } from './ask-google';
import { youTubeError } from './youtube-error';

export interface UploadOptions {
  readonly apiUrl: string;
  /** Access token. */
  readonly access: string;
  /** Bytes of one part: a multiple of 256 KiB. */
  readonly partBytes: number;
  /** Milliseconds for one part and its answer. */
  readonly answerMs: number;
}

/** People & Blogs: YouTube asks for a category, and this is its own default. */
const CATEGORY = '22';
/** The session is there; the upload goes on. */
const GOES_ON = 308;

const videoBody = z.object({
  id: z.string().regex(/^[\w-]{1,50}$/),
  status: z.object({ privacyStatus: z.enum(publicationPrivacies) }),
});

/** Throws the errors of `PublishingPlatform.upload`. */
export async function uploadToYouTube(options: UploadOptions, upload: VideoUpload): Promise<PublishedVideo> {
  const resumed = upload.session === undefined ? undefined : await resume(options, upload, upload.session);
  if (typeof resumed === 'object') return resumed;
  const session = resumed === undefined ? await begin(options, upload) : (upload.session ?? '');
  let sent = resumed ?? 0;
  for (;;) {
    const answer = await sendPart(options, upload, session, sent);
    if (answer.status !== GOES_ON) return videoOf(answer, upload);
    const next = sentBytes(answer, upload.sizeBytes);
    if (next <= sent) throw failed('YouTube took no more bytes');
    sent = next;
    await upload.onSent(sent);
  }
}

/** Address of the new session. */
async function begin({ apiUrl, access, answerMs }: UploadOptions, upload: VideoUpload): Promise<string> {
  const { title, description, privacy, isMadeForKids } = upload.details;
  const body = JSON.stringify({
    snippet: { title, description, categoryId: CATEGORY },
    status: { privacyStatus: privacy, selfDeclaredMadeForKids: isMadeForKids },
  });
  const headers = {
    authorization: `Bearer ${access}`,
    'content-type': 'application/json; charset=UTF-8',
    'x-upload-content-length': String(upload.sizeBytes),
    'x-upload-content-type': 'video/mp4',
  };
  const url = `${apiUrl}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`;
  const answer = await askGoogle(url, { method: 'POST', headers, body }, { answerMs, signal: upload.signal });
  if (answer.status !== 200) throw youTubeError(answer);
  const session = answer.headers.get('location') ?? '';
  if (!isGoogles(session, apiUrl)) throw failed('YouTube gave no address for the upload');
  await upload.onSession(session);
  return session;
}

/** The address gets the access token and the file: it must be Google's. */
function isGoogles(session: string, apiUrl: string): boolean {
  if (!URL.canParse(session)) return false;
  const { origin, protocol, hostname } = new URL(session);
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && hostname.endsWith('.googleapis.com'));
}

/** Number of bytes that YouTube has, or the video if it has all of them. Undefined: the session is over. */
async function resume(
  options: UploadOptions,
  upload: VideoUpload,
  session: string,
): Promise<number | PublishedVideo | undefined> {
  const answer = await put(options, upload, session, { 'content-range': `bytes */${upload.sizeBytes}` });
  if (answer.status === GOES_ON) {
    const sent = sentBytes(answer, upload.sizeBytes);
    await upload.onSent(sent);
    return sent;
  }
  if (isOver(answer)) {
    await upload.onSession(undefined);
    return undefined;
  }
  return videoOf(answer, upload);
}

async function sendPart(
  options: UploadOptions,
  upload: VideoUpload,
  session: string,
  start: number,
): Promise<GoogleAnswer> {
  const end = Math.min(start + options.partBytes, upload.sizeBytes);
  const range = `bytes ${start}-${end - 1}/${upload.sizeBytes}`;
  const headers = { 'content-range': range, 'content-type': 'video/mp4' };
  return put(options, upload, session, headers, await upload.read(start, end));
}

function put(
  { access, answerMs }: UploadOptions,
  { signal }: VideoUpload,
  session: string,
  headers: Readonly<Record<string, string>>,
  body?: Uint8Array,
): Promise<GoogleAnswer> {
  const init = { method: 'PUT', headers: { authorization: `Bearer ${access}`, ...headers } };
  return askGoogle(session, body ? { ...init, body: new Uint8Array(body) } : init, { answerMs, signal });
}

function isOver({ status }: GoogleAnswer): boolean {
  return status === 404 || status === 410;
}

/** Without the header it has nothing yet. */
function sentBytes({ headers }: GoogleAnswer, sizeBytes: number): number {
  const range = headers.get('range');
  if (range === null) return 0;
  const last = /^(?:bytes=)?0-(\d+)$/.exec(range.trim())?.[1];
  const sent = Number(last ?? Number.NaN) + 1;
  if (!(sent <= sizeBytes)) throw failed(`YouTube answered the range ${range.slice(0, 50)}`);
  return sent;
}

async function videoOf(answer: GoogleAnswer, upload: VideoUpload): Promise<PublishedVideo> {
  const { status, json } = answer;
  if (isOver(answer)) {
    await upload.onSession(undefined);
    throw failed('The session of the upload is over');
  }
  if (status !== 200 && status !== 201) throw youTubeError(answer);
  const video = videoBody.safeParse(json);
  if (!video.success) throw failed('YouTube answered without a video');
  return { url: `https://www.youtube.com/watch?v=${video.data.id}`, privacy: video.data.status.privacyStatus };
}
