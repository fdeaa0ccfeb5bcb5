/** The right to send one file: a signature that is good for five minutes (facts: detail 7). */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { Signer } from '../../account/session/signer';

const VALID_MS = 5 * 60 * 1000;

export interface SignedFile {
  readonly uuid: string;
  readonly fileName: string;
  readonly environmentId: string;
  readonly fileType: string;
  /** Milliseconds since 1970: when it was signed. */
  readonly timestamp: number;
}

export interface UploadSigner {
  sign(file: Omit<SignedFile, 'timestamp'>): { readonly signature: string; readonly timestamp: number };
  isValid(file: SignedFile, signature: string): boolean;
}

export function createUploadSigner(signer: Pick<Signer, 'sign' | 'isSigned'>, clock: Clock): UploadSigner {
  return {
    sign(file) {
      const timestamp = clock.now();
      return { signature: signer.sign('survey-file', partsOf({ ...file, timestamp })), timestamp };
    },
    isValid(file, signature) {
      const age = clock.now() - file.timestamp;
      return age >= 0 && age <= VALID_MS && signer.isSigned('survey-file', partsOf(file), signature);
    },
  };
}

function partsOf({ uuid, fileName, environmentId, fileType, timestamp }: SignedFile): (string | number)[] {
  return [uuid, fileName, environmentId, fileType, timestamp];
}
