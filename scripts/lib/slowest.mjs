import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, seconds: number }} Timed
 * @typedef {{ title: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} VitestTimes
 */

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
/** @param {string} path */
const shortName = (path) => path.replace(/^.*\//, '');

/**
 * @param {Suite} suite
 * @param {string} file
 * @returns {Timed[]}
 */
function timesOf({ specs = [], suites = [] }, file) {
  const own = specs.map(({ title, tests }) => {
    const runs = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: `${file}: ${title}`, seconds: runs.reduce((sum, ms) => sum + ms, 0) / 1000 };
  });
  return [...own, ...suites.flatMap((suite) => timesOf(suite, file))];
}

/**
 * The tests that took longest, of both reports: where to look when the run is slow.
 * @param {{ vitestReport: string, playwrightReport: string }} reports
 * @returns {Timed[]}
 */
export function findSlowest({ vitestReport, playwrightReport }) {
  /** @type {Partial<VitestTimes>} */
  const { testResults = [] } = read(vitestReport);
  /** @type {{ suites?: Suite[] }} */
  const { suites = [] } = read(playwrightReport);
  const unit = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${shortName(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  const browser = suites.flatMap((suite) => timesOf(suite, shortName(suite.title)));
  return [...unit, ...browser].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
}
