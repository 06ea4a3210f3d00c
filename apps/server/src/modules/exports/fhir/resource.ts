export type Resource = Record<string, unknown>;

export const UCUM = 'http://unitsofmeasure.org';
export const LOINC = 'http://loinc.org';

export const reference = (id: string) => ({ reference: `urn:uuid:${id}` });

/** Only units in the code system; others are sent as text. */
const UCUM_CODES: Readonly<Record<string, string>> = { mg: 'mg', µg: 'ug', mcg: 'ug', g: 'g', IU: '[iU]', ml: 'mL' };

export function quantity(value: number, unit: string): Resource {
  const code = UCUM_CODES[unit];
  return { value, unit, ...(code === undefined ? {} : { system: UCUM, code }) };
}

/** Times of day in HL7 codes. */
export const TIMING_CODES: Readonly<Record<string, string>> = {
  'on-waking': 'WAKE',
  breakfast: 'CM',
  lunch: 'CD',
  dinner: 'CV',
  bedtime: 'HS',
};

/** FHIR does not allow empty arrays. */
export function withoutEmptyLists(resource: Resource): Resource {
  return Object.fromEntries(
    Object.entries(resource).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );
}

const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';
export const coded = (system: string, code: string) => ({ coding: [{ system: `${TERMINOLOGY}/${system}`, code }] });
