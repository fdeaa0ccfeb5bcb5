import { type ReactNode, useState } from 'react';
import { reactCode, vueCode } from '../../controls/snippet-code/component-code';
import { htmlCode } from '../../controls/snippet-code/html-code';
import { curlCode, nodeCode } from '../../controls/snippet-code/server-code';
import { needsToken, type SnippetSettings } from '../../controls/snippet-code/snippet-settings';
import { wordPressCode } from '../../controls/snippet-code/wordpress-code';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { CopyTextButton } from '../developers/copy-text-button';
import { CodeTabs } from './code-tabs';

const PAGES = { HTML: htmlCode, React: reactCode, Vue: vueCode, WordPress: wordPressCode };
const SERVERS = { 'Node.js': nodeCode, curl: curlCode };

/** The code of the page and, where it needs tokens, of its server. WordPress is both at once. */
export function SnippetCode({ settings }: { settings: SnippetSettings }) {
  const t = useTranslator();
  const [page, setPage] = useState<keyof typeof PAGES>('HTML');
  const hasServer = needsToken(settings) && page !== 'WordPress';
  return (
    <>
      <CodePanel
        title={t('snippet.page')}
        text={t('snippet.pageText')}
        kinds={PAGES}
        kind={page}
        onKind={setPage}
        settings={settings}
      />
      {hasServer && <ServerPanel settings={settings} />}
    </>
  );
}

function ServerPanel({ settings }: { settings: SnippetSettings }) {
  const t = useTranslator();
  const [kind, setKind] = useState<keyof typeof SERVERS>('Node.js');
  return (
    <CodePanel
      title={t('snippet.server')}
      text={t('snippet.serverText')}
      kinds={SERVERS}
      kind={kind}
      onKind={setKind}
      settings={settings}
    />
  );
}

interface CodePanelProps<Kind extends string> {
  title: string;
  text: ReactNode;
  kinds: Readonly<Record<Kind, (settings: SnippetSettings) => string>>;
  kind: Kind;
  onKind: (kind: Kind) => void;
  settings: SnippetSettings;
}

function CodePanel<Kind extends string>({ title, text, kinds, kind, onKind, settings }: CodePanelProps<Kind>) {
  const t = useTranslator();
  const code = kinds[kind](settings);
  return (
    <AccountPanel title={title} text={text}>
      <CodeTabs
        label={title}
        kinds={Object.keys(kinds) as Kind[]}
        kind={kind}
        onKind={onKind}
        action={<CopyTextButton text={code} name={t('snippet.copyName', { name: kind })} />}
      >
        {code}
      </CodeTabs>
    </AccountPanel>
  );
}
