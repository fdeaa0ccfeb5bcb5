import { type FieldTexts, type FormFields, reviewTexts } from '@spotreel/sdk/internal/project';
import { Quote } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { ReviewPicker } from './review-picker';
import reviewPickerCss from './review-picker.css?inline';

const useStyles = lazyStyles([reviewPickerCss]);

export interface ReviewChoiceProps {
  /** Fields of one review in the scene. */
  fields: FormFields;
  /** Texts by innerReference. */
  onPick: (texts: FieldTexts) => void;
}

/** A button that opens the account's reviews, and puts the chosen one into the fields. */
export function ReviewChoice({ fields, onPick }: ReviewChoiceProps) {
  useStyles();
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" icon={<Quote aria-hidden />} onClick={() => setOpen(true)}>
        {t('reviewPicker.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('reviewPicker.title')}
        closeLabel={t('app.close')}
        size="md"
      >
        <ReviewPicker
          fields={fields}
          onPick={(review) => {
            onPick(reviewTexts(fields, review));
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}
