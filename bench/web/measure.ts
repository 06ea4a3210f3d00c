import lighthouse from 'lighthouse';
import { withBrowser } from './browser.ts';
import type { GatePass } from './server.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof CATEGORIES)[number];

export interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly bytes: number;
  /** Lighthouse's own benchmark of this machine at that moment. */
  readonly benchmarkIndex: number;
  /** Audits that cost points, worst first. */
  readonly faults: readonly string[];
}

type Audit = { readonly id: string; readonly score: number | null; readonly numericValue?: number };
type Refs = readonly { readonly id: string; readonly weight: number }[];

function faultsOf(audits: Readonly<Record<string, Audit>>, refs: Refs): string[] {
  const lost = ({ id, weight }: Refs[number]) => weight * (1 - (audits[id]?.score ?? 1));
  return refs
    .filter((ref) => lost(ref) > 0)
    .toSorted((a, b) => lost(b) - lost(a))
    .map(({ id }) => `${id} ${Math.round((audits[id]?.score ?? 0) * 100)}`);
}

const MOST_TRIES = 4;

/** Occasionally Lighthouse cannot read its own trace and scores nothing; the visit is repeated. */
export async function measure(address: string, pass: GatePass, cpuSlowdownMultiplier = 4): Promise<Measured> {
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const measured = await visit(address, pass, cpuSlowdownMultiplier);
    if (measured !== null) return measured;
  }
  throw new Error(`Lighthouse could not measure ${address}`);
}

/** One cold visit in a new browser: mobile, simulated slow 4G, Lighthouse's defaults. */
async function visit(address: string, pass: GatePass, cpuSlowdownMultiplier: number): Promise<Measured | null> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const { origin } = new URL(address);
    await page.setCookie({ ...pass.cookie, url: origin });
    // An image of the same origin: storage can be written without loading anything of the app.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(`localStorage.setItem('pinAuthExpiry', ${JSON.stringify(pass.expiresAt)})`);
    const run = await lighthouse(
      address,
      {
        disableStorageReset: true,
        onlyCategories: [...CATEGORIES],
        output: 'json',
        logLevel: 'silent',
        throttling: { cpuSlowdownMultiplier },
      },
      undefined,
      page,
    );
    if (run === undefined) throw new Error('Lighthouse gave no result');
    const { audits, categories, environment, finalDisplayedUrl } = run.lhr;
    if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname) throw new Error('the page led elsewhere');
    // A page left empty by its scripts is fast, but not what should be measured.
    if ((await page.$('main h1')) === null) throw new Error(`${address} shows no heading`);
    if (CATEGORIES.some((id) => (categories[id]?.score ?? null) === null)) return null;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: Category) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
      },
      fcpMs: value('first-contentful-paint'),
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      benchmarkIndex: environment.benchmarkIndex,
      faults: faultsOf(
        audits,
        CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []),
      ),
    };
  });
}
