import { useStore } from '@nanostores/react';
import type { RecipePageStore } from '@spotreel/sdk/internal/stores';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';

/** Stills of what a new video starts with. */
export function RecipeScenes({ page }: { page: RecipePageStore }) {
  const t = useTranslator();
  const choice = useStore(page.$choice);
  const { data: scenes, status, failure } = useStore(page.$scenes);
  if (!choice) return null;
  const { family, ratio } = choice;
  return (
    <section className="sr-detail__part" aria-busy={status === 'loading'}>
      <header>
        <h2 className="sr-page__heading">{t('recipe.scenes')}</h2>
        <p className="sr-page__text sr-detail__text">{t('recipe.scenesText')}</p>
      </header>
      {failure ? (
        <Notice
          tone="danger"
          title={t('recipe.scenesError')}
          action={<RetryButton failure={failure} onRetry={page.loadScenes} />}
        />
      ) : (
        <ol className={`sr-detail__scenes sr-detail__scenes--${ratio} sr-list`}>
          {scenes?.map(({ id, name, preview, orientation, duration }) => (
            <li key={id} className="sr-detail__scene">
              <Thumbnail src={preview} ratio={orientation} className="sr-detail__scene-picture" />
              <span>{name}</span>
              <span className="sr-detail__scene-facts">{t('library.seconds', { count: Math.round(duration) })}</span>
            </li>
          ))}
          {!scenes &&
            family.defaultIngredientIds.map((id) => (
              <li key={id} className="sr-detail__scene">
                <Skeleton shape={ratio} className="sr-detail__scene-picture" />
                <Skeleton shape="line" />
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}
