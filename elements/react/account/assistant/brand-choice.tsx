import { useStore } from '@nanostores/react';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { SelectField } from '../../controls/field/select-field';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

const NONE = '';

/** The brand that the video speaks for. Nothing without brands. */
export function BrandChoice({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const { data: brands = [] } = useStore(spotreel.brands.$brands);
  const { brandId } = useStore(store.$state);
  if (brands.length === 0) return null;
  return (
    <SelectField
      label={t('assistant.brand')}
      value={brandId === null ? NONE : String(brandId)}
      options={[
        { value: NONE, label: t('assistant.noBrand') },
        ...brands.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(value) => void store.planAgain({ brandId: value === NONE ? null : Number(value) })}
    />
  );
}
