/** Created lazily: on a slow phone it takes longer than rendering a page without dates. */
function lazyDate(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(new Date(iso));
  };
}

export const dateText = lazyDate({ dateStyle: 'long' });
export const timeText = lazyDate({ timeStyle: 'short' });
/** 'Nov 18' */
export const shortDateText = lazyDate({ month: 'short', day: 'numeric' });
