import { formats } from '@evidose/contract';
import type { PicturedForm } from '../../../components/plan/form-picture.tsx';

/** 'capsule' and 'capsules', 'gummy' and 'gummies', with an optional number in front. */
const patterns = formats.map((form) => ({
  form,
  pattern: new RegExp(`(?:(\\d{1,2})\\s*[x×]?\\s*)?\\b${form.replace(/y$/, '(?:y|ie)')}s?\\b`, 'iu'),
}));

/** The form a person wrote: '2 softgels'. An outline if they wrote none. */
export function writtenForm(text: string): { readonly form: PicturedForm; readonly count: number } {
  for (const { form, pattern } of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return { form, count: Math.max(1, Number(found[1] ?? 1)) };
  }
  return { form: 'unsaid', count: 1 };
}
