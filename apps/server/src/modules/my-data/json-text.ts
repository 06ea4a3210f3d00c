type Section = readonly [name: string, value: unknown];

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let mark = '[\n';
  for await (const item of items) {
    yield `${mark}${JSON.stringify(item)}`;
    mark = ',\n';
  }
  yield mark === '[\n' ? '[]' : '\n]';
}

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Writes a JSON object part by part, so that little of it is in memory at a time. */
export async function* jsonText(sections: AsyncIterable<Section>): AsyncGenerator<string> {
  let mark = '{\n';
  for await (const [name, value] of sections) {
    yield `${mark}${JSON.stringify(name)}: `;
    if (isList(value)) yield* listText(value);
    else yield JSON.stringify(value, null, 2);
    mark = ',\n';
  }
  yield '\n}\n';
}
