/** Captions of a video, for its owner. */
import { createForm } from '../account/form';
import type { StoreContext } from '../store-context';

export function createCaptionReading(context: StoreContext, projectId: number) {
  const form = createForm(context.t);
  const params = { projectId };
  return {
    /** Whether captions are being fetched, and why they were refused. */
    $captions: form.$state,
    /** Captions of the newest export. Undefined: `$captions` says why there are none. Never rejects. */
    captions: () => form.send(async () => (await context.accounts()).projectCaptions({ params })),
  };
}
