import { expect, it } from 'vitest';
import { firstProblem } from './message-problems.ts';

const draft = { name: 'Ada', company: '', email: 'ada@a.example', message: 'Hello' };

it('has nothing to say about a message that can be sent', () => {
  expect(firstProblem(draft, ['name', 'email', 'message'])).toBeNull();
});

it('names the first empty field of the form, and only those the form has', () => {
  expect(firstProblem(draft, ['name', 'company', 'email', 'message'])?.field).toBe('company');
  expect(firstProblem({ ...draft, name: ' ', message: '' }, ['name', 'email', 'message'])?.field).toBe('name');
});

it('uses the words of the specification for an address that is none', () => {
  expect(firstProblem({ ...draft, email: 'ada' }, ['name', 'email', 'message'])).toEqual({
    field: 'email',
    message: 'Invalid email',
  });
});
