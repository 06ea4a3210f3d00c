import { describe, expect, test } from 'vitest';
import { medicines } from './try.ts';

describe('stories in other languages name nothing', () => {
  test.each([
    'Soy jubilada, cuido de mis nietos los martes. Ramipril 5 mg por la mañana',
    "J'habite à Nantes, je fais du vélo. Ramipril 5 mg le matin",
    "Sono in pensione, curo l'orto e il gatto. Ramipril 5 mg la mattina",
    'Main Pune mein rehta hoon, subah walk karta hoon. Ramipril 5 mg roz subah',
    'Nakatira ako sa Davao kasama ang anak ko. Ramipril 5 mg tuwing umaga',
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ id: 'ramipril', status: 'taking', slots: ['breakfast'] }]);
    expect(medicines(text)).toHaveLength(1);
  });

  test('nor do statements that nothing is taken', () => {
    expect(medicines('koi dawai nahi leta, bilkul theek hoon')).toEqual([]);
  });
});

describe('as-needed use', () => {
  test.each([
    'Paracetamol si hace falta',
    'Doliprane quand j’ai mal au dos',
    'prendo la Tachipirina quando ho la febbre',
    'Ibuprofen ab und zu',
    'Biogesic kapag masakit',
  ])('%s', (text) => {
    expect(medicines(text)).toMatchObject([{ status: 'as-needed' }]);
    expect(medicines(text)).toHaveLength(1);
  });
});

test('no longer taken, in Pidgin', () => {
  expect(medicines('Amlodipine 10 I no dey take again')).toMatchObject([{ status: 'stopped' }]);
  expect(medicines('Amlodipine 5 every morning I dey take')).toMatchObject([{ status: 'taking' }]);
});

describe('an unknown name is reported in these languages too', () => {
  test.each([
    'Tomo Zorbinex por la mañana',
    'mi médico me dio Zorbinex',
    'mi hermana me compra Zorbinex',
    'con Zorbinex estoy mejor',
    'je prends du Zorbinex le matin',
    'le docteur m’a donné Zorbinex',
    'prendo Zorbinex la sera',
    'uso Zorbinex quando ho mal di testa',
    'nehme Zorbinex seit Mai',
    'habe Zorbinex bekommen vom Hausarzt',
    'Zorbinex hilft mir sehr',
    'main Zorbinex leta hoon roz',
    'Zorbinex 10 mg subah',
    'umiinom ako ng Zorbinex tuwing gabi',
  ])('%s', (text) => {
    expect(medicines(text).some(({ id, text: said }) => id === null && said.includes('Zorbinex'))).toBe(true);
  });

  test('with its article attached', () => {
    expect(medicines("je prends de l'Eliquis et du Zorbinex").length).toBeGreaterThan(1);
  });
});
