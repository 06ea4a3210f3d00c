/** Code that gets faults, and the tests to run for it, nearest first. */
export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  /** Each step is one run of the test runner over these files, or of the promises over that many people. */
  readonly steps: readonly string[];
}

const engine = (...names: readonly string[]) => names.map((name) => `packages/engine/src/${name}.ts`);

const server = (...names: readonly string[]) => names.map((name) => `apps/server/src/${name}.ts`);

export const areas: readonly Area[] = [
  {
    name: 'engine',
    files: engine(
      'criteria/holds',
      'criteria/labs',
      'criteria/person',
      'day/separation',
      'day/slots',
      'limits/intake',
      'limits/limits',
      'review/judge-one',
      'review/overdose',
      'review/prescribed',
      'safety/assess',
      'safety/beside-current',
      'safety/forms',
      'safety/medicine-rows',
      'understand/route',
      'understand/standing',
    ).concat('packages/contract/src/severity.ts'),
    steps: [
      'packages/engine/src/criteria packages/engine/src/day packages/engine/src/limits packages/engine/src/review packages/engine/src/safety packages/engine/src/understand packages/engine/src/stages packages/contract/src/severity.test.ts',
      'packages/knowledge/src/named-people packages/knowledge/src/cases.test.ts packages/knowledge/src/essentials.test.ts packages/knowledge/src/promises/judges.test.ts',
      'promises 3000',
    ],
  },
  {
    name: 'guards',
    files: server(
      'http/mount',
      'modules/authorize-and-read',
      'modules/identity/tokens',
      'modules/gate/service',
      'modules/gate/locks',
      'modules/keys/service',
    ),
    steps: [
      'apps/server/src/modules/gate apps/server/src/modules/keys apps/server/src/http/http.test.ts apps/server/src/http/compute-limits.test.ts apps/server/src/modules/authorize-and-read.test.ts apps/server/src/modules/identity/tokens.test.ts',
      'apps/server/test/isolation.test.ts apps/server/test/access.test.ts',
    ],
  },
  {
    name: 'stores',
    files: server(
      'modules/suggestions/store',
      'modules/suggestions/service',
      'modules/chosen/store',
      'modules/chosen/service',
    ),
    steps: [
      'apps/server/src/modules/suggestions apps/server/src/modules/chosen',
      'apps/server/test/isolation.test.ts apps/server/test/access.test.ts',
    ],
  },
];
