import { useEffect } from 'react';

const SITE = 'Evidose';

export function titleOf(title: string): string {
  return title.includes(SITE) ? title : `${title} · ${SITE}`;
}

/** For pages whose title depends on their data: a supplement's name, a section of the questionnaire. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(title);
  }, [title]);
}
