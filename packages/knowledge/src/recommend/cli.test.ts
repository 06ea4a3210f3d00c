import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Recommendation } from '@evidose/contract';
import { HEALTHY } from '@evidose/contract/testing';
import { describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../../../scripts/program.mjs', import.meta.url));

/** Runs the command with this input; `readBytes` closes its output early. */
function run(
  input: string,
  readBytes?: number,
): Promise<{ readonly code: number | null; readonly lines: string[]; readonly stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'recommend'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (readBytes !== undefined && out.length > readBytes) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, lines: out.split('\n').slice(0, -1), stderr }));
    child.stdin.end(input);
  });
}

const line = (changes: object = {}) => JSON.stringify({ ...HEALTHY, ...changes });

describe('npm run recommend', { timeout: 120_000 }, () => {
  test('answers each line in order, with errors in place, exits normally, and gives the same bytes again', async () => {
    const input = [
      line(),
      '{"age": 30}',
      'not json',
      '',
      line({ healthGoals: ['energy'], unknownField: 1 }),
      JSON.stringify({ role: 'user', action: 'list', questionnaire: { ...HEALTHY, age: 16 } }),
      line({ role: 'user', action: 'list', concerningSymptoms: 'yes' }),
      JSON.stringify({ role: 'admin', action: 'list', questionnaire: HEALTHY }),
      '[]',
      line({ specificDiet: 'vegan' }),
      // Endless.
      'x'.repeat(1_500_000),
      line({ prescriptionMeds: 'yes', prescriptionMedsList: 'Coumadin' }),
    ];
    const { code, lines, stderr } = await run(input.join('\n'));
    expect((await run(input.join('\r\n'))).lines).toEqual(lines);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const answers = lines.map((text) => JSON.parse(text));
    expect(answers).toHaveLength(12);
    expect(Recommendation.parse(answers[0]).supplements).toEqual([]);
    expect(answers[1]).toEqual({
      error: { type: 'quiz', field: 'biologicalSex', message: 'Please select your biological sex' },
    });
    for (const at of [2, 3]) expect(answers[at]).toMatchObject({ error: { type: 'quiz', field: 'questionnaire' } });
    expect(answers[4]).toEqual({ error: { type: 'quiz', field: 'unknownField', message: 'Unknown field' } });
    expect(answers[5].outcome).toBe('see-clinician-first');
    expect(answers[6].alerts[0].severity).toBe('urgent');
    expect(answers[7]).toMatchObject({ error: { type: 'quiz', field: 'role' } });
    expect(answers[8]).toMatchObject({ error: { type: 'quiz', field: 'questionnaire' } });
    expect(answers[9].supplements.map(({ id }: { id: string }) => id)).toContain('vitamin-b12');
    expect(answers.slice(10).map((answer) => Object.keys(answer)[0])).toEqual(['error', 'engineVersion']);
  });

  test('does not fail when its reader closes early', async () => {
    const { code, stderr } = await run(`${line({ specificDiet: 'vegan' })}\n`.repeat(2000), 1000);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
