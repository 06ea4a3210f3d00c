import { expect, test } from 'vitest';
import { medicines } from './try.ts';

const read = (text: string) => medicines(text).map(({ id }) => id);

test.each(['Ramona', 'Ramona 2mg', 'Annette 10mg at night'])(
  'alone or with a dose the same name may be a brand: %s',
  (text) => {
    expect(read(text)).toEqual([null]);
  },
);
