/** The operator's key around the server's own keys, out of the settings. */
import { createKeySealer, type KeySealer, noSealer } from '../account/session/key-sealer';
import type { Config } from '../platform/config/config';
import { readSecretFile } from '../platform/config/secret-files';

export type SealerSettings = Pick<Config, 'secretsKeyFile' | 'formerSecretsKeyFile'>;

/** @throws Error in plain words for a file that is missing or too short */
export async function openKeySealer({ secretsKeyFile, formerSecretsKeyFile }: SealerSettings): Promise<KeySealer> {
  const current = await readSecretFile('SECRETS_KEY_FILE', secretsKeyFile);
  const former = await readSecretFile('SECRETS_KEY_FORMER_FILE', formerSecretsKeyFile);
  if (current === undefined) return noSealer;
  return createKeySealer(former === undefined ? [current] : [current, former]);
}
