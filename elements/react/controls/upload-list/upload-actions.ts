import type { Uploads } from '@spotreel/sdk/internal/stores';

/** Actions of one upload. */
export type UploadActions = Pick<Uploads, 'pause' | 'retry' | 'dismiss' | 'continueWith'>;
