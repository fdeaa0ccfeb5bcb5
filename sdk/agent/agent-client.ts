/** The calls that agents and scripts make, with an API key. */
import { type ClientOf, clientOf } from '../client/client';
import type { Fetch } from '../client/request/request';
import { batchCalls } from '../contract/batch/batch-calls';
import { renderCalls } from '../contract/export/render-calls';
import { libraryCalls } from '../contract/library/library-calls';
import { musicCalls } from '../contract/library/music-calls';
import { mediaCalls } from '../contract/media/media-calls';
import { projectCalls } from '../contract/project/project-calls';
import { projectCheckCalls } from '../contract/project/project-check-calls';

/** Each is open to API keys; the server says which right it asks for. */
const calls = {
  goals: libraryCalls.goals,
  recipes: libraryCalls.recipes,
  recipe: libraryCalls.recipe,
  recipeFields: batchCalls.batchBase,
  musicKits: musicCalls.musicKits,
  musicKit: musicCalls.musicKit,
  mediaList: mediaCalls.mediaList,
  imageFromUrl: mediaCalls.ingredientImageFromUrl,
  projects: projectCalls.projects,
  createProject: projectCalls.createProject,
  project: projectCalls.project,
  saveProject: projectCalls.saveProject,
  checkProject: projectCheckCalls.checkProject,
  still: renderCalls.renderPreview,
  requestRender: projectCalls.requestRender,
  renderState: projectCalls.projectStatus,
} as const;

/** One method for each call that the tools make. */
export type AgentClient = ClientOf<typeof calls>;

/** Address of the server, and the API key. */
export interface AgentClientOptions {
  /** Origin of the server: 'https://videos.example.com'. */
  readonly baseUrl: string;
  /** Begins with `sr_live_`. */
  readonly apiKey: string;
  /** externalId of the person to act for. Default: the person who made the key. */
  readonly user?: string | undefined;
  /** Default: the platform's. */
  readonly fetch?: Fetch | undefined;
}

/**
 * A client that sends the key with each call. Throws `invalid_argument` when `baseUrl` is not a text.
 *
 * @example
 * ```ts
 * import { createAgentClient } from '@spotreel/sdk/agent';
 *
 * const client = createAgentClient({ baseUrl: 'https://videos.example.com', apiKey: process.env.SPOTREEL_API_KEY ?? '' });
 * ```
 */
export function createAgentClient({ baseUrl, apiKey, user, fetch }: AgentClientOptions): AgentClient {
  const send: Fetch = fetch ?? ((url, init) => globalThis.fetch(url, init));
  const named: Fetch = (url, init) => {
    const headers = new Headers(init.headers);
    if (user !== undefined) headers.set('Spotreel-User', user);
    return send(url, { ...init, headers });
  };
  return clientOf(calls, { baseUrl, fetch: named, getAccessToken: () => apiKey });
}
