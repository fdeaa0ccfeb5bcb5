import { fileTypeFromFile } from 'file-type';
import { renderError } from '../errors';

/** Types of files that may be uploaded, by the first bytes; the name is not asked. */
const kinds: Readonly<Record<string, 'image' | 'heic' | 'timed'>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/apng': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'image/avif': 'image',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'video/mp4': 'timed',
  'video/x-m4v': 'timed',
  'video/quicktime': 'timed',
  'video/webm': 'timed',
  'video/matroska': 'timed',
  'video/3gpp': 'timed',
  'video/3gpp2': 'timed',
  'video/mp2t': 'timed',
  'audio/mpeg': 'timed',
  'audio/mp4': 'timed',
  'audio/x-m4a': 'timed',
  'audio/wav': 'timed',
  'audio/ogg': 'timed',
  'audio/flac': 'timed',
  'audio/aac': 'timed',
};

type AcceptedKind = 'image' | 'heic' | 'timed';

export interface AcceptedType {
  readonly kind: AcceptedKind;
  readonly mimeType: string;
}

/** `accept`: default, all. @throws SpotreelError `media_type_unsupported` */
export async function acceptedType(file: string, accept?: readonly AcceptedKind[]): Promise<AcceptedType> {
  const mimeType = (await fileTypeFromFile(file))?.mime.split(';', 1)[0];
  const kind = mimeType && kinds[mimeType];
  if (kind && (accept?.includes(kind) ?? true)) return { kind, mimeType };
  throw renderError(
    'media_type_unsupported',
    `Files of ${mimeType ? `type ${mimeType}` : 'this type'} are not supported.`,
  );
}
