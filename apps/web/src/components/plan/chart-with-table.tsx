import type { ReactNode } from 'react';
import { Disclosure } from '../ui/disclosure.tsx';

interface ChartWithTableProps {
  readonly title: string;
  /** Decorative: everything in it is in the table. */
  readonly picture: ReactNode;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly level?: 3 | 4;
}

/** A chart with the same content as a table. */
export function ChartWithTable({ title, picture, columns, rows, level = 4 }: ChartWithTableProps) {
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <div aria-hidden="true">{picture}</div>
      <Disclosure
        look="inline"
        level={level}
        title={
          <>
            As a table<span className="sr-only">: {title}</span>
          </>
        }
      >
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-line border-b text-ink-soft">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-3 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('\n')} className="border-line border-b align-top">
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={columns[index]} scope="row" className="py-1.5 pr-3 font-normal text-ink">
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[index]} className="py-1.5 pr-3">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
