import { evidenceTexts } from '@evidose/contract';
import type { ChatData } from '@evidose/knowledge';
import { type Draft, noAnswer, sentences } from './answer.ts';

const GRADES = Object.entries(evidenceTexts)
  .map(([grade, { title, meaning }]) => `Grade ${grade}, ${title.toLowerCase()}: ${meaning}`)
  .join(' ');

export function aboutSite(id: string, { site }: ChatData): Draft | null {
  const page = site.find((each) => each.id === id);
  if (page === undefined) return null;
  const lead = sentences(page.note, ...page.text, page.grades && GRADES);
  return { ...noAnswer(lead, { links: page.links, suggestions: [] }), kind: 'answer' };
}

type Links = Draft['links'];

export function pagesOf(ids: readonly string[], { site }: ChatData): Links {
  const links = ids.flatMap((id) => site.find((each) => each.id === id)?.links[0] ?? []);
  return links.filter(({ to }, at) => links.findIndex((each) => each.to === to) === at);
}
