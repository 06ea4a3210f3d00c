interface Row {
  readonly what: string;
  readonly why: string;
  readonly kept: string;
}

const COLUMNS = 'grid gap-x-6 sm:grid-cols-[1.7fr_1.2fr_1fr]';

/** What, why, how long: three columns on a wide screen, stacked on a narrow one. */
export function DataTable({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  return (
    // Tables may be wider than running text.
    <div className="text-sm lg:w-[58rem]">
      <div aria-hidden="true" className={`${COLUMNS} border-line border-b pb-2 font-semibold text-ink max-sm:hidden`}>
        <span>What</span>
        <span>Why</span>
        <span>How long</span>
      </div>
      <ul aria-label={label} className="list-none! pl-0!">
        {rows.map(({ what, why, kept }) => (
          <li key={what + why} className={`${COLUMNS} mt-0! gap-y-1 border-line border-b py-2.5`}>
            <span className="text-ink max-sm:font-medium">{what}</span>
            <span>{why}</span>
            <span>
              <span className="font-medium sm:sr-only">Kept: </span>
              {kept}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
