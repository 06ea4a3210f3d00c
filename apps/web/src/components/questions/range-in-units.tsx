import { useProblem } from './answer-context.tsx';

/** The hint gives the range in the stored unit; this is the same range in the unit being typed. */
export function RangeInUnits({ name, text }: { readonly name: string; readonly text: string }) {
  const problem = useProblem(name);
  if (problem?.hint === undefined) return null;
  return <p className="text-ink-soft text-sm">In your units: {text}.</p>;
}
