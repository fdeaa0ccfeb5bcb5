import { useStore } from '@nanostores/react';
import type { Recipe, Section } from '@spotreel/sdk/internal/contract';
import { createHome, createRecents, type Failure, type Home, type RecentsStore } from '@spotreel/sdk/internal/stores';
import { LayoutGrid } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useLoadInLanguage } from '../../foundation/use-load-in-language';
import { useGridStyles } from '../template-grid/grid-styles';
import { SkeletonCard } from '../template-grid/results/skeleton-card';
import { FirstStepsGuide } from './first-steps-guide';
import { GoalTiles } from './goal-tiles';
import { HomeHead, HomeHero, SkeletonHead } from './home-hero';
import type { HomeLinks } from './home-links';
import styles from './home-view.css?inline';
import { RecentsRow } from './recents-row';
import { SectionRow } from './section-row';

/** Links from the home page to other pages of the host. */
export type HomeViewProps = HomeLinks;

const useStyles = lazyStyles([styles]);
const SKELETONS = ['a', 'b', 'c'];

/** The home page: the way into the library, then a row for each goal and kind. */
export function HomeView(links: HomeViewProps) {
  useGridStyles();
  useStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [home] = useState(() => createHome(spotreel));
  const { status, data, failure } = useStore(home.$sections);
  const [recents] = useState(() => createRecents(spotreel));
  const { isReady } = useStore(recents.$recents);

  useLoadInLanguage(home.load);
  useEffect(() => {
    void recents.load();
    return recents.stop;
  }, [recents]);

  // what comes above waits for nothing below: nothing moves once it is shown
  const isShown = data !== undefined && isReady;
  return (
    <div className="sr-home" aria-busy={status === 'loading'}>
      {isReady ? (
        <OwnVideos recents={recents} recipes={failure && !data ? [] : recipesOf(data)} {...links} />
      ) : (
        <SkeletonHead />
      )}
      {failure && <LoadFailure failure={failure} onRetry={home.load} />}
      {!isShown && !failure && SKELETONS.map((key) => <SkeletonRow key={key} />)}
      {isShown && data?.length === 0 && (
        <EmptyState icon={<LayoutGrid aria-hidden />} title={t('home.emptyTitle')}>
          {t('home.emptyText')}
        </EmptyState>
      )}
      {isShown && data && data.length > 0 && <HomeSections home={home} sections={data} {...links} />}
    </div>
  );
}

function recipesOf(sections: readonly Section[] | undefined): readonly Recipe[] | undefined {
  return sections?.flatMap(({ recipes }) => recipes);
}

interface OwnVideosProps extends HomeLinks {
  recents: RecentsStore;
  /** Pictures of the first visit; see HomeHero. */
  recipes: readonly Recipe[] | undefined;
}

/** The start of the page, the videos that were edited last, and the way to a first video. */
function OwnVideos({ recents, recipes, ...links }: OwnVideosProps) {
  const { projects } = useStore(recents.$recents);
  const steps = useStore(recents.$firstSteps);
  const close = () => void recents.closeFirstSteps();
  return (
    <>
      {projects.length > 0 ? <HomeHead {...links} /> : <HomeHero recipes={recipes} {...links} />}
      <RecentsRow projects={projects} {...links} />
      {steps && <FirstStepsGuide steps={steps} projectId={projects[0]?.id} onClose={close} {...links} />}
    </>
  );
}

interface HomeSectionsProps extends HomeLinks {
  home: Home;
  sections: readonly Section[];
}

/** Tiles of the goals, then a row for each section. */
function HomeSections({ home, sections, ...links }: HomeSectionsProps) {
  const busy = useStore(home.$busy);
  const busyRecipes = useStore(home.$busyRecipes);
  return (
    <>
      <GoalTiles sections={sections} libraryLink={links.libraryLink} />
      <div className="sr-home__rows">
        {sections.map((section) => (
          <SectionRow
            key={section.id}
            section={section}
            busy={busy}
            busyRecipes={busyRecipes}
            onToggleFavourite={home.toggleFavourite}
            onToggleRecipe={home.toggleRecipe}
            {...links}
          />
        ))}
      </div>
    </>
  );
}

function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  const title = t('home.errorTitle');
  return (
    <Notice tone="danger" title={title} action={<RetryButton failure={failure} onRetry={onRetry} />}>
      {failure.message !== title && failure.message}
    </Notice>
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
