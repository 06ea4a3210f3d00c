import { randomUUID } from 'node:crypto';
import type { Letter } from '@evidose/contract';
import type { ExportFile } from '../../http/send-file.ts';
import type { Plan } from '../letter/index.ts';
import { letterAsPdf } from '../letter/index.ts';
import { planAsCsv } from './csv.ts';
import { type Gives, planAsFhir } from './fhir/bundle.ts';

export interface Exported {
  readonly plan: Plan;
  readonly letter: Letter;
  /** How much a health record contains. */
  readonly gives: Gives;
}
type Writer = (exported: Exported) => Promise<ExportFile>;

export const named = (plan: Plan, ending: string) => `evidose-plan-${plan.batch.addedOn.slice(0, 10)}.${ending}`;

const writers = {
  pdf: async ({ plan, letter }) => ({
    content: (await letterAsPdf(letter)).content,
    contentType: 'application/pdf',
    fileName: named(plan, 'pdf'),
  }),
  csv: async ({ plan }) => ({
    content: planAsCsv(plan),
    contentType: 'text/csv; charset=utf-8',
    fileName: named(plan, 'csv'),
  }),
  json: async ({ plan }) => ({
    content: `${JSON.stringify(plan.batch, null, 2)}\n`,
    contentType: 'application/json; charset=utf-8',
    fileName: named(plan, 'json'),
  }),
  fhir: async ({ plan, letter, gives }) => ({
    content: `${JSON.stringify(planAsFhir({ plan, letter, gives }, randomUUID), null, 2)}\n`,
    contentType: 'application/fhir+json; charset=utf-8',
    fileName: named(plan, 'fhir.json'),
  }),
} as const satisfies Record<string, Writer>;

/** The calendar is separate, since it remembers what it exported. */
export type ExportFormat = keyof typeof writers;

export function exportPlan(format: ExportFormat, exported: Exported): Promise<ExportFile> {
  return writers[format](exported);
}
