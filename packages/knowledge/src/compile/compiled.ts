import type { Knowledge } from '@evidose/engine';

/** What is kept as one compiled copy; what is looked up by name lies beside it. */
export type CompiledKnowledge = Omit<Knowledge, 'foreignBrands' | 'plausible' | 'products' | 'engineVersion'>;
