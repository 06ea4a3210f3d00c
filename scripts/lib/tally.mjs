import { existsSync, readFileSync } from 'node:fs';
import { say } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/** @type {Counts} */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} count
 */
function readReport(file, count) {
  // No report: the tool crashed before its first test, which shows in its exit code.
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : NONE;
}

/** @param {string} file */
export const readVitestReport = (file) =>
  readReport(file, (/** @type {VitestReport} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/**
 * A test that passes on retry has passed, and is named at the end of the run (`findUnsteady`).
 * @param {string} file
 */
export const readPlaywrightReport = (file) =>
  readReport(file, (/** @type {PlaywrightReport} */ { stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));

export class Tally {
  /** @type {{ name: string, isPassed: boolean, seconds: number, counts: Counts }[]} */
  #steps = [];
  #isInterrupted = false;

  /** Fails the running step and prevents further ones. */
  interrupt() {
    this.#isInterrupted = true;
  }

  /**
   * @param {string} name
   * @param {() => Promise<number>} work returns an exit code
   * @param {() => Counts} [readCounts]
   */
  async step(name, work, readCounts = () => NONE) {
    if (this.#isInterrupted) return false;
    say(`\n━━ ${name} ━━`);
    const start = Date.now();
    let code = 1;
    let counts = NONE;
    try {
      code = await work();
      counts = readCounts();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
    // A report with failures overrides exit code 0.
    const isPassed = code === 0 && counts.failed === 0 && !this.#isInterrupted;
    this.#steps.push({ name, isPassed, seconds: (Date.now() - start) / 1000, counts });
    return isPassed;
  }

  get passed() {
    return this.#steps.reduce((sum, { isPassed, counts }) => sum + counts.passed + (isPassed ? 1 : 0), 0);
  }

  get failed() {
    return this.#steps.reduce((sum, { isPassed, counts }) => sum + counts.failed + (isPassed ? 0 : 1), 0);
  }

  /** Prints every step with its result, then the one line that other tools read. */
  print() {
    console.log('\n━━ result ━━');
    for (const { name, isPassed, seconds, counts } of this.#steps) {
      const tests = counts.passed + counts.failed > 0 ? `, tests: ${counts.passed} right, ${counts.failed} wrong` : '';
      const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
      console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s${tests}${skipped})`);
    }
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}
