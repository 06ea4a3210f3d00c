import type { Prepared } from '../prepare/prepare.ts';
import { tokensOf } from '../text/tokens.ts';

const BETWEEN_THINGS = /[,;\n]|\band\b/;

/** Every item of the list is a device: a pump, test strips. Then no medicine is missing. */
export function namesOnlyDevices({ names: { words } }: Prepared, list: string): boolean {
  const pieces = list.split(BETWEEN_THINGS).filter((piece) => piece.trim() !== '');
  return (
    pieces.length > 0 &&
    pieces.every((piece) => {
      const tokens = tokensOf(piece);
      return tokens.some((_, at) => {
        const said = words.phrases.match(tokens, at);
        return said?.value.kind === 'talk' && said.value.isDevice === true;
      });
    })
  );
}
