import * as z from 'zod/mini';
import { config } from 'zod/mini';
import type { HexColor } from '../../base/color';

// Under a strict Content-Security-Policy zod's probe of `new Function` would be reported as a violation.
// Imported by its name: the build takes calls of `z` out where nothing reads what they give.
config({ jitless: true });

export const id = z.int().check(z.positive());

/** `#rrggbb`. What is sent has a leading # (docs/rules/forms.md#what-a-save-sends). */
export const hexColor = z
  .templateLiteral(['#', z.string().check(z.regex(/^[0-9a-fA-F]{6}$/))])
  .check(z.overwrite((text) => text.toLowerCase() as HexColor));

export const ratio = z.enum(['landscape', 'portrait', 'square']);
/** The shape of a picture. `CANVAS` has its size in pixels. */
export type Ratio = z.infer<typeof ratio>;

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime({ offset: true });

/** A query parameter that is an integer of at least `min`; anything else becomes the default. List sizes are clamped, never refused. */
export function clampedNumber(fallback: number, max: number, min = 1) {
  return z.catch(
    z.pipe(
      z.pipe(
        z.unknown(),
        z.transform((value) => Math.floor(Number(value))),
      ),
      z.pipe(
        z.number(),
        z.transform((value) => (value >= min ? Math.min(max, value) : fallback)),
      ),
    ),
    fallback,
  );
}

/** `true`, `1`, `false`, `0` in a query. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
);

export const queryId = z.pipe(z.coerce.number(), id);

/** A line of text without control characters, which the database refuses. */
export const textLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u));

/** Absolute, http or https. */
export const httpAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2000));

export const searchText = z.string().check(z.trim(), z.maxLength(200));

/** Ids in a query: `3` or `3,5,8`; at most 50. */
export const queryIds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : Number(part)))),
  ),
  z.array(id).check(z.maxLength(50)),
);
