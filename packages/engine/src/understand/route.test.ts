import type { MedicineRoute } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import { classOf, drugOf, knowledgeOf } from '../../test/knowledge.ts';
import type { Drug } from '../knowledge.ts';
import type { Medicine, Usage } from '../model.ts';
import { prepare } from '../prepare/prepare.ts';
import { isInTheGut, routeOf } from './route.ts';

const prepared = prepare(knowledgeOf({ drugClasses: [classOf('plain'), classOf('jabs', { route: 'injection' })] }));
const medicine = (usage: Partial<Usage>, drugs: readonly Drug[] = [], classes: readonly string[] = []): Medicine => ({
  text: 'm',
  field: 'prescriptionMedsList',
  id: 'm',
  name: 'm',
  classes,
  ingredients: [],
  guessed: false,
  checkable: true,
  classOnly: false,
  drugs,
  isSupplement: false,
  usage: { status: 'taking', slots: null, route: null, ...usage },
  dose: null,
  countries: [],
});
const drug = (route?: MedicineRoute) => drugOf('d', route === undefined ? {} : { route });

describe('how a medicine gets into the body', () => {
  test.each<[string, Medicine, MedicineRoute | null]>([
    ['as written, whatever is usual', medicine({ route: 'skin' }, [drug('injection')], ['jabs']), 'skin'],
    ['as the drug is given', medicine({}, [drug('injection')]), 'injection'],
    ['as all of its drugs are given', medicine({}, [drug('skin'), drug('skin')]), 'skin'],
    ['unknown where they differ', medicine({}, [drug('skin'), drug('injection')], ['jabs']), null],
    ['unknown where only one says', medicine({}, [drug('skin'), drug()], ['jabs']), null],
    ['as the class is given where no drug says', medicine({}, [drug()], ['plain', 'jabs']), 'injection'],
    ['unknown where nobody says', medicine({}, [drug()], ['plain']), null],
  ])('%s', (_name, read, route) => {
    expect(routeOf(prepared, read)).toBe(route);
  });

  test.each<[string, Medicine, boolean]>([
    ['what nobody says is swallowed', medicine({}), true],
    ['oral', medicine({ route: 'oral' }), true],
    ['an injection', medicine({ route: 'injection' }), false],
    ['a patch', medicine({ route: 'skin' }), false],
    ['what was stopped', medicine({ route: 'oral', status: 'stopped' }), false],
    ['what is not taken', medicine({ route: 'oral', status: 'not-taking' }), false],
    ['what is planned', medicine({ status: 'planned' }), true],
    ['what is taken at need', medicine({ status: 'as-needed' }), true],
  ])('%s is in the gut: %s', (_name, read, isIn) => {
    expect(isInTheGut(prepared, read)).toBe(isIn);
  });
});
