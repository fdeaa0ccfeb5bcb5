import { useStore } from '@nanostores/react';
import type { HeldProduct } from '@spotreel/sdk/internal/contract';
import type { PlansStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { stateKey, termText } from './product-words';

export interface HeldProductRowProps {
  store: PlansStore;
  product: HeldProduct;
}

/** A plan that the account has or had, with its state. A subscription can be canceled and resumed. */
export function HeldProductRow({ store, product }: HeldProductRowProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [isAsking, setAsking] = useState(false);
  const { id, planName, status, isActive, productType, expiresAt } = product;
  const isRenewed = isActive && productType !== 'single' && expiresAt !== null;
  return (
    <li className="sr-product-list__row">
      <div className="sr-product-list__text">
        <strong>{planName}</strong>
        <span>{termText(t, product)}</span>
      </div>
      <span className="sr-state-tag">{t(stateKey(product))}</span>
      {product.nextPlan && (
        <Button size="sm" busy={form.status === 'sending'} onClick={() => void store.keepPlan(id)}>
          {t('plans.keep', { name: planName })}
        </Button>
      )}
      {isRenewed && status === 'active' && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('payment.cancel')}
        </Button>
      )}
      {isRenewed && status === 'cancelled' && (
        <Button size="sm" busy={form.status === 'sending'} onClick={() => void store.resume(id)}>
          {t('payment.resume')}
        </Button>
      )}
      <CancelQuestion
        product={product}
        open={isAsking}
        onClose={() => setAsking(false)}
        onCancel={() => void store.cancel(id)}
      />
    </li>
  );
}

interface CancelQuestionProps {
  product: HeldProduct;
  open: boolean;
  onClose: () => void;
  onCancel: () => void;
}

function CancelQuestion({ product: { planName, expiresAt }, open, onClose, onCancel }: CancelQuestionProps) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('payment.cancelTitle', { name: planName })}
      closeLabel={t('payment.keep')}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('payment.keep')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onCancel();
              onClose();
            }}
          >
            {t('payment.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('payment.cancelText', { date: expiresAt ? dayText(t, expiresAt) : '' })}</p>
    </Dialog>
  );
}
