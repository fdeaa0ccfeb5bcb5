import type { FormState, NewPassword } from '@spotreel/sdk/internal/stores';
import { fieldError } from '../../controls/field/field-error';

/** The server refused the new password itself: the field says so, not the form. */
export function isPasswordCommon({ failure }: FormState): boolean {
  return failure?.code === 'password_common';
}

/** Problems of a new password, and of its second entry. */
export function passwordErrors(form: FormState): { readonly [Field in keyof NewPassword]?: string | undefined } {
  return {
    password: isPasswordCommon(form) ? form.failure?.message : fieldError(form, 'password'),
    passwordRepeat: fieldError(form, 'passwordRepeat'),
  };
}
