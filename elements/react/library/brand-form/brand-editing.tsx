import type { Brand } from '@spotreel/sdk/internal/contract';
import { useState } from 'react';
import { BrandForm } from './brand-form';
import { DeleteBrandDialog } from './delete-brand-dialog';

export interface BrandEditingProps {
  brand: Brand | 'new';
  /** Asks at once whether to delete it, without the form. */
  isDeleting?: boolean;
  onClose: () => void;
  onSaved?: (brand: Brand) => void;
  onDeleted?: (brand: Brand) => void;
}

/** The form of one brand, and the question before it is deleted. */
export function BrandEditing({ brand, isDeleting = false, onClose, onSaved, onDeleted }: BrandEditingProps) {
  const [isAsking, setAsking] = useState(isDeleting);
  const existing = brand === 'new' ? undefined : brand;
  if (existing && isAsking) return <DeleteBrandDialog brand={existing} onClose={onClose} onDeleted={onDeleted} />;
  return (
    <BrandForm
      brand={existing}
      onClose={onClose}
      onSaved={(saved) => {
        onClose();
        onSaved?.(saved);
      }}
      onDelete={existing && (() => setAsking(true))}
    />
  );
}
