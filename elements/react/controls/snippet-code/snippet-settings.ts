/** Content that a page embeds, as the person has chosen it. The generated code follows from this alone. */
import type { HexColor } from '@spotreel/sdk/internal/base';
import type { LanguageCode } from '@spotreel/sdk/internal/i18n';

/**
 * Elements that a page can embed, by their tags. `project`: it shows one video. `creates`: it reports `project-created`.
 * `survey`: it needs an environment instead of an account.
 */
export const SNIPPET_ELEMENTS = {
  'template-grid': 'creates',
  'project-editor': 'project',
  'my-videos': 'account',
  'media-library': 'account',
  'music-picker': 'account',
  'brand-form': 'account',
  'render-button': 'project',
  'video-player': 'project',
  'assistant-chat': 'creates',
  'sign-in': 'account',
  'survey-modal': 'survey',
} as const;

export type SnippetTag = keyof typeof SNIPPET_ELEMENTS;

/** Kind of the page's people: users of its own server, or people with an account of Spotreel. */
export type SnippetSignIn = 'token' | 'login';

export interface SnippetSettings {
  readonly tag: SnippetTag;
  /** Default: as the system. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** Default: the language of the page. */
  readonly locale?: LanguageCode | undefined;
  /** Brand color of the page's product. */
  readonly accent?: HexColor | undefined;
  readonly signIn: SnippetSignIn;
  /** Address of the Spotreel server, without a slash at its end. */
  readonly server: string;
  /** Origin of the page. */
  readonly origin: string;
  /** The video of an element that shows one. Without it, people choose a template before the editor opens. */
  readonly projectId?: number | undefined;
  /** The environment whose surveys are shown. */
  readonly environmentId?: string | undefined;
}

/** True if the page needs tokens of its server. `sign-in` is the login itself; surveys have no account. */
export function needsToken({ tag, signIn }: Pick<SnippetSettings, 'tag' | 'signIn'>): boolean {
  return signIn === 'token' && tag !== 'sign-in' && tag !== 'survey-modal';
}

/** The element that the page shows first: an editor without a video begins with templates. */
export function firstTag({ tag, projectId }: Pick<SnippetSettings, 'tag' | 'projectId'>): SnippetTag {
  return tag === 'project-editor' && projectId === undefined ? 'template-grid' : tag;
}

/** True if the page opens an editor when a project was made. */
export function opensEditor(settings: Pick<SnippetSettings, 'tag' | 'projectId'>): boolean {
  return SNIPPET_ELEMENTS[firstTag(settings)] === 'creates';
}
