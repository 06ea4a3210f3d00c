import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ vitestReport: string, playwrightReport: string }} Reports the files that the tools write
 * @typedef {{ name: string, seconds: number, error?: string, isUnsteady?: boolean }} Ran with an error: it failed, or failed at first
 * @typedef {{ message?: string }} Problem
 * @typedef {{ status?: string, results: { duration: number, error?: Problem }[] }} BrowserTest
 * @typedef {{ title: string, specs?: { title: string, tests: BrowserTest[] }[], suites?: Suite[] }} Suite
 * @typedef {{ fullName: string, duration?: number | null, status?: string, failureMessages?: string[] }} UnitTest
 * @typedef {{ name: string, status?: string, message?: string, assertionResults: UnitTest[] }} UnitFile
 */

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
/** @param {string} path */
const shortName = (path) => path.replace(/^.*\//, '');

/** @param {string | undefined} text */
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? 'no reason was given';

/**
 * @param {UnitFile} file
 * @returns {Ran[]}
 */
function unitTestsOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
    name: `${shortName(name)}: ${fullName}`,
    seconds: (duration ?? 0) / 1000,
    ...(status === 'failed' && { error: firstLine(failureMessages?.[0]) }),
  }));
  // A file that failed without a failed test did not load, or one of its hooks failed.
  const isFileAtFault = status === 'failed' && !tests.some(({ error }) => error !== undefined);
  return isFileAtFault ? [...tests, { name: shortName(name), seconds: 0, error: firstLine(message) }] : tests;
}

/**
 * @param {BrowserTest[]} tests
 * @returns {Pick<Ran, 'error' | 'isUnsteady'>}
 */
function browserErrorOf(tests) {
  const failed = tests.find(({ status }) => status === 'unexpected' || status === 'flaky');
  if (failed === undefined) return {};
  const error = firstLine(failed.results.find(({ error }) => error !== undefined)?.error?.message);
  return { error, isUnsteady: failed.status === 'flaky' };
}

/**
 * @param {Suite} suite
 * @param {string} file
 * @returns {Ran[]}
 */
function browserTestsOf({ specs = [], suites = [] }, file) {
  const own = specs.map(({ title, tests }) => {
    const runs = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const seconds = runs.reduce((sum, ms) => sum + ms, 0) / 1000;
    return { name: `${file}: ${title}`, seconds, ...browserErrorOf(tests) };
  });
  return [...own, ...suites.flatMap((suite) => browserTestsOf(suite, file))];
}

/**
 * Every test of both reports. A missing report has none: its tool crashed before the first.
 * @param {Reports} reports
 * @returns {Ran[]}
 */
function listTests({ vitestReport, playwrightReport }) {
  /** @type {{ testResults?: UnitFile[] }} */
  const { testResults = [] } = read(vitestReport);
  /** @type {{ suites?: Suite[], errors?: Problem[] }} */
  const { suites = [], errors = [] } = read(playwrightReport);
  return [
    ...testResults.flatMap(unitTestsOf),
    ...suites.flatMap((suite) => browserTestsOf(suite, shortName(suite.title))),
    ...errors.map(({ message }) => ({ name: 'browser tests', seconds: 0, error: firstLine(message) })),
  ];
}

/**
 * The slowest tests: where to look when the run is slow.
 * @param {Reports} reports
 */
export const findSlowest = (reports) =>
  listTests(reports)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);

/**
 * The failed tests, each with the first line of its error: printed at the end, where a truncated log still has it.
 * @param {Reports} reports
 */
export const findFailed = (reports) =>
  listTests(reports).filter(({ error, isUnsteady }) => error !== undefined && isUnsteady !== true);

/**
 * Browser tests that passed only on their second try: each is a race to fix.
 * @param {Reports} reports
 */
export const findUnsteady = (reports) => listTests(reports).filter(({ isUnsteady }) => isUnsteady === true);
