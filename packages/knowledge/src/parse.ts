import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { csvRows } from './csv.ts';
import type { DataFile } from './files.ts';
import type { Issue } from './issue.ts';
import { lineFinder, type Path } from './lines.ts';
import * as schema from './schema/index.ts';
import { STATUS_WEIGHTS } from './status-weights.ts';

export type { Path };

/** The value of a file, with a way to find the line of a place in it. */
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
  /** Medicines that lower a nutrient; optional file. */
  readonly depletions: Parsed<schema.DepletionsFile>;
  readonly alertRules: Parsed<schema.AlertRulesFile>;
  /** Situations and the forms that do not suit them; optional file. */
  readonly situations: Parsed<schema.SituationsFile>;
  readonly formRules: Parsed<schema.FormRulesFile>;
  /** Medicine pairs; optional file. */
  readonly medicinePairs: Parsed<schema.MedicinePairsFile>;
  readonly wishAdvice: Parsed<schema.WishAdviceFile>;
  /** Supplements that may be tried on and off; optional file. */
  readonly trials: Parsed<schema.TrialsFile>;
  readonly labelAdvice: Parsed<schema.LabelAdviceFile>;
  /** Grave rows not yet traced; only the check reads it; optional file. */
  readonly untraced: Parsed<schema.UntracedFile>;
  readonly brands: Parsed<readonly schema.BrandRow[]>;
  readonly language: ParsedLanguage;
  /** Common English words, as one line. */
  readonly english: string;
}

/** Each file of the folder `language`, by its schema name. */
export type ParsedLanguage = { readonly [K in schema.LanguageName]: Parsed<schema.LanguageFile<K>> };

type Result<T> = { readonly parsed: Parsed<T> | null; readonly issues: readonly Issue[] };

/** Caches parsed files: the checks' tests read many sets of files that differ in one. */
const readBefore = new WeakMap<DataFile, Map<z.ZodType, Result<unknown>>>();

function parseYaml<S extends z.ZodType>(file: DataFile, shape: S): Result<z.output<S>> {
  const before = readBefore.get(file) ?? new Map<z.ZodType, Result<unknown>>();
  readBefore.set(file, before);
  const result = before.get(shape) ?? readYaml(file, shape);
  before.set(shape, result);
  return result as Result<z.output<S>>;
}

function readYaml<S extends z.ZodType>(file: DataFile, shape: S): Result<z.output<S>> {
  // This parser is many times faster; the one that knows lines runs only when there is a fault.
  const lineOf = lineFinder(file.text);
  let raw: unknown;
  try {
    raw = load(file.text, { schema: CORE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark.line + 1;
    return { parsed: null, issues: [{ file: file.path, line, message: `not readable as YAML: ${error.reason}` }] };
  }
  const checked = shape.safeParse(raw);
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

const UNTRACED = 'review/untraced.yaml';
const DEPLETIONS = 'depletions.yaml';
const SITUATIONS = 'situations.yaml';
const FORM_RULES = 'form-rules.yaml';
const MEDICINE_PAIRS = 'medicine-pairs.yaml';
const TRIALS = 'trials.yaml';

/** Parses only the cases: there are many, and only their tests need them. */
export function parseCases(files: readonly DataFile[]): { cases: Parsed<schema.CasesFile>[]; issues: Issue[] } {
  const results = files
    .filter((file) => file.path.startsWith('cases/'))
    .map((file) => parseYaml(file, schema.CasesFile));
  return {
    cases: results.map(({ parsed }) => parsed).filter((parsed) => parsed !== null),
    issues: results.flatMap(({ issues }) => issues),
  };
}

const FOLDER = 'language/';
const ENGLISH = 'language/english.txt';

/** One line of words; lines that start with # name their source. */
const englishOf = (files: readonly DataFile[]): string =>
  (files.find(({ path }) => path === ENGLISH)?.text ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join(' ');

const fileOf = (name: string) => `${FOLDER}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;

/** Null if a file is missing or invalid. A file without a schema is a fault, as nothing would read it. */
function languageFrom(
  files: readonly DataFile[],
  table: (path: string, shape: z.ZodType) => Parsed<unknown> | null,
  issues: Issue[],
): ParsedLanguage | null {
  const wanted = Object.entries(schema.languageFiles).map(([name, shape]) => ({ name, shape, path: fileOf(name) }));
  const paths = new Set(wanted.map(({ path }) => path));
  for (const { path } of files) {
    if (path.startsWith(FOLDER) && path !== ENGLISH && path !== STATUS_WEIGHTS && !paths.has(path))
      issues.push({ file: path, line: 1, message: 'nothing reads this' });
  }
  const parsed = wanted.map(({ name, shape, path }) => [name, table(path, shape)] as const);
  return parsed.every(([, file]) => file !== null) ? (Object.fromEntries(parsed) as ParsedLanguage) : null;
}

/** Parses and validates every file; problems become issues with a line. */
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
    alertRules: table('alert-rules.yaml', schema.AlertRulesFile),
    wishAdvice: table('wish-advice.yaml', schema.WishAdviceFile),
    labelAdvice: table('label-advice.yaml', schema.LabelAdviceFile),
    brands: brandFile ? keep(parseBrands(brandFile)) : null,
  };
  const supplements = folder('supplements', schema.SupplementFile);
  const optional = <T>(path: string, shape: z.ZodType<T[]>): Parsed<T[]> => {
    const parsed = files.some((file) => file.path === path) ? table(path, shape) : null;
    return parsed ?? { file: path, value: [], lineOf: () => 1 };
  };
  const untraced = optional(UNTRACED, schema.UntracedFile);
  const depletions = optional(DEPLETIONS, schema.DepletionsFile);
  const formRules = optional(FORM_RULES, schema.FormRulesFile);
  const situations = optional(SITUATIONS, schema.SituationsFile);
  const medicinePairs = optional(MEDICINE_PAIRS, schema.MedicinePairsFile);
  const trials = optional(TRIALS, schema.TrialsFile);
  const { cases, issues: caseIssues } = parseCases(files);
  issues.push(...caseIssues);
  const language = languageFrom(files, table, issues);
  const complete = [...Object.values(tables), language].every((parsed) => parsed !== null);
  return {
    knowledge: complete
      ? ({
          ...tables,
          language,
          english: englishOf(files),
          supplements,
          cases,
          untraced,
          depletions,
          formRules,
          situations,
          medicinePairs,
          trials,
        } as ParsedKnowledge)
      : null,
    issues,
  };
}
