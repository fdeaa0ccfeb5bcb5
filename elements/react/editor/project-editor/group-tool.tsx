import type { FormGroup } from '@spotreel/sdk/internal/project';
import { ProductChoice } from '../product-picker/product-choice';
import { ReviewChoice } from '../review-picker/review-choice';
import { useEditor } from './editor-context';

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
