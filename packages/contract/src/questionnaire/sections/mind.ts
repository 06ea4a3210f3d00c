import type { Question } from '../question.ts';

const phq2 = {
  'not-at-all': 'Not at all',
  'several-days': 'Several days',
  'more-than-half-the-days': 'More than half the days',
  'nearly-every-day': 'Nearly every day',
} as const;

export const mind = {
  stressLevel: {
    section: 'mind',
    number: 28,
    kind: 'one',
    options: { low: 'Low', moderate: 'Moderate', high: 'High', 'very-high': 'Very high' },
    topic: 'Stress',
    label: 'How stressed have you been lately?',
    message: 'Please select your stress level',
  },
  interestPleasure: {
    section: 'mind',
    number: 29,
    kind: 'one',
    options: phq2,
    topic: 'Little interest or pleasure',
    label: 'In the last two weeks, how often have you had little interest or pleasure in doing things?',
    why: 'This and the next question are a short, well-tested mood check (PHQ-2). Depending on your answers, we show you where to get help, and we’re more careful with supplements that act on mood.',
    changes:
      'With the next answer it gives the PHQ-2 score. At 3 or more we show where to get help and suggest nothing for low mood.',
    message: 'Please answer about interest or pleasure',
  },
  depression: {
    section: 'mind',
    number: 30,
    kind: 'one',
    options: phq2,
    topic: 'Feeling down',
    label: 'In the last two weeks, how often have you felt down, depressed or hopeless?',
    why: 'If you’re thinking of harming yourself, please talk to someone now: in the US call or text 988, elsewhere your local emergency number.',
    changes:
      'With the answer before, it gives the PHQ-2 score. At 3 or more we show where to get help and suggest nothing for low mood.',
    message: 'Please answer about depression',
  },
  sleepIssues: {
    section: 'mind',
    number: 31,
    kind: 'one',
    options: {
      none: 'None',
      'falling-asleep': 'Falling asleep',
      'staying-asleep': 'Staying asleep',
      'waking-early': 'Waking too early',
      unrefreshing: 'Waking up unrefreshed',
    },
    topic: 'Sleep problem',
    label: 'What is your main sleep problem?',
    message: 'Please answer about sleep issues',
  },
} as const satisfies Record<string, Question>;
