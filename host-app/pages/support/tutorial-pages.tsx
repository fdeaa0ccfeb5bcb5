import { TutorialsView, type TutorialsViewProps, TutorialView } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { useState } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { NotFoundPage, NothingHere } from '../not-found-page';
import { pageLink } from '../page-link';
import { usePageTitle } from '../page-title';

/** Addresses below `/tutorials`. */
export function TutorialPages() {
  return (
    <Routes>
      <Route index element={<TutorialsPage audience="everyone" />} />
      <Route path="agency" element={<TutorialsPage audience="agency" />} />
      <Route path="white-label" element={<TutorialsPage audience="white-label" />} />
      <Route path=":slug" element={<TutorialPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function TutorialsPage({ audience }: Pick<TutorialsViewProps, 'audience'>) {
  const t = useTranslator();
  usePageTitle(t('app.tutorials'));
  return <TutorialsView audience={audience} pageLink={pageLink} />;
}

function TutorialPage() {
  const t = useTranslator();
  const { slug = '' } = useParams();
  const [title, setTitle] = useState<string>();
  usePageTitle(title ?? t('app.tutorials'));
  return <TutorialView key={slug} slug={slug} pageLink={pageLink} onTitle={setTitle} notFound={<NoTutorial />} />;
}

function NoTutorial() {
  const t = useTranslator();
  const nearest = { to: '/tutorials', label: t('tutorials.all') };
  return <NothingHere title={t('tutorials.notFoundTitle')} text={t('tutorials.notFoundText')} nearest={nearest} />;
}
