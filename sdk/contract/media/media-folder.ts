import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** Name of a folder. */
export const mediaFolderName = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100));

/** A folder of the assets library. */
export const mediaFolder = z.looseObject({
  id: id as IdSchema<'folder'>,
  name: z.string(),
  /** The folder that it lies in; null at the top. */
  parent: z.nullable(id as IdSchema<'folder'>),
  /** Files directly in it. */
  files: z.int(),
  /** Folders directly in it. */
  folders: z.int(),
  createdAt: timestamp,
});
/** A folder of the assets library. */
export type MediaFolder = z.infer<typeof mediaFolder>;

const named = z.looseObject({ id, name: z.string() });

/** Projects and brands that use a file or a part that was cut out of it. */
export const mediaUses = z.looseObject({ projects: z.array(named), brands: z.array(named) });
/** The projects and brands of the account that show a file. */
export type MediaUses = z.infer<typeof mediaUses>;
