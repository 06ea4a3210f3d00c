import type { Question } from '../question.ts';

export const yourHealth = {
  generalHealth: {
    section: 'your-health',
    number: 5,
    kind: 'one',
    options: { excellent: 'Excellent', 'very-good': 'Very good', good: 'Good', fair: 'Fair', poor: 'Poor' },
    topic: 'General health',
    label: 'How is your health in general?',
    message: 'Please select your general health status',
  },
  physicalWellness: {
    section: 'your-health',
    number: 6,
    kind: 'one',
    options: {
      'no-limits': 'No, nothing holds me back',
      'some-limits': 'Yes, somewhat',
      'many-limits': 'Yes, a lot',
    },
    topic: 'Limits in the day',
    label: 'Does your body limit what you can do in a day?',
    help: 'Think of stairs, shopping, housework or work.',
    message: 'Please answer about your physical wellness',
  },
  painDiscomfort: {
    section: 'your-health',
    number: 7,
    kind: 'one',
    options: { none: 'None', mild: 'Mild', moderate: 'Moderate', severe: 'Severe' },
    topic: 'Pain',
    label: 'How much pain or discomfort have you had lately?',
    message: 'Please answer about pain or discomfort',
  },
  painDescription: {
    section: 'your-health',
    number: null,
    kind: 'text',
    maxLength: 500,
    topic: 'About the pain',
    label: 'Where is it, and what is it like?',
    help: 'Optional. For example: knees, worse in the morning.',
    changes:
      'Little. We look for a few things that matter, such as night shifts. You can show the rest to your doctor.',
    message: 'Please shorten your description of the pain to 500 characters',
    shownWhen: { field: 'painDiscomfort', is: ['mild', 'moderate', 'severe'] },
  },
} as const satisfies Record<string, Question>;
