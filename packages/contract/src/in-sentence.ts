/** Place adjectives and names of species keep their capital. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'American',
  'California',
  'Chinese',
  'Korean',
  'Oregon',
  'Panax',
  'Siberian',
]);

/** Lower-cases a name inside a sentence: "High blood pressure"; "HIV", "Crohn's disease" and "St. John's wort" stay. */
export function inSentence(label: string): string {
  const [first = ''] = label.split(' ');
  const isName = /[A-Z0-9.]/.test(first.slice(1)) || /['’]s$/.test(first) || OWN_NAMES.has(first);
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
