import { createShare, listShares, openSharedFile, openSharedLetter, revokeShare } from '@evidose/contract';
import type { FastifyReply } from 'fastify';
import { type Http, mount } from '../../http/mount.ts';
import { sendFile } from '../../http/send-file.ts';
import { sourceOf } from '../../http/source.ts';
import { exportPlan } from '../exports/service.ts';
import type { LetterService } from '../letter/service.ts';
import type { SharesService } from './service.ts';

/** Never cached: by no browser, proxy or search engine. */
function keepNowhere(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' });
}

export function mountShares(http: Http, { shares, letters }: { shares: SharesService; letters: LetterService }): void {
  mount(http, listShares, async ({ user }) => ({ shares: await shares.list(user.uid) }));
  mount(http, createShare, async ({ user, body, request }) => {
    // A link without a plan is useless, so this reports that there is none.
    await letters.planOf(user.uid);
    return shares.create(user.uid, body, sourceOf(request));
  });
  mount(http, revokeShare, ({ user, params, request }) => shares.revoke(user.uid, params.shareId, sourceOf(request)));
  mount(http, openSharedLetter, async ({ body, request, reply }) => {
    keepNowhere(reply);
    const { uid, expiresAt } = await shares.open(body, 'letter', sourceOf(request));
    return { letter: await letters.read(uid), expiresAt };
  });
  mount(http, openSharedFile, async ({ body, params, request, reply }) => {
    keepNowhere(reply);
    const { uid, includesAnswers } = await shares.open(body, params.format, sourceOf(request));
    const gives = includesAnswers ? 'letter-and-answers' : 'letter';
    const plan = await letters.planOf(uid);
    return sendFile(reply, await exportPlan(params.format, { plan, letter: letters.letterFrom(plan), gives }));
  });
}
