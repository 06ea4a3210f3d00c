export interface SchemaRow {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string;
  readonly rows: readonly SchemaRow[];
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function typeText(schema: unknown): string {
  if (!isObject(schema)) return 'any';
  if ('const' in schema) return `always ${JSON.stringify(schema['const'])}`;
  const values = listOf(schema['enum']);
  if (values.length > 0) return `one of ${values.join(', ')}`;
  const choices = listOf(schema['anyOf']);
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(' or ');
  switch (schema['type']) {
    case 'array': {
      const tuple = listOf(schema['prefixItems']);
      return tuple.length > 0
        ? `list of ${tuple.length} ${typeText(tuple[0])}s`
        : `list of ${typeText(schema['items'])}`;
    }
    case 'string':
      return 'text';
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'number':
      return 'number';
    case 'object':
      return 'object';
    default:
      return 'any';
  }
}

/** The nested object: the field's own, a list item's, or that of a choice. */
function objectIn(schema: unknown): Json | null {
  if (!isObject(schema)) return null;
  if (isObject(schema['properties'])) return schema;
  if (schema['type'] === 'array') return objectIn(schema['items']);
  return (
    listOf(schema['anyOf'])
      .map(objectIn)
      .find((found) => found !== null) ?? null
  );
}

export function schemaRows(schema: unknown): readonly SchemaRow[] {
  const object = objectIn(schema);
  if (object === null || !isObject(object['properties'])) return [];
  const required = new Set(listOf(object['required']));
  return Object.entries(object['properties']).map(([name, property]) => ({
    name,
    type: typeText(property),
    isRequired: required.has(name),
    about: isObject(property) && typeof property['description'] === 'string' ? property['description'] : '',
    rows: schemaRows(property),
  }));
}
