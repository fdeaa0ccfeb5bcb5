import { eq } from 'drizzle-orm';
import { accountPorts } from '../account/ports';
import type { Database } from '../platform/data/database';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { mediaDomain } from './domain';
import { serveMedia } from './files/serve-media';
import { mediaKinds } from './job-kinds';
import { addMobilePreviews } from './previews/add-mobile-previews';
import { addOldMasters } from './previews/add-old-masters';
import { measureOldBrightness } from './previews/measure-old-brightness';
import { isOwnPicture, pictureUrl } from './profile-picture';
import { sweepMedia } from './removal/sweep-media';
import { sweepStrayMedia } from './removal/sweep-stray-media';
import { sweepResumable } from './resumable/sweep-resumable';
import { filmOfImage, refineBackground, removeBackground } from './routes/images';
import {
  cancelMedia,
  deleteMedia,
  mediaList,
  moveMedia,
  oneMedia,
  restoreMedia,
  shareMedia,
  updateMedia,
} from './routes/media';
import {
  createMediaFolder,
  deleteMediaFolder,
  mediaFolders,
  oneMediaFolder,
  updateMediaFolder,
} from './routes/media-folders';
import {
  beginUpload,
  cancelUpload,
  completeUpload,
  resumableUpload,
  resumableUploads,
  uploadPart,
} from './routes/resumable-uploads';
import {
  ingredientImageFromUrl,
  ingredientVideoFromUrl,
  uploadIngredientImage,
  uploadIngredientVideo,
  uploadMedia,
} from './routes/uploads';
import { media } from './tables';

export const mediaModule = defineModule(mediaDomain, {
  calls: [
    mediaList,
    oneMedia,
    uploadMedia,
    resumableUploads,
    resumableUpload,
    beginUpload,
    uploadPart,
    completeUpload,
    cancelUpload,
    cancelMedia,
    uploadIngredientImage,
    ingredientImageFromUrl,
    uploadIngredientVideo,
    ingredientVideoFromUrl,
    filmOfImage,
    refineBackground,
    removeBackground,
    shareMedia,
    mediaFolders,
    oneMediaFolder,
    createMediaFolder,
    updateMediaFolder,
    deleteMediaFolder,
    updateMedia,
    deleteMedia,
    restoreMedia,
    moveMedia,
  ],
  pages: [{ method: 'GET', path: '/media/*', route: '/media', answer: serveMedia }],
  daily: [
    sweepResumable,
    (services) => sweepMedia(services, services.mediaUses.of),
    sweepStrayMedia,
    addMobilePreviews,
    addOldMasters,
    measureOldBrightness,
  ],
  fills: [
    fillPort(accountPorts.profilePictures, ({ db, addresses }) => ({
      isOwn: (user, mediaId) => isOwnPicture(db, user, mediaId),
      urlOf: (mediaId, baseUrl) => pictureUrl(db, addresses, mediaId, baseUrl),
    })),
  ],
  jobKinds: mediaKinds,
  personalRecords: { 'media.json': mediaRecords },
});

/** Files of a person, without the keys of what is stored. */
async function mediaRecords(db: Database, userId: number) {
  const { id, name, type, mimeType, sizeBytes, widthPx, heightPx, durationSeconds } = media;
  const { loudnessLufs, createdAt } = media;
  const file = { id, name, type, mimeType, sizeBytes };
  const columns = { ...file, widthPx, heightPx, durationSeconds, loudnessLufs, createdAt };
  return db.select(columns).from(media).where(eq(media.ownerId, userId));
}
