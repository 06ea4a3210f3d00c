import { quickCheck, quickRecommendation } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { QuickQuiz } from './service.ts';

export function mountQuickQuiz(http: Http, quickQuiz: QuickQuiz): void {
  mount(http, quickRecommendation, ({ body }) => quickQuiz.decide(body));
  mount(http, quickCheck, ({ body: { answers, ...said } }) => quickQuiz.check(answers, said));
}
