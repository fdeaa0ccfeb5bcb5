/** Whether pictures are pictures: all of them are decoded, those inside documents too. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSpotreelError } from '../../sdk/base/errors';
import { ApiError } from '../http/api-error';
import { fileKind, SIZE_LIMITS } from '../media/file-kind';
import type { MediaPort } from '../media/media-port';
import type { PackageFindings } from './findings';
import { layoutFile } from './lottie/check-layout';
import { assetsOf, type OpenedPackage } from './opened-package';

export interface AssetFacts {
  readonly type: 'image' | 'video';
  readonly extension: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Videos only. */
  readonly durationSeconds: number | undefined;
}

interface Context {
  readonly mediaPort: MediaPort;
  readonly folder: string;
  readonly findings: PackageFindings;
}

/** By name, of those that can be read. */
export async function checkAssets(opened: OpenedPackage, context: Context): Promise<Map<string, AssetFacts>> {
  const facts = new Map<string, AssetFacts>();
  for (const [name, type] of assetsOf(opened.manifest)) {
    const part = opened.assets.get(name);
    const found = part && (await inspect(part, type, { file: name }, context));
    if (found) facts.set(name, found);
  }
  for (const [ratio, document] of opened.documents) await checkEmbedded(document, layoutFile(ratio), context);
  return facts;
}

async function inspect(
  { path: file, sizeBytes }: { readonly path: string; readonly sizeBytes: number },
  type: 'image' | 'video',
  place: { readonly file: string; readonly layer?: string },
  { mediaPort, findings }: Context,
): Promise<AssetFacts | undefined> {
  const what = type === 'image' ? 'a picture (JPEG, PNG, WebP, GIF or AVIF)' : 'a video (MP4, MOV or WebM)';
  const label = place.layer ? `The picture "${place.layer}"` : `"${place.file}"`;
  try {
    const { extension } = await fileKind(file, type);
    if (extension === 'heic') throw new ApiError('media_type_unsupported');
    if (sizeBytes > SIZE_LIMITS[type]) throw new ApiError('payload_too_large');
    if (type === 'image') {
      const { widthPx, heightPx, shownFile } = await mediaPort.image(file, PREVIEW_PX);
      if (shownFile) await rm(shownFile, { force: true });
      return { type, extension, widthPx, heightPx, durationSeconds: undefined };
    }
    const { widthPx, heightPx, durationSeconds, shownFile } = await mediaPort.video(file);
    await rm(shownFile, { force: true });
    return { type, extension, widthPx, heightPx, durationSeconds };
  } catch (thrown) {
    if (!(thrown instanceof ApiError) && !isSpotreelError(thrown)) throw thrown;
    const why = thrown.code === 'payload_too_large' ? 'is too large' : `is not ${what} that can be read`;
    findings.error('asset_undecodable', `${label} ${why}.`, place);
    return undefined;
  }
}

/** Nobody sees it; decoding is the point. */
const PREVIEW_PX = 64;
const MOST_EMBEDDED = 60;

async function checkEmbedded(document: unknown, file: string, context: Context): Promise<void> {
  const { assets } = (document ?? {}) as { assets?: unknown };
  let index = 0;
  for (const asset of Array.isArray(assets) ? assets : []) {
    const { id, p } = (asset ?? {}) as { id?: unknown; p?: unknown };
    if (typeof p !== 'string' || !p.startsWith('data:')) continue;
    if (++index > MOST_EMBEDDED) {
      context.findings.error('asset_undecodable', `It holds more than ${MOST_EMBEDDED} pictures.`, { file });
      return;
    }
    const bytes = Buffer.from(p.slice(p.indexOf(',') + 1), 'base64');
    const copy = path.join(context.folder, `embedded-${index}`);
    await writeFile(copy, bytes);
    await inspect({ path: copy, sizeBytes: bytes.byteLength }, 'image', { file, layer: String(id) }, context);
    await rm(copy, { force: true });
  }
}
