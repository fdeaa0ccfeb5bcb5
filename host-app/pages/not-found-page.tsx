import { EmptyState, useTranslator } from '@spotreel/elements/react';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { usePageTitle } from './page-title';
import { TemplateSearch } from './template-search';

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

/** A search and the ways on, the nearest first. Default of the nearest: the home page. */
export function WaysOn({ title, nearest }: { readonly title: string; readonly nearest?: Way | undefined }) {
  const t = useTranslator();
  const others = WAYS.filter(({ to }) => to !== nearest?.to).map(({ to, key }) => ({ to, label: t(key) }));
  const ways = nearest ? [nearest, ...others] : others;
  return (
    <>
      <TemplateSearch />
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

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
  /** The list that the missing item would be in. */
  readonly nearest?: Way | undefined;
}

/** What an address does not lead to: why, a search, and the ways on. */
export function NothingHere({ title, text, nearest }: NothingHereProps) {
  return (
    <EmptyState
      icon={<Compass aria-hidden />}
      title={title}
      headingLevel={1}
      action={<WaysOn title={title} nearest={nearest} />}
    >
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
