import { checkInteractions, isGrave, prepare, understandMedicines, understandSupplements } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from './load.ts';

const knowledge = await loadKnowledge();
const prepared = prepare(knowledge);
const pairs = (supplements: string, medicines: string) =>
  checkInteractions(prepared, { supplements, medicines }).pairs.filter(({ kind }) => kind === 'medicine');
const labels = new Set(knowledge.sources.filter(({ kind }) => kind === 'label').map(({ id }) => id));

/** The groups that publish hepatitis interactions list these as no interaction: nobody is told to avoid them. */
describe('what hepatitis doctors found harmless is not forbidden', () => {
  test.each([
    ['milk thistle', 'Sovaldi'],
    ['milk thistle', 'Harvoni'],
    ['milk thistle', 'Epclusa'],
    ['milk thistle', 'velpatasvir'],
    ['echinacea', 'Epclusa'],
    ['panax ginseng', 'Epclusa'],
    ['american ginseng', 'Epclusa'],
  ])('%s with %s', (supplement, medicine) => {
    expect(pairs(supplement, medicine).filter(isGrave)).toEqual([]);
    expect(pairs(supplement, medicine).map(({ action }) => action)).not.toContain('avoid');
  });
});

/** Pairs that outside tables name. Each is told, with the severity that its source carries. */
describe('what outside tables name is told', () => {
  test.each([
    ["St. John's wort", 'fexofenadine', 'moderate'],
    ['caffeine', 'dipyridamole', 'moderate'],
    ['guarana', 'dipyridamole', 'moderate'],
    ['caffeine', 'norfloxacin', 'moderate'],
    ['caffeine', 'Cipro', 'moderate'],
    ['vitamin C', 'ciclosporin', 'moderate'],
    ['magnesium', 'ketoconazole', 'minor'],
    ['magnesium', 'Harvoni', 'minor'],
    ['magnesium', 'Crestor', 'minor'],
    ['magnesium', 'isoniazid', 'minor'],
    ['iodine', 'spironolactone', 'minor'],
    ['iodine', 'amiloride', 'minor'],
    ['licorice', 'sotalol', 'major'],
    ['licorice', 'citalopram', 'major'],
    ['licorice', 'methadone', 'major'],
    ['tryptophan', 'bupropion', 'minor'],
    ['vitamin C', 'Adderall', 'moderate'],
    ['vitamin C', 'Vyvanse', 'moderate'],
    ['vitamin B6', 'isoniazid', 'minor'],
    ['vitamin E', 'Aptivus', 'moderate'],
    ['calcium', 'Edurant', 'moderate'],
    ['calcium', 'Reyataz', 'moderate'],
    ['magnesium', 'Edurant', 'moderate'],
    ['magnesium', 'Plaquenil', 'minor'],
    ['iron', 'Comtan', 'moderate'],
    ['caffeine', 'Lexiscan', 'moderate'],
    ['guarana', 'regadenoson', 'moderate'],
    ['caffeine', 'cimetidine', 'minor'],
    ['green tea extract', 'lisinopril', 'major'],
    ['green tea extract', 'digoxin', 'moderate'],
    ["St. John's wort", 'Adempas', 'major'],
    ["St. John's wort", 'Fintepla', 'major'],
    ['grapefruit', 'Xalkori', 'moderate'],
    ['grapefruit', 'erythromycin', 'moderate'],
    ['ginkgo', 'Xanax', 'moderate'],
    ['arginine', 'isosorbide', 'major'],
    ['arginine', 'metformin', 'moderate'],
  ])('%s with %s is %s', (supplement, medicine, severity) => {
    expect(pairs(supplement, medicine)[0]?.severity).toBe(severity);
  });
  // The label of magnesium names the first five; the others follow from what it says of antacids.
  test.each([
    ['prednisone', 'label'],
    ['lansoprazole', 'label'],
    ['promethazine', 'label'],
    ['fluphenazine', 'label'],
    ['chlorpromazine', 'label'],
    ['famotidine', 'mechanism'],
    ['atenolol', 'mechanism'],
  ])(
    'magnesium with %s is told as what the label of an antacid says: by a %s, minor, a matter of hours',
    (medicine, directness) => {
      const [pair] = pairs('magnesium', medicine);
      expect(pair).toMatchObject({ severity: 'minor', directness });
      expect(pair?.sources.some((id) => labels.has(id))).toBe(true);
      expect(pair?.message).toMatch(/antacid/i);
    },
  );
});

describe('what depends on the amount is told from that amount on', () => {
  test.each([
    ['vitamin D 1000 IU', 'vitamin D 5000 IU', 'diltiazem'],
    ['niacin 20 mg', 'niacin 1000 mg', 'warfarin'],
    ['niacin 20 mg', 'niacin 1000 mg', 'allopurinol'],
    ['vitamin C 250 mg', 'vitamin C 2 g', 'ibuprofen'],
    ['magnesium 50 mg', 'magnesium 300 mg', 'enalapril'],
  ])('%s is not told of, %s is, with %s', (less, more, medicine) => {
    expect(pairs(less, medicine)).toEqual([]);
    expect(pairs(more, medicine)).not.toEqual([]);
  });
});

describe('what people take is recognised', () => {
  test.each([
    ['blue cohosh', 'blue-cohosh'],
    ['konjac fiber', 'glucomannan'],
    ['bearberry', 'uva-ursi'],
    ['nattokinase', 'nattokinase'],
    ['beetroot', 'beetroot'],
    ['tart cherry', 'tart-cherry'],
    ['astaxanthin', 'astaxanthin'],
    ['DIM', 'dim'],
    ['gotu kola', 'gotu-kola'],
    ['schisandra', 'schisandra'],
    ['giloy', 'giloy'],
    ['serrapeptase', 'serrapeptase'],
    ['bioperine', 'piperine'],
    ['grapefruit', 'grapefruit'],
    ['cannabis', 'cannabis'],
    ['SARMs', 'sarms'],
    ['ostarine', 'sarms'],
    ['DMAA', 'dmaa'],
    ['pycnogenol', 'pine-bark'],
    ['CLA', 'cla'],
    ['borage oil', 'borage-oil'],
    ['rutin', 'bioflavonoids'],
    ['lycopene', 'lycopene'],
    ['deanol', 'dmae'],
    ['bilberry', 'bilberry'],
    ['grape seed', 'grape-seed-extract'],
  ])('%s', (text, id) => {
    expect(understandSupplements(prepared, text)[0]?.id).toBe(id);
    expect(knowledge.supplements.find((supplement) => supplement.id === id)?.tier).toBe('recognised-only');
  });
  test.each([
    ['suzetrigine', 'suzetrigine'],
    ['Journavx', 'suzetrigine'],
    ['elinzanetant', 'elinzanetant'],
    ['sotagliflozin', 'sotagliflozin'],
    ['acoramidis', 'acoramidis'],
    ['insulin icodec', 'insulin-icodec'],
    ['elexacaftor tezacaftor ivacaftor', 'elexacaftor'],
    ['Trikafta', 'elexacaftor'],
  ])('the medicine %s', (text, id) => {
    const [medicine] = understandMedicines(prepared, text);
    expect([medicine?.id, ...(medicine?.ingredients ?? [])]).toContain(id);
  });
});
