import type { Knowledge } from '@evidose/engine';

/** The parts kept in one compiled copy; tables that are looked up by name are kept beside it. */
export type CompiledKnowledge = Omit<
  Knowledge,
  'foreignBrands' | 'plausible' | 'statusWeights' | 'products' | 'engineVersion'
>;
