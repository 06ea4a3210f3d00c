/** Which code gets faults, and which tests are asked, nearest first. */
export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  /** Each is one run: of the test runner over these files, or of the promises over so many people. */
  readonly steps: readonly string[];
}

const engine = (...names: readonly string[]) => names.map((name) => `packages/engine/src/${name}.ts`);

export const areas: readonly Area[] = [
  {
    name: 'engine',
    files: engine(
      'criteria/holds',
      'criteria/labs',
      'criteria/person',
      'limits/intake',
      'limits/limits',
      'review/judge-one',
      'review/overdose',
      'review/prescribed',
      'safety/assess',
      'safety/beside-current',
      'safety/forms',
      'safety/medicine-rows',
      'safety/severity',
      'understand/route',
      'understand/standing',
    ),
    steps: [
      'packages/engine/src/criteria packages/engine/src/understand packages/engine/src/stages',
      'packages/knowledge/src/named-people packages/knowledge/src/essentials.test.ts packages/knowledge/src/promises/judges.test.ts',
      'packages/knowledge/src/cases.test.ts',
      'promises 3000',
    ],
  },
  {
    name: 'guards',
    files: ['apps/server/src/http/guards.ts'],
    steps: ['apps/server/src/http', 'apps/server/src/modules/gate apps/server/src/modules/keys'],
  },
  {
    name: 'stores',
    files: ['apps/server/src/modules/suggestions/store.ts', 'apps/server/src/modules/chosen/store.ts'],
    steps: ['apps/server/src/modules/suggestions apps/server/src/modules/chosen'],
  },
];
