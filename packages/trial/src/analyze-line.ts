import { TrialRecord } from '@evidose/contract';
import { analyzeTrial } from './analyze.ts';

const BYTE_ORDER_MARK = /^\uFEFF/;

function refusal(field: string, message: string): string {
  return JSON.stringify({ error: { type: 'trial', field, message } });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line.replace(BYTE_ORDER_MARK, ''));
  } catch {
    return undefined;
  }
}

/** One line in, one line out: the result, or what is wrong with the trial. */
export function analyzeLine(line: string): string {
  const value = parse(line);
  if (value === undefined) return refusal('trial', 'Please send one trial as JSON on each line');
  const checked = TrialRecord.safeParse(value);
  if (checked.success) return JSON.stringify(analyzeTrial(checked.data));
  const [issue] = checked.error.issues;
  return refusal(issue?.path.join('.') || 'trial', issue?.message ?? 'Please check the trial');
}
