import { useStore } from '@nanostores/react';
import {
  type AllowedOriginsStore,
  type ApiKeysStore,
  createAllowedOrigins,
  createApiKeys,
} from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { SNIPPET_ELEMENTS, type SnippetSettings } from '../../controls/snippet-code/snippet-settings';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useSession } from '../../foundation/use-session';

/** Choices of the person. The server is the one that the app talks with. */
export type SnippetChoices = Omit<SnippetSettings, 'server'>;

/** Values of the fields of the page, and their change. */
export interface SnippetFieldsProps {
  settings: SnippetSettings;
  onChoose: (changes: Partial<SnippetChoices>) => void;
}

export interface Snippet {
  readonly settings: SnippetSettings;
  /** The same with the newest video of the person, where the page asks for a template first. */
  readonly previewed: SnippetSettings;
  readonly choose: (changes: Partial<SnippetChoices>) => void;
  readonly origins: AllowedOriginsStore;
  readonly keys: ApiKeysStore;
}

const FIRST: SnippetChoices = { tag: 'template-grid', signIn: 'token', origin: '' };

/** Choices, and what they are checked against. The first allowed origin is proposed. */
export function useSnippet(): Snippet {
  const spotreel = useSpotreel();
  const [{ origins, keys }] = useState(() => ({
    origins: createAllowedOrigins(spotreel),
    keys: createApiKeys(spotreel),
  }));
  const [choices, setChoices] = useState(FIRST);
  const { user } = useSession();
  const { data: allowed } = useStore(origins.$origins);
  const { data: projects } = useStore(spotreel.projects.$projects);

  useEffect(() => {
    void origins.load();
    void keys.load();
    void spotreel.projects.load();
  }, [origins, keys, spotreel]);

  const { apiBase = '' } = spotreel.editing.options;
  const server = new URL(apiBase || '/', location.href).href.replace(/(?<!\/)\/+$/, '');
  const origin = choices.origin || allowed?.[0]?.origin || 'http://localhost:3000';
  const newestId = projects?.data[0]?.id;
  const { tag, signIn } = choices;
  const isOwn = SNIPPET_ELEMENTS[tag] === 'project' && (tag !== 'project-editor' || signIn === 'login');
  const projectId = 'projectId' in choices || !isOwn ? choices.projectId : newestId;
  const environmentId = choices.environmentId ?? user?.surveyEnvironmentId ?? undefined;
  const settings = { ...choices, server, origin, projectId, environmentId };
  return {
    settings,
    previewed: { ...settings, projectId: projectId ?? newestId },
    choose: (changes) => setChoices((before) => ({ ...before, ...changes })),
    origins,
    keys,
  };
}
