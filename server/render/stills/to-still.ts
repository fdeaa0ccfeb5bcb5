import type { Still } from '@spotreel/sdk/internal/contract';
import type { Addresses } from '../../media/files/addresses';
import { fileName, renderExtension } from '../../project/renders/file-name';

export interface StillFile extends Pick<Still, 'format' | 'width' | 'height' | 'sizeBytes'> {
  readonly key: string;
  /** For the downloaded file. */
  readonly name: string;
}

export function toStill({ key, name, ...facts }: StillFile, addresses: Addresses): Still {
  const downloadName = `${fileName(name)}.${renderExtension(facts.format)}`;
  return { ...facts, url: addresses.of(key), downloadUrl: addresses.of(key, downloadName) };
}
