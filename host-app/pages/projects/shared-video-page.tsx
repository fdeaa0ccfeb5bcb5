import { SharePage } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Wordmark } from '../../layout/look/wordmark';
import { usePageTitle } from '../page-title';

/** A video behind a link. It needs no session and has no header of the app. */
export function SharedVideoPage() {
  const t = useTranslator();
  const { token = '' } = useParams();
  const [title, setTitle] = useState<string>();
  usePageTitle(title ?? t('shared.title'));
  return (
    <div className="sr-root sr-area">
      <SharePage key={token} token={token} brand={<Wordmark />} onTitle={setTitle} />
    </div>
  );
}
