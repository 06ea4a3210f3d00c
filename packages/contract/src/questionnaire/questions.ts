import type { Question } from './question.ts';
import { aboutYou } from './sections/about-you.ts';
import { food } from './sections/food.ts';
import { goals } from './sections/goals.ts';
import { habits } from './sections/habits.ts';
import { medicines } from './sections/medicines.ts';
import { mind } from './sections/mind.ts';
import { preferences } from './sections/preferences.ts';
import { safety } from './sections/safety.ts';
import { symptoms } from './sections/symptoms.ts';
import { tests } from './sections/tests.ts';
import { yourHealth } from './sections/your-health.ts';

/** The sections in the order of the check. */
export const sections = {
  'about-you': { title: 'About you', intro: 'Four facts we need to find safe amounts.' },
  'your-health': { title: 'Your health', intro: 'How you feel.' },
  symptoms: { title: 'Symptoms and conditions', intro: 'What bothers you, and what a doctor has told you.' },
  safety: { title: 'Pregnancy and allergies', intro: 'Two things that can rule out a supplement.' },
  medicines: {
    title: 'What you take',
    intro: 'The most important page. We check every supplement against what you take.',
  },
  tests: { title: 'Blood tests', intro: 'A test result is better than a guess.' },
  food: { title: 'Food', intro: 'Food comes first. Supplements fill gaps.' },
  habits: { title: 'Habits', intro: 'Daily life changes what you need.' },
  mind: { title: 'Mind and sleep', intro: 'Mood, stress and rest.' },
  preferences: { title: 'Your preferences', intro: 'A plan only helps if it works for you.' },
  goals: { title: 'Your goals', intro: 'Your plan answers each of these first.' },
} as const;
export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections) as SectionId[];
/** The order in which a person is asked: their goals come first. The check keeps the order above. */
export const askedSectionIds: readonly SectionId[] = ['goals', ...sectionIds.filter((id) => id !== 'goals')];

/** Every field of the comprehensive questionnaire by stored name, in form order. */
export const questions = {
  ...aboutYou,
  ...yourHealth,
  ...symptoms,
  ...safety,
  ...medicines,
  ...tests,
  ...food,
  ...habits,
  ...mind,
  ...preferences,
  ...goals,
} as const satisfies Record<string, Question & { section: SectionId }>;

export type Questions = typeof questions;
export type Field = keyof Questions;
export const fields = Object.keys(questions) as Field[];

/** The numbered fields, in the specification's check order. */
export const requiredFields = fields
  .filter((field) => questions[field].number !== null)
  .sort((a, b) => Number(questions[a].number) - Number(questions[b].number));
export const optionalFields = fields.filter((field) => questions[field].number === null);

export function isField(name: string): name is Field {
  return Object.hasOwn(questions, name);
}

export function questionOf(field: Field): Question {
  return questions[field];
}

export function fieldsOfSection(section: SectionId): Field[] {
  return fields.filter((field) => questions[field].section === section);
}
