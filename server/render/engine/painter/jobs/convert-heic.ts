import { readFile } from 'node:fs/promises';
import { reading } from '../../picture-reading';
import { openHeic } from '../heic';
import type { PainterJobHandler } from '../protocol';

/** Size of a HEIC photo, and its JPEG if one is wanted. */
export const convertHeic: PainterJobHandler<'convert-heic'> = ({ file, outFile }) =>
  reading('that was uploaded', async () => {
    const heic = openHeic(await readFile(file));
    if (outFile) {
      const picture = await heic.decode();
      await picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toFile(outFile);
    }
    return { widthPx: heic.widthPx, heightPx: heic.heightPx };
  });
