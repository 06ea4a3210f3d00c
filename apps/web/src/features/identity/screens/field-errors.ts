import type { AppError } from '@evidose/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { slotOf } from '../../../lib/errors.ts';

/** Where an error belongs: beside its field if it has one, else above the button. */
export function errorsByPlace(error: AppError | null) {
  if (error === null) return { email: null, password: null, form: null };
  const { field, hint } = error.details;
  const slot = slotOf(error.type);
  return {
    email: slot === 'fill' ? error.message : field === 'email' ? (hint ?? error.message) : null,
    password: slot === 'password' ? error.message : field === 'password' ? (hint ?? error.message) : null,
    form: slot === 'fill' || slot === 'password' ? null : error,
  };
}

/** Takes the focus to the field that must be mended. */
export function useFocusOnError(error: AppError | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === null) return;
    form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
