import { useState } from 'react';
import { Button } from '../controls/button/button';
import { Notice } from '../controls/notice/notice';
import { useTranslator } from '../foundation/text/translation';

export interface SupportWidgetProps {
  /** Address of the script. */
  url: string;
  /** The chat runs on the page. */
  onStarted: () => void;
}

/** Offers the chat of another company, whose script loads once the person agrees. */
export function SupportWidget({ url, onStarted }: SupportWidgetProps) {
  const t = useTranslator();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function start() {
    setState('loading');
    try {
      await loadWidget(url);
      setState('idle');
      onStarted();
    } catch {
      setState('failed');
    }
  }
  return (
    <section className="sr-support-new">
      <h2 className="sr-support-title">{t('support.chat')}</h2>
      {state === 'failed' && (
        <Notice tone="danger" title={t('support.chatErrorTitle')}>
          {t('support.chatErrorText')}
        </Notice>
      )}
      {isWidgetLoaded(url) ? (
        <p className="sr-support-hint">{t('support.chatStarted')}</p>
      ) : (
        <>
          <p className="sr-support-hint">{t('support.chatText', { host: new URL(url).host })}</p>
          <div>
            <Button busy={state === 'loading'} onClick={() => void start()}>
              {t('support.chatAgree')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const loaded = new Set<string>();

/** True if the script of the chat runs on this page. */
function isWidgetLoaded(url: string): boolean {
  return loaded.has(url);
}

/** Adds the script of a chat to the page, once. Rejects when it does not load; it can then be tried again. */
function loadWidget(url: string): Promise<void> {
  if (loaded.has(url)) return Promise.resolve();
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      loaded.add(url);
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the chat did not load.'));
    });
    document.head.append(script);
  });
}
