import { type Check, issueAt } from './check.ts';
import { seenHosts } from './seen-hosts.ts';

/** Authorities whose addresses follow a pattern: anything else there was made up. */
const patterns: Readonly<Record<string, RegExp>> = {
  // A DOI is easily made up and looks real: each is let in by itself.
  'doi.org':
    /^\/10\.(1016\/j\.genhosppsych\.2021\.11\.005|1177\/11782218221095873|3389\/fphar\.2020\.00332|1016\/j\.soard\.2016\.09\.003)$/,
  'ods.od.nih.gov': /^\/factsheets\/[A-Za-z0-9]+-(HealthProfessional|Consumer)\/$/,
  'www.nccih.nih.gov': /^\/health\/[a-z0-9-]+$/,
  'pmc.ncbi.nlm.nih.gov': /^\/articles\/PMC\d+(\/(table\/[A-Za-z0-9]+)?)?$/,
  'pubmed.ncbi.nlm.nih.gov': /^\/\d+\/$/,
  'www.ncbi.nlm.nih.gov': /^\/books\/NBK\d+\/$/,
  'www.nice.org.uk': /^\/guidance\/[a-z]+\d+$/,
  'www.ema.europa.eu': /^\/en\/(medicines\/herbal|news)\/[a-z0-9-]+$/,
  'dailymed.nlm.nih.gov': /^\/dailymed\/drugInfo\.cfm$/,
  'www.ecfr.gov': /^\/current\/title-21\/section-[\d.]+$/,
};

/**
 * An address is one that was read while collecting, one of an authority in its known pattern, or one at which a stored
 * copy was opened. Nothing is guessed.
 */
export const addresses: Check = (knowledge) =>
  Object.entries(knowledge.sources.value).flatMap(([id, { url, from }]) => {
    const fault = url === null ? null : faultOf(url, from === 'opened');
    return fault === null ? [] : [issueAt(knowledge.sources, [id, 'url'], `${fault}: ${url}`)];
  });

function faultOf(text: string, isOpened: boolean): string | null {
  if (!URL.canParse(text)) return 'not an address';
  const url = new URL(text);
  const pattern = patterns[url.hostname];
  if (pattern) return pattern.test(url.pathname) ? null : `not how addresses look at ${url.hostname}`;
  return isOpened || seenHosts.has(url.hostname) ? null : 'an address at a place that nobody vouched for';
}
