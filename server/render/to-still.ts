import type { Still } from '@spotreel/sdk/contract';
import type { Addresses } from '../media/addresses';
import { extensionOf, fileName } from '../project/renders/file-name';

export interface PaintedStill extends Pick<Still, 'format' | 'width' | 'height' | 'sizeBytes'> {
  readonly key: string;
  /** For the downloaded file. */
  readonly name: string;
}

export function toStill({ key, name, ...facts }: PaintedStill, addresses: Addresses): Still {
  const downloadName = `${fileName(name)}.${extensionOf(facts.format)}`;
  return { ...facts, url: addresses.of(key), downloadUrl: addresses.of(key, downloadName) };
}
