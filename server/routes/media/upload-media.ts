import { mediaCalls } from '@spotreel/sdk/contract';
import { takeUpload } from '../../media/take-upload';
import { implement } from '../../platform/http/implement';

const call = mediaCalls.uploadMedia;

export const uploadMedia = implement(call, async ({ user, context }, services) =>
  takeUpload(services, user, context, call.multipart, { sourceType: 'upload' }),
);
