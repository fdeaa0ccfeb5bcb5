import { needsToken } from '../../controls/snippet-code/snippet-settings';
import { useTranslator } from '../../foundation/text/translation';
import { KeyNotice } from './key-notice';
import { OriginChoice } from './origin-choice';
import { SnippetCode } from './snippet-code';
import { SnippetForm } from './snippet-form';
import { SnippetPreview } from './snippet-preview';
import { useSnippetStyles } from './snippet-styles';
import { useSnippet } from './use-snippet';

/** Code of an element for a page of the person's own, with a preview of that element. */
export function SnippetPage() {
  useSnippetStyles();
  const t = useTranslator();
  const { settings, previewed, choose, origins, keys } = useSnippet();
  return (
    <div className="sr-snippet">
      <header>
        <h1 className="sr-page__title">{t('snippet.title')}</h1>
        <p className="sr-page__text">{t('snippet.text')}</p>
      </header>
      <div className="sr-snippet__top">
        <div className="sr-account-panel">
          <div className="sr-snippet__form">
            <SnippetForm settings={settings} onChoose={choose} />
            {settings.tag !== 'survey-modal' && (
              <OriginChoice settings={settings} store={origins} onChange={(origin) => choose({ origin })} />
            )}
            {needsToken(settings) && <KeyNotice store={keys} />}
          </div>
        </div>
        <div className="sr-snippet__cell">
          <SnippetPreview settings={previewed} />
        </div>
      </div>
      <SnippetCode settings={settings} />
    </div>
  );
}
