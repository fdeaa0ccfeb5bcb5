import { Suspense } from 'react';
import { lazyPart } from '../controls/lazy-part/lazy-part';
import { Skeleton } from '../controls/skeleton/skeleton';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

const AssistantView = lazyPart(() =>
  import('../account/assistant/assistant-view').then((module) => ({ default: module.AssistantView })),
);

export interface EmbeddedAssistantChatProps extends EmbeddedProps {
  onProjectCreated: (detail: { projectId: number }) => void;
}

/** Content of `<assistant-chat>`. */
export function EmbeddedAssistantChat({ onProjectCreated, ...root }: EmbeddedAssistantChatProps) {
  const loading = <Skeleton shape="landscape" />;
  return (
    <EmbeddedRoot {...root} loading={loading}>
      <Suspense fallback={loading}>
        <div className="sr-embedded__page">
          <AssistantView onCreated={(projectId) => onProjectCreated({ projectId })} />
        </div>
      </Suspense>
    </EmbeddedRoot>
  );
}
