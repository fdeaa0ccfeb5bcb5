/** Links by which a browser stores an export as a file: each carries its own right, for a few minutes. */

import type { Clock } from '@spotreel/sdk/base';
import { exportFormat } from '@spotreel/sdk/contract';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { KeyRing } from '../../account/session/keys';

const text = z.optional(z.string());
const wanted = z.object({
  surveyId: z.string(),
  format: exportFormat,
  filter: z.object({ finished: z.optional(z.boolean()), search: text, from: text, to: text }),
});
export type WantedExport = z.infer<typeof wanted>;

export interface ExportLinks {
  sign(wanted: WantedExport): Promise<string>;
  /** Undefined: not ours, or over. */
  read(token: string): Promise<WantedExport | undefined>;
}

const AUDIENCE = 'survey-export';
const ALGORITHM = 'HS256';
const VALID_SECONDS = 5 * 60;

export function createExportLinks(keys: KeyRing, clock: Clock): ExportLinks {
  const seconds = () => Math.floor(clock.now() / 1000);
  return {
    sign: (given) =>
      new SignJWT({ ...given })
        .setProtectedHeader({ alg: ALGORITHM, kid: keys.current.kid })
        .setAudience(AUDIENCE)
        .setExpirationTime(seconds() + VALID_SECONDS)
        .sign(keys.current.secret),
    async read(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = keys.find(kid);
            if (!key) throw new Error('No such key');
            return key.secret;
          },
          { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: new Date(clock.now()) },
        );
        return z.parse(wanted, payload);
      } catch {
        return undefined;
      }
    },
  };
}
