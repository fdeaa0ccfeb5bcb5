/** Sends what is uploaded with the call that takes it. */

import type { Media } from '../../../contract/media/media';
import type { Id } from '../../../contract/schemas/ids';
import type { CropArea } from '../../../scene/pictures/crop';
import type { StoreContext } from '../../store-context';
import type { UploadTarget } from '../page-media/page-media';
import { isLarge, sendInParts } from './send-in-parts';
import type { UploadRequest } from './upload';

export interface FileTransfer {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Hears what the server calls an upload in parts. */
  readonly onUpload: (uploadId: Id<'upload'>) => void;
  /** Storage of the page around the editor, which gets pictures and videos first. */
  readonly target: UploadTarget | undefined;
}

export async function sendUpload(
  context: StoreContext,
  request: UploadRequest,
  transfer: FileTransfer,
): Promise<Media> {
  const { client } = context;
  const { signal, onProgress, onUpload, target } = transfer;
  if ('address' in request) {
    const { address, type } = request;
    return type === 'image'
      ? client.ingredientImageFromUrl({ body: { imageUrl: address }, signal })
      : client.ingredientVideoFromUrl({ body: { videoUrl: address }, signal });
  }
  const { file, folder = null, cut } = request;
  const sent = { file, fileName: file.name, signal, onProgress };
  if (cut) {
    const query = { sourceMediaId: cut.sourceMediaId, crop: cropText(cut.area) };
    return client.uploadIngredientImage({ ...sent, query });
  }
  if (target && takenByPages(request)) {
    const { sendToTarget } = await import('../page-media/send-to-target');
    return sendToTarget(context, target, sent);
  }
  if (isLarge(file)) {
    const accounts = await context.accounts();
    return sendInParts({ accounts, file, folder, signal, onProgress, onUpload });
  }
  return client.uploadMedia({ ...sent, fields: folder === null ? {} : { folder: String(folder) } });
}

/** True if an upload is sent in parts. */
export function isInParts(request: UploadRequest, target: UploadTarget | undefined): boolean {
  return 'file' in request && !request.cut && isLarge(request.file) && !(target && takenByPages(request));
}

function takenByPages(request: UploadRequest): boolean {
  return 'file' in request && !request.isMusic && /^(image|video)\//.test(request.file.type);
}

/** Formats four numbers with commas, rounded to hundredths of a pixel. */
function cropText({ x, y, width, height }: CropArea): string {
  return [x, y, width, height].map((part) => Math.round(part * 100) / 100).join();
}
