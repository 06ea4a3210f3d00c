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
  test('answers each line in order, with errors in place, and exits normally', async () => {
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
    ].join('\n');
    const { code, lines, stderr } = await run(input);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const answers = lines.map((text) => JSON.parse(text));
    expect(answers).toHaveLength(10);
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
  });

  test('gives the same bytes again', async () => {
    const input = [
      line(),
      line({ specificDiet: 'vegan' }),
      line({ prescriptionMeds: 'yes', prescriptionMedsList: 'Coumadin' }),
    ].join('\r\n');
    const [first, second] = [await run(input), await run(input)];
    expect(second.lines).toEqual(first.lines);
    expect(first.lines).toHaveLength(3);
  });

  test('rejects an endless line and continues', async () => {
    const { lines } = await run(`${'x'.repeat(1_500_000)}\n${line()}\n`);
    expect(lines.map((text) => Object.keys(JSON.parse(text))[0])).toEqual(['error', 'engineVersion']);
  });

  test('does not fail when its reader closes early', async () => {
    const { code, stderr } = await run(`${line({ specificDiet: 'vegan' })}\n`.repeat(2000), 1000);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});
