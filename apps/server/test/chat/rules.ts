import { loadChatData, readChatCases, writeRuleCases } from '@evidose/knowledge';
import { loadEngine } from '../../src/engine.ts';
import { createCalming } from '../../src/modules/chat/understand/danger/read-danger.ts';
import { createRules } from '../../src/modules/chat/understand/danger/rules.ts';
import { createReader } from '../../src/modules/chat/understand/reader.ts';

/**
 * `npm run chat:rules`: how many messages of the corpus need each rule of danger.yaml: the rules find their card, and
 * another one or none with that rule taken out. `knowledge:check` refuses a rule that fewer than three need.
 */
const prepared = await loadEngine();
const data = loadChatData();
const reader = createReader(prepared, data);
const calmed = createCalming(reader, data);
const ruleIn = createRules(reader, data);
const { danger, unseen, short, spanish } = readChatCases();
const needs = data.danger.rules.map(() => 0);
for (const group of [danger, unseen.danger, short.danger, spanish.tuned.danger, spanish.unseen.danger])
  for (const [card, says] of Object.entries(group))
    for (const say of says) {
      const rest = calmed(reader.read(say).text);
      const found = ruleIn(rest);
      if (found === null || (found.card !== card && card !== 'any')) continue;
      if (ruleIn(rest, found.at)?.card !== found.card) needs[found.at] = (needs[found.at] ?? 0) + 1;
    }
writeRuleCases(data.danger.rules, needs);
for (const [at, { card, says }] of data.danger.rules.entries())
  if ((needs[at] ?? 0) < 3) process.stdout.write(`${card}: ${needs[at]} need ${says[0]}\n`);
