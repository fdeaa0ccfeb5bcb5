import { useStore } from '@nanostores/react';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { BatchDraft } from '@spotreel/sdk/internal/stores';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';
import type { SceneOfFields } from './scenes-of-fields';

export interface SceneCardsProps {
  store: BatchDraft;
  ratio: Ratio;
  scenes: readonly SceneOfFields[];
}

/** Each scene with the first row in it, what the table fills there, and what stays as it is. */
export function SceneCards({ store, ratio, scenes }: SceneCardsProps) {
  const t = useTranslator();
  const stills = useStore(store.$sceneStills);
  return (
    <ul className="sr-batch-scenes sr-list" aria-label={t('batch.scenes')}>
      {scenes.map((scene) => (
        <li key={scene.ingredient} className="sr-batch-scene">
          <Thumbnail
            src={stills[scene.ingredient]}
            ratio={ratio}
            alt={t('batch.sceneStill', { number: scene.number })}
          />
          <div>
            <strong>{t('batch.sceneNumber', { number: scene.number })}</strong>
            <SceneFields store={store} scene={scene} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function SceneFields({ store, scene }: { store: BatchDraft; scene: SceneOfFields }) {
  const t = useTranslator();
  const { table } = useStore(store.$table);
  const { matches } = useStore(store.$matching);
  const filled = scene.fields.filter(({ key }) => matches.has(key));
  const others = scene.fields.filter(({ key }) => !matches.has(key));
  return (
    <>
      {filled.length === 0 && <p className="sr-batch__note">{t('batch.nothingFilled')}</p>}
      <ul className="sr-list">
        {filled.map(({ key, name }) => (
          <li key={key} className="sr-batch-scene__field">
            <span>{name}</span> <bdi>{table?.columns[matches.get(key)?.column ?? -1]}</bdi>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details className="sr-batch-scene__others">
          <summary>
            {t('batch.leave')} ({others.length})
          </summary>
          {others.map(({ name }) => name).join(', ')}
        </details>
      )}
    </>
  );
}
