import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { defineModule } from '../platform/modules/module';
import { mediaKinds } from './job-kinds';
import { addMobilePreviews } from './previews/add-mobile-previews';
import { addOldMasters } from './previews/add-old-masters';
import { measureOldBrightness } from './previews/measure-old-brightness';
import { sweepResumable } from './resumable/sweep-resumable';
import { beginUpload } from './routes/begin-upload';
import { cancelMedia } from './routes/cancel-media';
import { cancelUpload } from './routes/cancel-upload';
import { deleteMedia, moveMedia, restoreMedia, updateMedia } from './routes/change-media';
import { createMediaFolder, updateMediaFolder } from './routes/change-media-folder';
import { completeUpload } from './routes/complete-upload';
import { deleteMediaFolder } from './routes/delete-media-folder';
import { imageRoutes } from './routes/image-routes';
import { ingredientImageFromUrl } from './routes/ingredient-image-from-url';
import { ingredientVideoFromUrl } from './routes/ingredient-video-from-url';
import { media } from './routes/media';
import { mediaFolders, oneMediaFolder } from './routes/media-folders';
import { mediaList } from './routes/media-list';
import { resumableUpload, resumableUploads } from './routes/resumable-uploads';
import { shareMedia } from './routes/share-media';
import { uploadIngredientImage } from './routes/upload-ingredient-image';
import { uploadIngredientVideo } from './routes/upload-ingredient-video';
import { uploadMedia } from './routes/upload-media';
import { uploadPart } from './routes/upload-part';
import { serveMedia } from './serve-media';
import { mediaDomain } from './services';
import { sweepMedia } from './sweep-media';
import { sweepStrayMedia } from './sweep-stray-media';
import { media as storedMedia } from './tables';

export const mediaModule = defineModule(mediaDomain, {
  calls: [
    mediaList,
    media,
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
    ...imageRoutes,
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
    (services) => sweepMedia(services, services.usedMedia),
    sweepStrayMedia,
    addMobilePreviews,
    addOldMasters,
    measureOldBrightness,
  ],
  jobKinds: mediaKinds,
  personalRecords: { 'media.json': mediaRecords },
});

/** Files of a person, without the keys of what is stored. */
async function mediaRecords(db: Database, userId: number) {
  const { id, name, type, mimeType, sizeBytes, widthPx, heightPx, durationSeconds } = storedMedia;
  const { loudnessLufs, createdAt } = storedMedia;
  const file = { id, name, type, mimeType, sizeBytes };
  const columns = { ...file, widthPx, heightPx, durationSeconds, loudnessLufs, createdAt };
  return db.select(columns).from(storedMedia).where(eq(storedMedia.ownerId, userId));
}
