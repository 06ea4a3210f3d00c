import type { ChatAnswer, HelpLine } from '@evidose/contract';
import type { ChatData, HelpRole } from '@evidose/knowledge';

export interface Reading {
  readonly region: string | undefined;
  readonly isSpanish: boolean;
}

/** For whoever is not sure, beside an answer that may have missed what was meant. */
const QUIET: readonly HelpRole[] = ['emergency', 'poison', 'crisis'];

export function createHelp({
  helpLines: { regions, shares, default: usual, elsewhere: unlisted },
  cards,
  inSpanish,
}: ChatData) {
  function regionOf(code: string | undefined): string {
    if (code === undefined) return usual;
    if (regions[code] !== undefined) return code;
    // Another country's emergency number would be worse than none.
    return Object.entries(shares).find(([, codes]) => codes.includes(code))?.[0] ?? unlisted;
  }

  /** Each line once, in the order of the roles; a country without one of them has the others. */
  function linesOf(roles: readonly HelpRole[], { region, isSpanish }: Reading): HelpLine[] {
    const { name: country, lines } = regions[regionOf(region)] ?? { name: '', lines: {} };
    const found = roles.flatMap((role) => lines[role] ?? []);
    const once = new Map(found.map((line) => [line.href, line]));
    return [...once.values()].map((line) => {
      const { name, contact, href } = (isSpanish ? line.spanish : undefined) ?? line;
      return {
        name: `${name}, ${country}`,
        contact: contactIn(isSpanish && line.spanish === undefined, contact),
        href,
      };
    });
  }

  const contactIn = (isSpanish: boolean, contact: string): string =>
    isSpanish
      ? inSpanish.contact.reduce((said, [from, to]) => said.replace(new RegExp(from, 'g'), to), contact)
      : contact;

  const elsewhere = ({ region, isSpanish }: Reading): HelpLine[] =>
    Object.entries(regions).flatMap(([code, { name, lines }]) => {
      const { emergency } = lines;
      if (code === regionOf(region) || emergency === undefined) return [];
      return [{ name, contact: contactIn(isSpanish, emergency.contact), href: emergency.href }];
    });

  function withNumber(text: string, { region, isSpanish }: Reading): string {
    const own = regions[regionOf(region)]?.lines.emergency?.contact ?? 'Call your local emergency number';
    const call = contactIn(isSpanish, own);
    return text.replace(/(^|[.:] )?\{emergency\}/g, (_, start?: string) =>
      start === undefined || start === ': '
        ? `${start ?? ''}${call.charAt(0).toLowerCase()}${call.slice(1)}`
        : start + call,
    );
  }

  return {
    ifUnsure: (region: string | undefined): HelpLine[] => linesOf(['poison'], { region, isSpanish: false }),
    quiet: (reading: Reading): HelpLine[] => linesOf(QUIET, reading),

    card(id: string, reading: Reading): Pick<ChatAnswer, 'card' | 'helpLines' | 'lead'> {
      const card = cards[id] ?? cards.emergency;
      if (card === undefined) throw new Error(`There is no card ${id}.`);
      const { title: titled, do: steps } = (reading.isSpanish ? inSpanish.cards[id] : undefined) ?? card;
      const title = withNumber(titled, reading);
      return {
        card: {
          id,
          language: reading.isSpanish ? 'es' : 'en',
          title,
          steps: steps.map((step) => withNumber(step, reading)),
          elsewhere: elsewhere(reading),
        },
        helpLines: linesOf(card.lines, reading),
        lead: title,
      };
    },

    notice: (reading: Reading): string => withNumber(inSpanish.notice, reading),
    stopping: (medicines: readonly string[]): string =>
      inSpanish.stopping.replace(
        '{medicine}',
        medicines.length === 0 ? inSpanish['your-medicine'] : medicines.join(' ni '),
      ),

    hasPairs: (id: string): boolean => cards[id]?.pairs ?? false,
  };
}
