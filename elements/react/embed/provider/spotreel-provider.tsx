import { EnvironmentProvider } from '@ark-ui/react/environment';
import { useStore } from '@nanostores/react';
import type { Spotreel } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useLayoutEffect } from 'react';
import { ToastList } from '../../controls/toast/toast-list';
import { HostPagesContext } from '../../foundation/page/host-pages';
import { SpotreelContext } from '../../foundation/spotreel-context';
import { TranslationProvider, useTranslator } from '../../foundation/text/translation';
import { adoptComponentStyles } from './styles';

/** Dependencies of every component below. */
export interface SpotreelProviderProps {
  /** The account whose screens are rendered below. */
  spotreel: Spotreel;
  /** Root in which styles are adopted and overlays open: the document, or the shadow root of the components. */
  root: Document | ShadowRoot;
  /** Address of a page with `PlansView`, where an upgrade leads unless the server names another. Default: none. */
  plansPage?: string | undefined;
  /** Address of a page with `Integrations`, to which empty lists of reviews and products link. Default: none. */
  integrationsPage?: string | undefined;
  /** Shown while the language is being loaded. Default: nothing. */
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Everything that components need around them: stores, words, styles, a place for overlays, notifications.
 *
 * @example
 * ```tsx
 * import { ProjectEditor, SpotreelProvider } from '@spotreel/elements/react';
 * import { createSpotreel } from '@spotreel/sdk';
 *
 * const spotreel = createSpotreel({ apiBase: 'https://videos.example.com' });
 * const page = (
 *   <SpotreelProvider spotreel={spotreel} root={document}>
 *     <ProjectEditor projectId={100001} />
 *   </SpotreelProvider>
 * );
 * ```
 */
export function SpotreelProvider(props: SpotreelProviderProps): ReactNode {
  const { spotreel, root, loading, children } = props;
  const translator = useStore(spotreel.language.$translator);
  useLayoutEffect(() => adoptComponentStyles(root), [root]);
  if (!translator) return loading;
  return (
    <EnvironmentProvider value={() => root}>
      <SpotreelContext.Provider value={spotreel}>
        <TranslationProvider translator={translator}>
          <HostPagesContext.Provider value={props}>{children}</HostPagesContext.Provider>
          <Toasts spotreel={spotreel} direction={'host' in root ? translator.direction : undefined} />
        </TranslationProvider>
      </SpotreelContext.Provider>
    </EnvironmentProvider>
  );
}

function Toasts({ spotreel, direction }: { spotreel: Spotreel; direction?: 'ltr' | 'rtl' | undefined }) {
  const t = useTranslator();
  const messages = useStore(spotreel.toasts.$toasts);
  return (
    <ToastList
      label={t('app.notifications')}
      direction={direction}
      dismissLabel={t('app.dismiss')}
      messages={messages}
      onDismiss={spotreel.toasts.dismiss}
      onHold={spotreel.toasts.hold}
      onRelease={spotreel.toasts.release}
    />
  );
}
