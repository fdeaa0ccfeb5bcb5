import { exportError } from '../export-error';

/** Upright, as its file says. @throws SpotreelError `export_media_undecodable` */
export async function decodePicture(file: Blob, address: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw exportError('export_media_undecodable', `This browser cannot decode the picture ${nameOf(address)}.`, cause);
  }
}

/** The end of an address, for messages. */
export function nameOf(address: string): string {
  if (address.startsWith('data:')) return 'in the scene';
  return new URL(address).pathname.split('/').at(-1) || address;
}
