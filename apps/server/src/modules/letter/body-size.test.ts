import { expect, it } from 'vitest';
import { bodySizeText } from './body-size.ts';

it.each([
  [170.2, 78.02, '5 ft 7 in (170 cm), 172 lb (78 kg)'],
  [182.9, 90, '6 ft 0 in (183 cm), 198 lb (90 kg)'],
])('%d cm and %d kg are %s', (cm, kg, text) => {
  expect(bodySizeText(cm, kg)).toBe(text);
});
