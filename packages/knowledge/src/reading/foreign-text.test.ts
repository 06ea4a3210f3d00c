import { expect, test } from 'vitest';
import { medicines } from './try.ts';

test('a medicine taken in such a sentence is found, known or not', () => {
  expect(medicines('vivo con mi marido en Valencia. Tomo omeprazol 20 mg por la mañana')).toMatchObject([
    { id: 'omeprazole', amount: 20 },
  ]);
  expect(medicines('Tomo Zaldiarex y omeprazol, mi marido nada')).toHaveLength(2);
  expect(medicines('el Zaldiarex 20 mg por la mañana, mi marido nada')).toHaveLength(1);
  expect(medicines('ich nehme Ramipril 5 und Xyzolan, mein Mann nichts')).toHaveLength(2);
  expect(medicines('Levothyrox 75 µg le matin. mon mari a refusé comme toujours')).toMatchObject([{ amount: 75 }]);
});
