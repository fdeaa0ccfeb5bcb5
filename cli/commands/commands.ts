import type { Command } from '../command';
import { checkCommand } from './check';
import { createCommand } from './create';
import { downloadCommand } from './download';
import { fieldsCommand } from './fields';
import { fillCommand } from './fill';
import { mcpCommand } from './mcp';
import { recipesCommand } from './recipes';
import { renderCommand } from './render';
import { statusCommand } from './status';
import { stillCommand } from './still';

/** By what people write, in the order in which a video is made. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  recipes: recipesCommand,
  fields: fieldsCommand,
  create: createCommand,
  fill: fillCommand,
  still: stillCommand,
  check: checkCommand,
  render: renderCommand,
  status: statusCommand,
  download: downloadCommand,
  mcp: mcpCommand,
};
