import type { CommandInput } from '../command';
import { given, listFlag, textFlag, toId } from '../read-arguments';
import { UsageError } from '../usage-error';

/** Flags of the commands that fill fields. */
export const FILL_OPTIONS = {
  set: { type: 'string', multiple: true },
  values: { type: 'string' },
  music: { type: 'string' },
  palette: { type: 'string' },
} as const;

/** Syntax of the flags. */
export const FILL_USAGE =
  '[--set <field>=<value>]... [--values <file.json>] [--music <id>|none] [--palette <#rrggbb,...>]';

/** Input of `fill_project` besides the project. `--set` overrides `--values`. Empty: no fields are to be filled. */
export async function wantedFields({ flags, io }: CommandInput): Promise<Record<string, unknown>> {
  const file = textFlag(flags, 'values');
  const fields = { ...(file === undefined ? {} : readValues(await io.readText(file), file)), ...setValues(flags) };
  const music = textFlag(flags, 'music');
  return given({
    fields: Object.keys(fields).length > 0 ? fields : undefined,
    musicId: music === undefined ? undefined : music === 'none' ? null : toId(music, '--music'),
    palette: textFlag(flags, 'palette')
      ?.split(',')
      .map((color) => color.trim()),
  });
}

function setValues(flags: CommandInput['flags']): Record<string, string> {
  return Object.fromEntries(
    listFlag(flags, 'set').map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new UsageError(`“${text}” is no value: write --set <field>=<value>.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** Throws `UsageError` for what is no JSON object. */
function readValues(text: string, file: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // said below
  }
  throw new UsageError(`${file} is no JSON object of fields and values.`);
}
