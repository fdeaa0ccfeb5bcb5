import { defineCall } from '../call';
import { still, stillImageInput, stillPreviewInput } from './still';

/** Pictures of a form: the part `images.<field>` is shown by the field of that innerReference. */
const pictures = { file: 'images', accept: 'image', named: true } as const;

const paintErrors = [
  'render_without_customisation',
  'render_unavailable',
  'blender_unavailable',
  'template_invalid',
  'media_not_found',
  'media_type_unsupported',
  'media_undecodable',
  'image_too_large',
  'payload_too_large',
  'painter_crashed',
  'encoder_killed',
] as const;

/** Renders and stills. The server refuses a render beyond the account's limits; see `errorCatalogue`. */
export const renderCalls = {
  renderImage: defineCall({
    method: 'POST',
    path: '/v1/render/image',
    auth: 'user',
    summary:
      'Paints one scene at full size as PNG (default), JPEG or WebP. Counts as a render, but waits for no export.',
    body: stillImageInput,
    multipart: pictures,
    output: still,
    errors: ['premium_required', 'render_limit', ...paintErrors],
  }),
  renderPreview: defineCall({
    method: 'POST',
    path: '/v1/render/preview',
    auth: 'user',
    scope: 'projects:read',
    summary: 'Paints one scene small, as WebP, whatever it costs to use. Counts as nothing.',
    body: stillPreviewInput,
    multipart: pictures,
    output: still,
    errors: paintErrors,
  }),
} as const;
