import { useStore } from '@nanostores/react';
import { addMessages, homeMessages } from '@spotreel/sdk/i18n';
import { createHome } from '@spotreel/sdk/stores';
import { LayoutGrid } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyStyles } from '../foundation/lazy-styles';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { useGridStyles } from '../template-grid/grid-styles';
import { SkeletonCard } from '../template-grid/skeleton-card';
import { GoalTiles } from './goal-tiles';
import { HomeHero } from './home-hero';
import type { HomeLinks } from './home-links';
import styles from './home-view.css?inline';
import { SectionRow } from './section-row';

addMessages(homeMessages);

/** Links from the home page to other pages of the host. */
export type HomeViewProps = HomeLinks;

const useStyles = lazyStyles([styles]);
const SKELETONS = ['a', 'b', 'c'];

/** Where one arrives: the way into the library, then a row for every goal and kind. */
export function HomeView({ libraryLink, ...actions }: HomeViewProps) {
  useGridStyles();
  useStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [home] = useState(() => createHome(spotreel));
  const { status, data, failure } = useStore(home.$sections);
  const busy = useStore(home.$busy);

  useEffect(() => {
    void home.load();
  }, [home]);

  return (
    <div className="sr-home" aria-busy={status === 'loading'}>
      <HomeHero
        recipes={failure && !data ? [] : data?.flatMap(({ recipes }) => recipes)}
        action={libraryLink('', t('home.browse'), 'sr-button sr-button--primary sr-button--lg')}
      />
      {failure && (
        <Notice
          tone="danger"
          title={t('home.errorTitle')}
          action={<RetryButton failure={failure} onRetry={home.load} />}
        >
          {failure.message !== t('home.errorTitle') && failure.message}
        </Notice>
      )}
      {!data && !failure && SKELETONS.map((key) => <SkeletonRow key={key} />)}
      {data?.length === 0 && (
        <EmptyState icon={<LayoutGrid aria-hidden />} title={t('home.emptyTitle')}>
          {t('home.emptyText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <GoalTiles sections={data} libraryLink={libraryLink} />
          <div className="sr-home__rows">
            {data.map((section) => (
              <SectionRow
                key={section.id}
                section={section}
                busy={busy}
                onToggleFavourite={home.toggleFavourite}
                libraryLink={libraryLink}
                {...actions}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className="sr-home__row" aria-hidden>
      <Skeleton shape="title" />
      <div className="sr-home__cards">
        {SKELETONS.map((key) => (
          <div key={key} className="sr-home__card">
            <SkeletonCard ratio="landscape" words="template" />
          </div>
        ))}
      </div>
    </div>
  );
}
