import type { FormGroup } from '@spotreel/sdk/internal/project';
import { useEditor } from '../../editor-context/editor-context';
import { ProductChoice } from '../../product-picker/product-choice';
import { ReviewChoice } from '../../review-picker/review-choice';

export interface GroupToolProps {
  sceneId: number;
  group: FormGroup;
}

/** Fills the fields of one review or product from those of the account. */
export function GroupTool({ sceneId, group }: GroupToolProps) {
  const { actions } = useEditor();
  if (group.dataType === 'review')
    return <ReviewChoice fields={group} onPick={(texts) => actions.fill(sceneId, texts)} />;
  if (group.dataType === 'product')
    return <ProductChoice fields={group} onPick={(texts, images) => actions.fill(sceneId, texts, images)} />;
  return null;
}
