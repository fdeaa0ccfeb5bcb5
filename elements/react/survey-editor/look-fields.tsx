import type { SurveyProduct } from '@spotreel/sdk/contract';
import { OwnLook, type OwnLookProps } from './own-look';
import { SharedLook } from './shared-look';

export interface LookFieldsProps extends OwnLookProps {
  onProduct: (product: SurveyProduct) => Promise<void>;
}

/** Placement and colors of this survey, then those of all surveys. */
export function LookFields(props: LookFieldsProps) {
  return (
    <>
      <OwnLook {...props} />
      <SharedLook product={props.references.environment.product} onSave={props.onProduct} />
    </>
  );
}
