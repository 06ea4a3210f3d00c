import type { ChatAnswer, HelpLine } from '@evidose/contract';
import type { ChatData, HelpRole } from '@evidose/knowledge';

/** Who to call, by the country of the browser. */
export function createHelp({ helpLines: { regions, shares, default: usual, elsewhere: unlisted }, cards }: ChatData) {
  function regionOf(code: string | undefined): string {
    if (code === undefined) return usual;
    if (regions[code] !== undefined) return code;
    // Another country's emergency number would be worse than none.
    return Object.entries(shares).find(([, codes]) => codes.includes(code))?.[0] ?? unlisted;
  }

  const shown = ({ contact, href }: Omit<HelpLine, 'name'>, name: string): HelpLine => ({ name, contact, href });

  /** Each line once, in the order of the roles; a country without one of them has the others. */
  function linesOf(roles: readonly HelpRole[], region: string | undefined): HelpLine[] {
    const { name: country, lines } = regions[regionOf(region)] ?? { name: '', lines: {} };
    const found = roles.flatMap((role) => lines[role] ?? []);
    const once = new Map(found.map((line) => [line.href, line]));
    return [...once.values()].map((line) => shown(line, `${line.name}, ${country}`));
  }

  function elsewhere(region: string | undefined): HelpLine[] {
    const here = regionOf(region);
    return Object.entries(regions).flatMap(([code, { name, lines }]) =>
      code === here || lines.emergency === undefined ? [] : [shown(lines.emergency, name)],
    );
  }

  return {
    /** The poison line alone, for a calm answer. */
    ifUnsure: (region: string | undefined): HelpLine[] => linesOf(['poison'], region),

    card(id: string, region: string | undefined): Pick<ChatAnswer, 'card' | 'helpLines' | 'lead'> {
      const card = cards[id] ?? cards.emergency;
      if (card === undefined) throw new Error(`There is no card ${id}.`);
      const call = regions[regionOf(region)]?.lines.emergency?.contact ?? 'Call your local emergency number';
      // Inside a sentence "call" is no first word.
      const said = (text: string): string =>
        text.replace(/(^|[.:] )?\{emergency\}/g, (_, start?: string) =>
          start === undefined || start === ': '
            ? `${start ?? ''}${call.charAt(0).toLowerCase()}${call.slice(1)}`
            : start + call,
        );
      const title = said(card.title);
      return {
        card: { id, title, steps: card.do.map(said), elsewhere: elsewhere(region) },
        helpLines: linesOf(card.lines, region),
        lead: title,
      };
    },

    hasPairs: (id: string): boolean => cards[id]?.pairs ?? false,
  };
}
