import { fields, isField, questionOf } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { loadEngine } from '../../engine.ts';
import { effectsOf } from './effects.ts';

const { app, openGate } = await createTestApp();
const { knowledge } = await loadEngine();
const { questions } = effectsOf(knowledge);
const effectOf = (field: string, answer: string) =>
  questions.find((question) => question.field === field)?.answers.find((effect) => effect.answer === answer);

describe('what each answer can change', () => {
  it('names only questions that are asked, and values that can be given', () => {
    for (const { field, answers } of questions) {
      const [name = ''] = field.split('.');
      if (!isField(name)) throw new Error(`${field} is no question`);
      const question = questionOf(name);
      if (question.kind !== 'one' && question.kind !== 'many') continue;
      for (const { answer } of answers) {
        if (answer.startsWith('PHQ-2') || answer.startsWith('menstruating')) continue;
        expect(Object.keys(question.options), field).toContain(answer);
      }
    }
  });

  it('leaves no question unexplained: each is read by the knowledge, or says itself what it is for', () => {
    const read = new Set(questions.map(({ field }) => field.split('.')[0]));
    const silent = fields.filter((field) => !read.has(field) && questionOf(field).changes === undefined);
    expect(silent).toEqual([]);
  });

  it('shows every rule of the knowledge that looks at a condition', () => {
    for (const { id, tier, contraindications } of knowledge.supplements) {
      if (tier !== 'suggestible') continue;
      for (const { when, effect } of contraindications) {
        if (effect !== 'exclude') continue;
        for (const criterion of when.all) {
          if (criterion.field !== 'medicalConditions' || !('in' in criterion)) continue;
          for (const condition of criterion.in) {
            expect(effectOf('medicalConditions', condition)?.rulesOut.map((named) => named.id)).toContain(id);
          }
        }
      }
    }
  });

  it('shows every serious interaction under the name of the medicine or its class', () => {
    const names = new Map([...knowledge.drugs, ...knowledge.drugClasses].map(({ id, name }) => [id, name]));
    const serious = knowledge.supplements
      .filter(({ tier }) => tier === 'suggestible')
      .flatMap(({ id, interactions }) => interactions.map((row) => ({ id, severity: row.severity, other: row.with })))
      .filter(({ severity, other }) => severity === 'major' && other.kind !== 'supplement');
    expect(serious.length).toBeGreaterThan(100);
    for (const { id, other } of serious) {
      const effect = effectOf('prescriptionMedsList', names.get(other.id) ?? other.id);
      expect(effect?.rulesOut.map((named) => named.id)).toContain(id);
    }
  });

  it('is served behind the gate', async () => {
    const url = '/v1/questionnaire/effects';
    expect((await app.inject({ url })).json().error.code).toBe('GATE_CLOSED');
    const reply = await app.inject({ url, headers: { cookie: await openGate() } });
    expect(reply.json()).toEqual({ knowledgeVersion: knowledge.version, questions });
  });
});
