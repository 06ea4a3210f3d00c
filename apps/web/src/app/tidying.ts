/**
 * Entries of the history by which a page only tidies its own address or state (`preventScrollReset`): it stays where
 * it is, and so does the focus.
 */
const tidied = new Set<string>();

export const isTidying = (key: string): boolean => tidied.has(key);

interface Following {
  readonly subscribe: (
    listener: (state: { readonly location: { readonly key: string }; readonly preventScrollReset: boolean }) => void,
  ) => () => void;
}

export function followTidying({ subscribe }: Following): void {
  subscribe(({ location, preventScrollReset }) => {
    // Coming back to an entry is a navigation like any other.
    if (preventScrollReset) tidied.add(location.key);
    else tidied.delete(location.key);
  });
}
