import { type Span, wordOf } from '../spans.ts';

const isDevice = (span: Span | undefined): boolean =>
  span?.kind === 'cue' && span.cue.kind === 'talk' && span.cue.isDevice === true;

const isUnread = (span: Span | undefined): boolean => span?.kind === 'unknown' && span.candidates.length === 0;

/** "Insulet Omnipod", "pen needles 4 mm 32 G": the maker, model and size of a device are not medicines. */
export function withoutModels(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isDevice)) return spans;
  const isOfDevice = spans.map(isDevice);
  for (let at = spans.length - 2; at >= 0; at--) isOfDevice[at] ||= isOfDevice[at + 1] === true && isUnread(spans[at]);
  for (let at = 1; at < spans.length; at++)
    isOfDevice[at] ||= isOfDevice[at - 1] === true && (spans[at]?.kind === 'amount' || isUnread(spans[at]));
  return spans.map((span, at) => (isOfDevice[at] === true && !isDevice(span) ? wordOf(span) : span));
}
