import { EmptyState, useTranslator } from '@spotreel/elements/internal/react';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TemplateSearch } from './library/template-search';
import { usePageTitle } from './page-title';

const WAYS = [
  { to: '/', key: 'app.toHome' },
  { to: '/grid', key: 'app.toLibrary' },
  { to: '/account/my-videos', key: 'app.toVideos' },
  { to: '/help', key: 'app.toHelp' },
] as const;

interface Way {
  readonly to: string;
  readonly label: string;
}

interface WaysOnProps {
  readonly title: string;
  /** Default: the home page. */
  readonly nearest?: Way | undefined;
  /** Default: a search of the library. */
  readonly search?: ReactNode;
}

/** A search and the ways on, the nearest first. */
export function WaysOn({ title, nearest, search = <TemplateSearch /> }: WaysOnProps) {
  const t = useTranslator();
  const others = WAYS.filter(({ to }) => to !== nearest?.to).map(({ to, key }) => ({ to, label: t(key) }));
  const ways = nearest ? [nearest, ...others] : others;
  return (
    <>
      {search}
      <nav className="sr-ways" aria-label={title}>
        {ways.map(({ to, label }, place) => (
          <Link
            key={to}
            to={to}
            className={`sr-button sr-button--${place === 0 ? 'primary' : 'secondary'} sr-button--md`}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}

interface NothingHereProps extends WaysOnProps {
  readonly text: string;
}

/** Page of an address that leads nowhere: the reason, a search, and the ways on. */
export function NothingHere({ text, ...ways }: NothingHereProps) {
  return (
    <EmptyState icon={<Compass aria-hidden />} title={ways.title} headingLevel={1} action={<WaysOn {...ways} />}>
      {text}
    </EmptyState>
  );
}

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  const t = useTranslator();
  usePageTitle(t('app.notFoundTitle'));
  return <NothingHere title={t('app.notFoundTitle')} text={t('app.notFoundText')} />;
}
