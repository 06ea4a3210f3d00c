interface FeedAddress {
  readonly webcal: string;
  readonly https: string;
}

/** Each calendar's own page for subscribing to a feed. */
export function calendarLinks({
  webcal,
  https,
}: FeedAddress): readonly { readonly label: string; readonly href: string }[] {
  const google = new URLSearchParams({ cid: webcal });
  const outlook = new URLSearchParams({ url: https, name: 'Evidose plan' });
  return [
    { label: 'Add to Apple Calendar', href: webcal },
    { label: 'Add to Google Calendar', href: `https://calendar.google.com/calendar/render?${google}` },
    { label: 'Add to Outlook', href: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
  ];
}
