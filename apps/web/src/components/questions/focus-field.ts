/** Scrolls to a question and focuses the invalid part, else the selected option, else the first control. */
export function focusField(root: ParentNode, field: string): void {
  const [name = field] = field.split('.');
  const part = root.querySelector<HTMLElement>(`[data-part="${CSS.escape(field)}"]`);
  const frame = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const controls = 'input:not([type="hidden"]):not([type="search"]), textarea';
  const control =
    part ?? frame?.querySelector<HTMLElement>(`input:checked`) ?? frame?.querySelector<HTMLElement>(controls);
  frame?.scrollIntoView({ block: 'start', behavior: 'instant' });
  control?.focus({ preventScroll: frame !== null && part === null });
}
