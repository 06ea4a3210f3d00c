import { z } from 'zod';

/** Editable fields of the user document. API, schema, store and form are generated from these rows. */
export const profileFields = {
  firstName: { label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  lastName: { label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly autoComplete: string; readonly maxLength: number }>
>;

export type ProfileField = keyof typeof profileFields;
export type ProfileNames = Readonly<Record<ProfileField, string>>;

export const profileFieldNames = Object.keys(profileFields) as ProfileField[];

export const ofEachProfileField = <Value>(make: (field: ProfileField) => Value): Record<ProfileField, Value> =>
  Object.fromEntries(profileFieldNames.map((field) => [field, make(field)])) as Record<ProfileField, Value>;

export const profileShape = ofEachProfileField(() => z.string());
export const profileChanges = ofEachProfileField((field) =>
  z.string().trim().max(profileFields[field].maxLength).optional(),
);
