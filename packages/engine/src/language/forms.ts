import type { MedicineRoute } from '@evidose/contract';
import type { ListsBy, ListsOf } from './lists.ts';

/** What it is made as. `changed`: what stays in place and is changed every so often, giving the same each day. */
export const formLists = [
  'words',
  'medicine',
  'changed',
  'bodyParts',
  'drops',
  'gels',
  'flavours',
  'plantParts',
  'madeFor',
  'seeds',
  'depots',
  'tablets',
  'tabletsToo',
] as const;
export interface FormWords extends ListsOf<typeof formLists> {
  readonly pieces: ListsBy<MedicineRoute | 'none'>;
  readonly routes: ListsBy<MedicineRoute>;
  /** Brands that are only used one way, where no register says which. */
  readonly brandRoutes: ListsBy<MedicineRoute>;
}
