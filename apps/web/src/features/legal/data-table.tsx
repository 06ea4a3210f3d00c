interface Row {
  readonly what: string;
  readonly why: string;
  readonly kept: string;
}

/** What, why, how long. Scrolls by itself on a small screen. */
export function DataTable({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="min-w-[32rem]">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, why, kept }) => (
            <tr key={what + why}>
              <td>{what}</td>
              <td>{why}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
