/**
 * Signed keys for visitors of a link. The storage has no file of these keys: `serve-share-file.ts` asks the link before
 * each answer, so that a file ends with its link. A key names the revision of the link, and another password makes a
 * new one.
 */
import type { AddressBook, Addresses } from '../../media/files/addresses';
import type { ShareRow } from '../open-links';

export type ShareFile = 'video.mp4' | 'poster.webp' | 'captions.vtt' | 'captions.srt';

type SignedLink = Pick<ShareRow, 'id' | 'revision'>;

/** `downloadName`: the browser stores the file under this name. */
export function shareFileUrl(link: SignedLink, file: ShareFile, addresses: Addresses, downloadName?: string): string {
  return addresses.of(shareKey(link, file), downloadName);
}

/** Opens the link for some hours in place of its password. */
export function admissionOf(link: SignedLink, addresses: AddressBook): string {
  return addresses.at('').of(shareKey(link, 'admission')).split('?')[1] ?? '';
}

export function isAdmitted(link: SignedLink, admission: string, addresses: AddressBook): boolean {
  return addresses.check(shareKey(link, 'admission'), new URLSearchParams(admission)).valid;
}

export function shareKey({ id, revision }: SignedLink, part: ShareFile | 'admission'): string {
  return `shares/${id}/${revision}/${part}`;
}
