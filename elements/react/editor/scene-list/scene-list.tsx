import type { Ratio } from '@spotreel/sdk/internal/contract';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import sceneListCss from './scene-list.css?inline';
import type { SceneListEntry } from './scene-list-entry';
import { SceneListItem } from './scene-list-item';
import { SceneSorting } from './scene-sorting';

export interface SceneListProps {
  scenes: readonly SceneListEntry[];
  ratio: Ratio;
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** Positions from 0. */
  onMove: (id: number, toIndex: number) => void;
  onDuplicate: (id: number) => void;
  onRemove: (id: number) => void;
  onAdd: () => void;
  /** Scenes can be selected, and nothing else. Default: false. */
  isFixed?: boolean | undefined;
  /** Reason why no scene can be added; undefined when one can. */
  addRefusal?: string | undefined;
  /** URL of a plan that would allow it; undefined when no plan would. */
  upgradeUrl?: string | undefined;
  /** Draws a live picture of a scene instead of its template's still. */
  picture?: (scene: SceneListEntry) => ReactNode;
  /** Draws what is between a scene and the next one. Default: nothing. */
  between?: (scene: SceneListEntry) => ReactNode;
}

const useStyles = lazyStyles([sceneListCss]);

/** The scenes in order: select, drag or move by keys, duplicate, remove, add. */
export function SceneList({
  scenes,
  ratio,
  selectedId,
  onMove,
  onAdd,
  addRefusal,
  upgradeUrl,
  picture,
  between,
  isFixed = false,
  ...actions
}: SceneListProps) {
  useStyles();
  const t = useTranslator();
  return (
    <section className="sr-scene-list" aria-label={t('editor.scenes')}>
      <SceneSorting ids={scenes.map(({ id }) => id)} onMove={onMove}>
        <ol className="sr-scene-list__items sr-list">
          {scenes.map((scene, index) => (
            <SceneListItem
              key={scene.id}
              scene={scene}
              index={index}
              count={scenes.length}
              ratio={ratio}
              isSelected={scene.id === selectedId}
              picture={picture}
              between={index < scenes.length - 1 ? between : undefined}
              isFixed={isFixed}
              onMove={(to) => onMove(scene.id, to)}
              {...actions}
            />
          ))}
        </ol>
      </SceneSorting>
      {!isFixed && <AddScene onAdd={onAdd} addRefusal={addRefusal} upgradeUrl={upgradeUrl} />}
    </section>
  );
}

/** The button below the list, and why it does nothing. */
function AddScene({ onAdd, addRefusal, upgradeUrl }: Pick<SceneListProps, 'onAdd' | 'addRefusal' | 'upgradeUrl'>) {
  const t = useTranslator();
  return (
    <>
      <Button
        icon={<Plus aria-hidden />}
        onClick={onAdd}
        disabled={addRefusal !== undefined}
        className="sr-scene-list__add"
      >
        {t('editor.addScene')}
      </Button>
      {addRefusal && (
        <p className="sr-scene-list__refusal">
          {addRefusal} {upgradeUrl && <a href={upgradeUrl}>{t('scenes.upgrade')}</a>}
        </p>
      )}
    </>
  );
}
