import type { ExternalProduct, Media } from '@spotreel/sdk/internal/contract';
import { type FieldTexts, type FormFields, productImageFields, productTexts } from '@spotreel/sdk/internal/project';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { ProductPicker } from './product-picker';
import productPickerCss from './product-picker.css?inline';
import { productPriceTexts } from './product-price-text';

const useStyles = lazyStyles([productPickerCss]);

export interface ProductChoiceProps {
  /** Fields of one product in the scene. */
  fields: FormFields;
  /** Texts and pictures by innerReference. */
  onPick: (texts: FieldTexts, images: Readonly<Record<string, Media>>) => void;
}

/** A button that opens the account's products, and puts the chosen one into the fields. */
export function ProductChoice({ fields, onPick }: ProductChoiceProps) {
  useStyles();
  const t = useTranslator();
  const pictureOf = useProductPicture(fields);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function pick(product: ExternalProduct) {
    setOpen(false);
    setBusy(true);
    const picture = await pictureOf(product);
    setBusy(false);
    const images = picture ? Object.fromEntries(productImageFields(fields).map((field) => [field, picture])) : {};
    onPick(productTexts(fields, product, productPriceTexts(t, product)), images);
  }
  return (
    <div>
      <Button size="sm" icon={<ShoppingBag aria-hidden />} busy={isBusy} onClick={() => setOpen(true)}>
        {t('productPicker.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('productPicker.title')}
        closeLabel={t('app.close')}
        size="md"
      >
        <ProductPicker fields={fields} onPick={(product) => void pick(product)} />
      </Dialog>
    </div>
  );
}

/** Copies the picture of a product into the account's files. Undefined where it has none, or where it could not be copied. */
function useProductPicture(fields: FormFields) {
  const t = useTranslator();
  const { media, toasts } = useSpotreel();
  return async ({ imageUrl }: ExternalProduct): Promise<Media | undefined> => {
    if (imageUrl === null || productImageFields(fields).length === 0) return undefined;
    const copied = await media.uploads.mediaOf({ address: imageUrl, type: 'image' }).catch(() => undefined);
    if (!copied) toasts.show({ tone: 'danger', title: t('productPicker.noPicture') });
    return copied;
  };
}
