/** Keys that an operator keeps in files beside neither database nor backup. */
import { readFile } from 'node:fs/promises';

const LEAST_CHARACTERS = 20;

/** `variable`: names the file. Undefined where none is named. @throws Error in plain words for a file that is missing or too short */
export async function readSecretFile(variable: string, file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const key = (await readFile(file, 'utf8').catch(() => undefined))?.trim();
  if (key === undefined) throw new Error(`${variable} names no file that can be read: ${file}`);
  if (key.length < LEAST_CHARACTERS)
    throw new Error(`The key in ${file} has less than ${LEAST_CHARACTERS} characters.`);
  return key;
}
