import { isMap, isPair, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { csvRows } from './csv.ts';
import type { DataFile } from './files.ts';
import type { Issue } from './issue.ts';
import * as schema from './schema/index.ts';

export type Path = readonly (string | number)[];

/** The value of one file, with the way back from a place in it to a line. */
export interface Parsed<T> {
  readonly file: string;
  readonly value: T;
  lineOf(path?: Path): number;
}

export interface ParsedKnowledge {
  readonly supplements: readonly Parsed<schema.SupplementFile>[];
  readonly cases: readonly Parsed<schema.CasesFile>[];
  readonly sources: Parsed<schema.SourcesFile>;
  readonly nutrients: Parsed<schema.NutrientsFile>;
  readonly drugs: Parsed<schema.DrugsFile>;
  readonly drugClasses: Parsed<schema.DrugClassesFile>;
  readonly allergens: Parsed<schema.AllergensFile>;
  readonly labRules: Parsed<schema.LabRulesFile>;
  readonly labAdvice: Parsed<schema.LabAdviceFile>;
  readonly effectRules: Parsed<schema.EffectRulesFile>;
  readonly brands: Parsed<readonly schema.BrandRow[]>;
}

type Result<T> = { readonly parsed: Parsed<T> | null; readonly issues: readonly Issue[] };

function parseYaml<S extends z.ZodType>(file: DataFile, shape: S): Result<z.output<S>> {
  const counter = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: counter });
  const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : counter.linePos(offset).line);

  const lineOf = (path: Path = []): number => {
    let node: unknown = document.contents;
    let offset: number | undefined;
    for (const key of path) {
      // The key's own line is what a reader looks for: the value may start on the next one.
      const pair = isMap(node)
        ? node.items.find((item) => isPair(item) && String(item.key) === String(key))
        : undefined;
      const start = pair?.key as { range?: readonly number[] } | undefined;
      const parent = node as { get?: (key: unknown, keepScalar: boolean) => unknown };
      node = pair ? pair.value : parent?.get?.(key, true);
      const range = start?.range ?? (node as { range?: readonly number[] } | undefined)?.range;
      if (range === undefined) break;
      offset = range[0];
    }
    return lineAt(offset);
  };

  if (document.errors.length > 0) {
    const issues = document.errors.map((error) => ({
      file: file.path,
      line: lineAt(error.pos[0]),
      message: `not readable as YAML: ${error.message.split('\n')[0]}`,
    }));
    return { parsed: null, issues };
  }
  const checked = shape.safeParse(document.toJS());
  if (checked.success) return { parsed: { file: file.path, value: checked.data, lineOf }, issues: [] };
  const issues = checked.error.issues.map((issue) => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    return { file: file.path, line: lineOf(path), message: `${path.join('.') || 'file'}: ${issue.message}` };
  });
  return { parsed: null, issues };
}

function parseBrands(file: DataFile): Result<readonly schema.BrandRow[]> {
  const rows = csvRows(file.text);
  const issues: Issue[] = [];
  const value: schema.BrandRow[] = [];
  rows.slice(1).forEach(([brand = '', ingredients = ''], index) => {
    const row = { brand, ingredients: ingredients.split(';').map((name) => name.trim()) };
    const checked = schema.BrandRow.safeParse(row);
    if (checked.success) value.push(checked.data);
    else issues.push({ file: file.path, line: index + 2, message: `a brand and its ingredients are needed: ${brand}` });
  });
  const lineOf = (path: Path = []) => Number(path[0] ?? -1) + 2;
  return { parsed: { file: file.path, value, lineOf }, issues };
}

/** The cases alone: they are many, and only those who run them need them. */
export function parseCases(files: readonly DataFile[]): { cases: Parsed<schema.CasesFile>[]; issues: Issue[] } {
  const results = files
    .filter((file) => file.path.startsWith('cases/'))
    .map((file) => parseYaml(file, schema.CasesFile));
  return {
    cases: results.map(({ parsed }) => parsed).filter((parsed) => parsed !== null),
    issues: results.flatMap(({ issues }) => issues),
  };
}

/** Reads every file into its checked shape; what does not fit is an issue with its line. */
export function parseKnowledge(files: readonly DataFile[]): { knowledge: ParsedKnowledge | null; issues: Issue[] } {
  const issues: Issue[] = [];
  const keep = <T>(result: Result<T>): Parsed<T> | null => {
    issues.push(...result.issues);
    return result.parsed;
  };
  const table = <S extends z.ZodType>(path: string, shape: S): Parsed<z.output<S>> | null => {
    const file = files.find((candidate) => candidate.path === path);
    if (file) return keep(parseYaml(file, shape));
    issues.push({ file: path, line: 1, message: 'the file is missing' });
    return null;
  };
  const folder = <S extends z.ZodType>(name: string, shape: S) =>
    files
      .filter((file) => file.path.startsWith(`${name}/`))
      .map((file) => keep(parseYaml(file, shape)))
      .filter((parsed) => parsed !== null);
  const brandFile = files.find((file) => file.path === 'brands.csv');
  if (!brandFile) issues.push({ file: 'brands.csv', line: 1, message: 'the file is missing' });

  const tables = {
    sources: table('sources.yaml', schema.SourcesFile),
    nutrients: table('nutrients.yaml', schema.NutrientsFile),
    drugs: table('drugs.yaml', schema.DrugsFile),
    drugClasses: table('drug-classes.yaml', schema.DrugClassesFile),
    allergens: table('allergens.yaml', schema.AllergensFile),
    labRules: table('lab-rules.yaml', schema.LabRulesFile),
    labAdvice: table('lab-advice.yaml', schema.LabAdviceFile),
    effectRules: table('effect-rules.yaml', schema.EffectRulesFile),
    brands: brandFile ? keep(parseBrands(brandFile)) : null,
  };
  const supplements = folder('supplements', schema.SupplementFile);
  const { cases, issues: caseIssues } = parseCases(files);
  issues.push(...caseIssues);
  const complete = Object.values(tables).every((parsed) => parsed !== null);
  return { knowledge: complete ? ({ ...tables, supplements, cases } as ParsedKnowledge) : null, issues };
}
