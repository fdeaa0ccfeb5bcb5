/** Arguments and flags as the tools take them. */

import type { Flags } from './command';
import { UsageError } from './usage-error';

/** Throws `UsageError` where there is none. */
export function idAt(words: readonly string[], index: number, name: string): number {
  const text = words[index];
  if (text === undefined) throw new UsageError(`The ${name} is missing.`);
  return toId(text, name);
}

export function toId(text: string, name: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`“${text}” is no ${name}: expected a number.`);
  return Number(text);
}

/** Undefined where the flag is not there. */
export function textFlag(flags: Flags, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

export function idFlag(flags: Flags, name: string): number | undefined {
  const text = textFlag(flags, name);
  return text === undefined ? undefined : toId(text, `--${name}`);
}

export function listFlag(flags: Flags, name: string): readonly string[] {
  const value = flags[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Without the names whose values are undefined. */
export function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
