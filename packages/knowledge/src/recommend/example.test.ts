import { readFileSync } from 'node:fs';
import { Recommendation } from '@evidose/contract';
import { expect, test } from 'vitest';
import { prepared } from '../testing/prepared.ts';
import { answerLine } from './answer-line.ts';

const example = (name: string) => readFileSync(new URL(`../../../../examples/${name}`, import.meta.url), 'utf8');

/** Every change of the knowledge changes them; what they name may stay the same. */
function withoutVersions(text: string) {
  const { engineVersion: _engine, knowledgeVersion: _knowledge, ...plan } = Recommendation.parse(JSON.parse(text));
  return plan;
}

// After an intended change: the commands in examples/README.md write it anew.
test('the result in the examples is what their answers give', () => {
  const result = withoutVersions(answerLine(prepared, example('answers.ndjson').trim()));
  expect(result).toEqual(withoutVersions(example('result.json')));
});
