import { BatchScreen, BatchStart, type BatchStartProps, useAccountScreen } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { NothingHere } from '../not-found-page';
import { usePageTitle } from '../page-title';

const HOME = '/make-many';

/** A new batch; the query may name what it starts with: `style` and `format`, `recipe`, or `video`. */
export function BatchStartPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const source = useMemo(() => sourceOf(query), [query]);
  usePageTitle(t('app.makeMany'));
  return (
    <BatchStart
      source={source}
      batchLink={(id, label, className) => linkTo(`${HOME}/${id}`, label, className)}
      onCreated={(id) => navigate(`${HOME}/${id}`)}
    />
  );
}

/** One batch. */
export function BatchPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  const batchId = Number(useParams().batchId);
  const [name, setName] = useState<string>();
  usePageTitle(name ?? t('app.makeMany'));
  if (!Number.isSafeInteger(batchId) || batchId <= 0) return <NoBatch />;
  return (
    <BatchScreen
      key={batchId}
      batchId={batchId}
      projectLink={(id, label, className) => linkTo(`/project/${id}`, label, className)}
      backLink={(label, className) => linkTo(HOME, label, className)}
      onName={setName}
      onDeleted={() => navigate(HOME)}
      notFound={<NoBatch />}
    />
  );
}

function linkTo(to: string, label: ReactNode, className: string) {
  return (
    <Link to={to} className={className}>
      {label}
    </Link>
  );
}

function NoBatch() {
  useAccountScreen();
  const t = useTranslator();
  const nearest = { to: HOME, label: t('batch.back') };
  return <NothingHere title={t('batch.notFound')} text={t('batch.notFoundText')} nearest={nearest} />;
}

function sourceOf(query: URLSearchParams): BatchStartProps['source'] {
  const id = (name: string) => {
    const value = Number(query.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  };
  const projectId = id('video');
  const templateFamilyId = id('style');
  const recipeId = id('recipe');
  const format = query.get('format');
  const ratio = format === 'landscape' || format === 'portrait' || format === 'square' ? format : undefined;
  if (projectId !== undefined) return { projectId };
  return templateFamilyId === undefined && recipeId === undefined ? undefined : { templateFamilyId, recipeId, ratio };
}
