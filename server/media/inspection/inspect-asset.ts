/** Check that pictures are pictures: all of them are decoded, those inside documents too. */
import { rm } from 'node:fs/promises';
import { type ErrorDetails, isSpotreelError } from '@spotreel/sdk/internal/base';
import type { LottieAnimation } from '@spotreel/sdk/internal/scene';
import { ApiError } from '../../platform/http/api-error';
import { SIZE_LIMITS } from '../../platform/http/form/size-limits';
import type { PackageFindings } from '../findings/findings';
import type { MediaPort } from '../media-port';
import { type EmbeddedPictures, MOST_EMBEDDED } from './embedded-pictures';
import { fileKind } from './file-kind';

/** A field whose default is a Lottie document takes animations. */
export type AssetType = 'image' | 'video' | 'lottie';

export interface AssetFacts {
  readonly type: AssetType;
  readonly extension: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Videos only. */
  readonly durationSeconds: number | undefined;
  /** The animation that scenes show. */
  readonly animation?: LottieAnimation;
}

export interface AssetContext {
  readonly mediaPort: MediaPort;
  /** Account of the sender. */
  readonly account: number;
  readonly findings: PackageFindings;
  /** Absent where nothing but pictures is looked at. */
  readonly prepareAnimation?: (file: string) => Promise<LottieAnimation>;
}

/** Undefined, and a finding, for what cannot be used. */
export async function inspectAsset(
  { path: file, sizeBytes }: { readonly path: string; readonly sizeBytes: number },
  type: AssetType,
  place: { readonly file: string; readonly layer?: string },
  { mediaPort, account, findings, prepareAnimation }: AssetContext,
): Promise<AssetFacts | undefined> {
  const label = place.layer ? `The image "${place.layer}"` : `"${place.file}"`;
  try {
    const { extension } = await fileKind(file, type);
    if (extension === 'heic') throw new ApiError('media_type_unsupported');
    if (sizeBytes > SIZE_LIMITS[type]) throw new ApiError('payload_too_large');
    if (type === 'lottie') {
      const animation = await prepareAnimation?.(file);
      return animation && { type, extension, ...sizeOf(animation), durationSeconds: undefined, animation };
    }
    if (type === 'image') {
      const { widthPx, heightPx, shownFile } = await mediaPort.image(file, PREVIEW_PX, account);
      if (shownFile) await rm(shownFile, { force: true });
      return { type, extension, widthPx, heightPx, durationSeconds: undefined };
    }
    const { widthPx, heightPx, durationSeconds } = await mediaPort.video(file);
    return { type, extension, widthPx, heightPx, durationSeconds };
  } catch (thrown) {
    if (!(thrown instanceof ApiError) && !isSpotreelError(thrown)) throw thrown;
    const why =
      thrown.code === 'payload_too_large' ? 'is too large' : `cannot be used as ${KINDS[type]}${reasonsOf(thrown)}`;
    findings.error('asset_undecodable', `${label} ${why}.`, place);
    return undefined;
  }
}

const KINDS = {
  image: 'an image (JPEG, PNG, WebP, GIF or AVIF)',
  video: 'a video (MP4, MOV or WebM)',
  lottie: 'an animation (Lottie JSON)',
} as const;

function sizeOf({ w, h }: LottieAnimation) {
  return { widthPx: w, heightPx: h };
}

/** Problems inside an animation. */
function reasonsOf({
  code,
  details = {},
}: {
  readonly code: string;
  readonly details?: ErrorDetails | undefined;
}): string {
  if (!code.startsWith('animation_')) return '';
  const reasonLines = Object.entries(details).flatMap(([layer, reasons]) =>
    reasons.map((reason) => `${layer}: ${reason}`),
  );
  return reasonLines.length === 0 ? '' : ` (${reasonLines.join(' ')})`;
}

/** The preview is not shown; decoding is the point. */
const PREVIEW_PX = 64;

/** Decodes the pictures of a document; their files are gone afterwards. */
export async function checkEmbedded(
  { list, hasMore }: EmbeddedPictures,
  file: string,
  context: AssetContext,
): Promise<void> {
  for (const { layer, ...picture } of list) {
    await inspectAsset(picture, 'image', { file, layer }, context);
    await rm(picture.path, { force: true });
  }
  if (hasMore) context.findings.error('asset_undecodable', `The file has more than ${MOST_EMBEDDED} images.`, { file });
}
