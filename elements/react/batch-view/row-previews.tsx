import { useStore } from '@nanostores/react';
import type { Ratio } from '@spotreel/sdk/contract';
import type { BatchDraft, BatchPreview } from '@spotreel/sdk/stores';
import { useTranslator } from '../foundation/translation';
import { Thumbnail } from '../thumbnail/thumbnail';

/** Stills of the first rows. */
export function RowPreviews({ store, ratio }: { store: BatchDraft; ratio: Ratio }) {
  const t = useTranslator();
  const previews = useStore(store.$previews);
  if (previews.length === 0) return null;
  return (
    <>
      <ul className="sr-batch__previews sr-list" aria-label={t('batch.previews')}>
        {previews.map((preview) => (
          <li key={preview.index} aria-busy={!preview.url && !preview.failure}>
            <Picture preview={preview} ratio={ratio} />
          </li>
        ))}
      </ul>
      {previews.some(({ hasLinks }) => hasLinks) && <p className="sr-batch__note">{t('batch.linksLater')}</p>}
    </>
  );
}

function Picture({ preview, ratio }: { preview: BatchPreview; ratio: Ratio }) {
  const t = useTranslator();
  const { name, url, failure } = preview;
  return (
    <figure className="sr-batch__preview">
      <Thumbnail src={url} ratio={ratio} alt={t('batch.previewOf', { name })} />
      <figcaption>{failure ? failure.message : name}</figcaption>
    </figure>
  );
}
