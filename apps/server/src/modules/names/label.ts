import type { ProductLabel } from '@evidose/contract';
import { namedProduct, type PanelRow, type Products } from '@evidose/engine';

const SIGNS: Readonly<Record<PanelRow['sign'], string>> = { '': '', '<': 'less than ', '>': 'more than ' };

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

const amountOf = ({ amount, unit, sign }: PanelRow): string =>
  amount === null ? '' : `${SIGNS[sign]}${numbers.format(amount)}${unit === '%' ? '%' : ` ${unit}`}`;

/** The label as printed; null if there is no such product. */
export function labelOf(products: Products, id: string): ProductLabel | null {
  const product = products.byId(id);
  if (product === null) return null;
  const { name, serving } = namedProduct(product);
  return {
    id,
    name,
    serving,
    lastSeen: product.lastSeen,
    rows: product.panel.map((row) => ({
      name: row.name,
      amount: amountOf(row),
      parts: [...row.parts],
      isDoubtful: row.isSuspect,
    })),
  };
}
