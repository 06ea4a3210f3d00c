import { type Check, issueAt } from './check.ts';
import { seenHosts } from './seen-hosts.ts';

/** Address patterns of known authorities; an address that does not match was made up. */
const patterns: Readonly<Record<string, RegExp>> = {
  // A made-up DOI looks real, so each one is listed.
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

/** An address must have been read while collecting, match its authority's pattern, or have a stored copy. */
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
