import { useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { brandTokens, elementAttributes } from '../../controls/snippet-code/page-parts';
import { firstTag, SNIPPET_ELEMENTS, type SnippetSettings } from '../../controls/snippet-code/snippet-settings';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { usePreviewFrame } from './use-preview-frame';

/**
 * The element in a frame of the server, with the session of the app. The frame keeps the styles and scripts of the app away,
 * so that the element looks as it does in another page.
 */
export function SnippetPreview({ settings }: { settings: SnippetSettings }) {
  const t = useTranslator();
  const missing = missingPart(settings);
  return (
    <AccountPanel title={t('snippet.preview')} text={t('snippet.previewText')}>
      {missing ? <EmptyState title={t(missing)} /> : <PreviewFrame settings={settings} />}
    </AccountPanel>
  );
}

/** Choice that is still missing. An editor without a video begins with templates. */
function missingPart({ tag, projectId, environmentId }: SnippetSettings) {
  if (SNIPPET_ELEMENTS[tag] === 'survey' && !environmentId) return 'snippet.needsEnvironment';
  const isMissing = SNIPPET_ELEMENTS[tag] === 'project' && tag !== 'project-editor' && projectId === undefined;
  return isMissing ? 'snippet.needsVideo' : undefined;
}

function PreviewFrame({ settings }: { settings: SnippetSettings }) {
  const t = useTranslator();
  const frame = useRef<HTMLIFrameElement>(null);
  const chosen = addressOf(settings);
  const [created, setCreated] = useState<{ readonly from: string; readonly projectId: number }>();
  // the page would show the new project in the editor
  const address =
    created?.from === chosen ? addressOf({ ...settings, tag: 'project-editor', projectId: created.projectId }) : chosen;
  const { state, attempt, retry } = usePreviewFrame(frame, address, brandTokens(settings), (projectId) =>
    setCreated({ from: chosen, projectId }),
  );
  return (
    <div className="sr-snippet__preview" aria-busy={state === 'loading'}>
      {state === 'failed' && (
        <EmptyState title={t('snippet.previewFailed')} action={<Button onClick={retry}>{t('app.retry')}</Button>}>
          {t('snippet.previewFailedText')}
        </EmptyState>
      )}
      {state === 'loading' && <Skeleton shape="landscape" />}
      <iframe
        key={`${address} ${attempt}`}
        ref={frame}
        className="sr-snippet__frame"
        hidden={state !== 'ready'}
        title={t('snippet.preview')}
        src={address}
        allow="fullscreen; clipboard-write"
      />
    </div>
  );
}

/** Page of the server that shows the element to this app alone. */
function addressOf(settings: SnippetSettings): string {
  const { server, theme, locale = document.documentElement.lang } = settings;
  const query = new URLSearchParams({
    origin: location.origin,
    ...elementAttributes(settings),
    ...(locale && { locale }),
    ...(theme && { theme }),
  });
  return `${server}/embed/${firstTag(settings)}?${query}`;
}
