import type { Recipe, TemplateSummary } from '@spotreel/sdk/internal/contract';
import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import type { CardOrigin, ProjectOrigin } from '../start-dialog/project-origin';
import type { CardAction } from '../template-grid/card-actions';
import { TemplateGrid, type TemplateGridProps } from '../template-grid/template-grid';

const StartDialog = lazyPart(() =>
  import('../start-dialog/start-dialog').then((module) => ({ default: module.StartDialog })),
);
const TemplateDialog = lazyPart(() =>
  import('../template-grid/template-dialog').then((module) => ({ default: module.TemplateDialog })),
);

/** Props of `LibraryView`: the list, and the events left to the page. */
export interface LibraryViewProps extends Omit<TemplateGridProps, 'recipeAction' | 'templateAction'> {
  /** Asked when a card is pressed; false: the page shows it. Default: it opens here. */
  mayOpen?: ((card: CardOrigin) => boolean) | undefined;
  /** Asked right before a project is made; false: the page sees to it. Default: it may. */
  mayCreate?: ((origin: ProjectOrigin) => boolean) | undefined;
  /** A new project was made. */
  onCreated: (projectId: number) => void;
}

/**
 * The library, and the way from a recipe or an animation to a new project without leaving it.
 *
 * @example
 * ```tsx
 * import { LibraryView } from '@spotreel/elements/react';
 *
 * const library = <LibraryView onCreated={(projectId) => location.assign('/videos/' + projectId)} />;
 * ```
 */
export function LibraryView({ onCreated, mayCreate, mayOpen = () => true, ...grid }: LibraryViewProps) {
  const [recipe, setRecipe] = useState<Recipe>();
  const [template, setTemplate] = useState<TemplateSummary>();
  return (
    <>
      <TemplateGrid
        {...grid}
        recipeAction={useOpening((item) => mayOpen({ recipeId: item.id }) && setRecipe(item))}
        templateAction={useOpening((item) => mayOpen({ templateId: item.id }) && setTemplate(item))}
      />
      <Suspense>
        {recipe && (
          <StartDialog
            recipe={recipe}
            mayCreate={mayCreate}
            onClose={() => setRecipe(undefined)}
            onCreated={onCreated}
          />
        )}
        {template && (
          <TemplateDialog
            template={template}
            mayCreate={mayCreate}
            onClose={() => setTemplate(undefined)}
            onCreated={onCreated}
          />
        )}
      </Suspense>
    </>
  );
}

/** Cards as buttons; the same function on every drawing. */
function useOpening<Item>(open: (item: Item) => void): CardAction<Item> {
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  return useCallback(
    (item, label, className) => (
      <button type="button" className={className} onClick={() => latest.current(item)}>
        {label}
      </button>
    ),
    [],
  );
}
