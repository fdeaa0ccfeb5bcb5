import type { Media } from '@spotreel/sdk/contract';
import type { Translator } from '@spotreel/sdk/i18n';
import type { ReactNode } from 'react';

/** Source, author and license of a file that was copied from stock, with links where there are any. */
export function originFacts({ origin }: Media, t: Translator): readonly (readonly [string, ReactNode])[] {
  if (!origin) return [];
  return [
    [t('assets.source'), <Linked key="source" text={origin.source} url={origin.pageUrl} />],
    [t('assets.author'), <Linked key="author" text={origin.author} url={origin.authorUrl} />],
    [t('assets.license'), <Linked key="license" text={origin.license} url={origin.licenseUrl} />],
  ];
}

function Linked({ text, url }: { text: string; url: string | undefined }) {
  if (!url) return text;
  return (
    <a className="sr-link" href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
