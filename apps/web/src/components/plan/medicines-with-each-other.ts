const REST = 'Your pharmacist checks the rest.';

/** Only a few pairs of medicines are checked, and we say so. */
export function medicinesWithEachOther(found: number | undefined): string {
  if (found === undefined) return 'We didn’t check your medicines with each other: your pharmacist does that.';
  const looked = 'With each other we looked only for the best-known dangerous pairs of medicines';
  if (found === 0) return `${looked} and found none of them. ${REST}`;
  return `${looked} and found ${found === 1 ? 'one' : found}: see the top of the page. ${REST}`;
}
