import { samplePerson } from '@evidose/contract';

/** Placeholder for a real key. The browser test substitutes one and runs the examples as shown. */
export const KEY_PLACE = 'YOUR_KEY';

export const sampleRequest = JSON.stringify(
  { role: 'user', action: 'list', questionnaire: samplePerson.answers },
  null,
  2,
);

export const curlExample = (origin: string): string => `curl --silent --show-error ${origin}/v1/recommendations \\
  --header 'x-api-key: ${KEY_PLACE}' \\
  --header 'content-type: application/json' \\
  --data @request.json`;

export const typescriptExample = (origin: string): string => `import { readFile } from 'node:fs/promises';

interface Plan {
  outcome: 'recommended' | 'see-clinician-first';
  summary: string;
  supplements: { name: string; dose: { amount: number; unit: string; perDay: number } }[];
}

const response = await fetch('${origin}/v1/recommendations', {
  method: 'POST',
  headers: { 'x-api-key': '${KEY_PLACE}', 'content-type': 'application/json' },
  body: await readFile('request.json', 'utf8'),
});
if (!response.ok) throw new Error((await response.json()).error.message);

const plan = (await response.json()) as Plan;
console.log(plan.summary);
for (const { name, dose } of plan.supplements) {
  console.log(\`\${name}: \${dose.amount} \${dose.unit}, \${dose.perDay} a day\`);
}`;
