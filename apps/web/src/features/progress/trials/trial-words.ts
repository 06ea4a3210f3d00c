import type { Trial, TrialResult, TrialVerdict } from '@evidose/contract';

const TITLES: Readonly<Record<TrialVerdict, (name: string) => string>> = {
  helped: (name) => `${name} helped`,
  'no-difference': () => 'No difference worth having',
  'cannot-tell': () => 'We can’t tell',
  worse: (name) => `It was worse with ${name}`,
};

const NEXT: Readonly<Record<TrialVerdict, string>> = {
  helped: 'It is fine to keep taking it, as your plan says.',
  'no-difference': 'It is fine to stop taking it.',
  'cannot-tell': 'Your days differed too much, or too few were rated. You can try again, or leave it.',
  worse: 'We suggest that you stop taking it. Ask your doctor if you don’t feel better soon.',
};

export const verdictTitle = ({ name, result }: Trial): string | null =>
  result === null ? null : TITLES[result.verdict](name);
export const verdictAdvice = ({ verdict }: TrialResult): string => NEXT[verdict];

const points = (value: number) => {
  const text = Math.abs(value).toFixed(1).replace(/\.0$/, '');
  return `${text} ${text === '1' ? 'point' : 'points'}`;
};
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** The observed difference with its confidence interval. */
export function resultText({ difference, interval: [low, high], n }: TrialResult, name: string): string {
  const counted = `We counted ${n.on} days with ${name} and ${n.off} without${n.missing > 0 ? `; ${n.missing} were not rated` : ''}.`;
  if (difference === null) return `${counted} That is too few to compare.`;
  const seen =
    Math.abs(difference) < 0.05
      ? `Days with ${name} were rated the same as days without.`
      : `Days with ${name} were rated ${points(difference)} ${difference > 0 ? 'higher' : 'lower'}.`;
  return `${seen} The real difference most likely lies between ${signed(low)} and ${signed(high)} (95 % interval). ${counted}`;
}

const ENDED: Readonly<Record<Exclude<Trial['state'], 'running'>, string>> = {
  finished: 'Finished',
  unsafe: 'Ended for your safety',
  harm: 'Stopped because you felt worse',
  stopped: 'Stopped early',
};
export const endedText = (state: Trial['state']): string => (state === 'running' ? 'Under way' : ENDED[state]);
