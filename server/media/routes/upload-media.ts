import { mediaCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { takeUpload } from '../uploads/take-upload';

const call = mediaCalls.uploadMedia;

export const uploadMedia = implement(call, async ({ user, context }, services) =>
  takeUpload(services, user, context, call.multipart, { sourceType: 'upload' }),
);
