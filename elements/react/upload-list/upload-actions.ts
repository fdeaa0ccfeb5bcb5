import type { Uploads } from '@spotreel/sdk/stores';

/** Actions of one upload. */
export type UploadActions = Pick<Uploads, 'pause' | 'retry' | 'dismiss' | 'continueWith'>;
