import { type ReactNode, Suspense, useState } from 'react';
import type { Recipe } from '../../../sdk/contract/schemas/library';
import type { TemplateSummary } from '../../../sdk/contract/schemas/template';
import { lazyPart } from '../foundation/lazy-part';
import { TemplateGrid, type TemplateGridProps } from '../template-grid/template-grid';

const StartDialog = lazyPart(() =>
  import('../start-dialog/start-dialog').then((module) => ({ default: module.StartDialog })),
);
const TemplateDialog = lazyPart(() =>
  import('../template-grid/template-dialog').then((module) => ({ default: module.TemplateDialog })),
);

export interface LibraryViewProps extends Omit<TemplateGridProps, 'recipeAction' | 'templateAction'> {
  /** A new project was made. */
  onCreated: (projectId: number) => void;
}

/** The library, and the way from a recipe or an animation to a new project without leaving it. */
export function LibraryView({ onCreated, ...grid }: LibraryViewProps) {
  const [recipe, setRecipe] = useState<Recipe>();
  const [template, setTemplate] = useState<TemplateSummary>();
  const button = (label: string, className: string, onClick: () => void): ReactNode => (
    <button type="button" className={className} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      <TemplateGrid
        {...grid}
        recipeAction={(item, label, className) => button(label, className, () => setRecipe(item))}
        templateAction={(item, label, className) => button(label, className, () => setTemplate(item))}
      />
      <Suspense>
        {recipe && <StartDialog recipe={recipe} onClose={() => setRecipe(undefined)} onCreated={onCreated} />}
        {template && (
          <TemplateDialog template={template} onClose={() => setTemplate(undefined)} onCreated={onCreated} />
        )}
      </Suspense>
    </>
  );
}
