import type { AgentTool } from './agent-tool';
import { checkProjectTool } from './tools/check-project';
import { createProjectTool } from './tools/create-project';
import { fillProjectTool } from './tools/fill-project';
import { findImagesTool } from './tools/find-images';
import { findMusicTool } from './tools/find-music';
import { findProjectsTool } from './tools/find-projects';
import { findRecipesTool } from './tools/find-recipes';
import { lookAtProjectTool } from './tools/look-at-project';
import { readProjectTool } from './tools/read-project';
import { readRecipeTool } from './tools/read-recipe';
import { readRenderTool } from './tools/read-render';
import { renderProjectTool } from './tools/render-project';

/**
 * Every tool, in the order in which a video is made.
 *
 * @example
 * ```ts
 * import { AGENT_TOOLS } from '@spotreel/sdk/agent';
 *
 * for (const { name, description } of AGENT_TOOLS) console.log(name, description);
 * ```
 */
export const AGENT_TOOLS: readonly AgentTool[] = [
  findRecipesTool,
  readRecipeTool,
  findMusicTool,
  findImagesTool,
  createProjectTool,
  findProjectsTool,
  readProjectTool,
  fillProjectTool,
  lookAtProjectTool,
  checkProjectTool,
  renderProjectTool,
  readRenderTool,
];
