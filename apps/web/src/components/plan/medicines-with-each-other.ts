const REST = 'Your pharmacist checks the rest.';

/** How far we looked: a few pairs of medicines, and no others. */
export function medicinesWithEachOther(found: number | undefined): string {
  if (found === undefined) return 'We didn’t check your medicines with each other: your pharmacist does that.';
  const looked = 'With each other we looked only for the best-known dangerous pairs of medicines';
  if (found === 0) return `${looked} and found none of them. ${REST}`;
  return `${looked} and found ${found === 1 ? 'one' : found}: see the top of the page. ${REST}`;
}
