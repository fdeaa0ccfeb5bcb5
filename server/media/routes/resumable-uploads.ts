import { resumableUploadCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { openUploads, ownUpload, toUpload } from '../resumable/own-upload';

export const resumableUploads = implement(resumableUploadCalls.resumableUploads, async ({ user }, { db }) =>
  (await openUploads(db, user)).map(toUpload),
);

export const resumableUpload = implement(resumableUploadCalls.resumableUpload, async ({ params, user }, { db }) =>
  toUpload(await ownUpload(db, user, params.uploadId)),
);
