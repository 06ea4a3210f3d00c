import { someAnswers } from '../support/answers.ts';
import { PIN } from '../support/gate.ts';
import { linkInMail } from '../support/mailbox.ts';
import { newEmail, PASSWORD } from '../support/people.ts';
import { type BrowserSession, untilDone } from './session.ts';

/** Excludes tabs with the same name. */
const button = (text: string) => `//button[not(@role)][normalize-space()="${text}"]`;

/** Walks from the gate to the plan through everything a browser could break, and reports each step. */
export async function walk(browser: BrowserSession, url: string, say: (step: string) => void): Promise<void> {
  const { open, click, type, read } = browser;
  const until = (what: string, expression: string) =>
    untilDone(what, async () => ((await read(expression)) === true ? true : null));
  const untilPath = (path: string) => until(path, `location.pathname === '${path}'`);
  const untilText = (text: string) => until(text, `document.body.innerText.includes(${JSON.stringify(text)})`);

  await open(`${url}/pin-auth`);
  await type('main input[type="password"]', PIN);
  await click(button('Verify PIN'));
  await click('//label[contains(., "I have read and agree")]');
  await click(button('Accept and Continue'));
  await untilPath('/');
  // Content skipped by `content-visibility` has no inner text yet, but it is there.
  await until('the foot of the page', `document.body.textContent.includes("Fair questions")`);
  say('the gate, and the whole home page');

  await open(`${url}/supplements/vitamin-d3`);
  await until('the name', `document.querySelector('h1')?.innerText === 'Vitamin D3'`);
  say('a page of the catalogue');

  await open(`${url}/take-quiz`);
  await read(`sessionStorage.setItem('quizData', ${JSON.stringify(JSON.stringify(someAnswers))})`);
  await open(`${url}/take-quiz`);
  await untilText('Review your answers');
  await click('//button[starts-with(@aria-label, "Change: ")]');
  await until('a question', `document.querySelector('main form [data-step=shown] [data-field]') !== null`);
  await read('history.back()');
  await untilText('Review your answers');
  await read('sessionStorage.clear()');
  say('the questionnaire, and Back in it');

  const email = newEmail();
  await open(`${url}/log-in`);
  await click('//*[@role="tab"][normalize-space()="Create account"]');
  await type('input[autocomplete="given-name"]', 'Ada');
  await type('input[autocomplete="family-name"]', 'Lovelace');
  await type('input[type="email"]', email);
  await type('input[autocomplete="new-password"]', PASSWORD);
  await click(button('Create account'));
  await untilPath('/verify');
  await open(await linkInMail(url, email));
  await until('the end of the verification', `location.pathname !== '/verify'`);
  say('an account, verified by its mail');

  await read(`sessionStorage.setItem('quizData', ${JSON.stringify(JSON.stringify(someAnswers))})`);
  await open(`${url}/dashboard`);
  await untilText('Your answers are saved, and your plan is ready.');
  await until('the plan', `document.querySelector('h1')?.innerText === 'Your plan'`);
  await untilText('Today');
  say('the plan');

  await click(button('Sign out'));
  await until('the end', `localStorage.getItem('identitySession') === null`);
  say('signed out');
}
