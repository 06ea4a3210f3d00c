import { checkInteractions, isGrave, understandMedicines, understandSupplements } from '@evidose/engine';
import { describe, expect, test } from 'vitest';
import { knowledge, prepared } from './testing/prepared.ts';

const pairs = (supplements: string, medicines: string) =>
  checkInteractions(prepared, { supplements, medicines }).pairs.filter(({ kind }) => kind === 'medicine');
const labels = new Set(knowledge.sources.filter(({ kind }) => kind === 'label').map(({ id }) => id));

/** Groups that publish hepatitis interactions list these as no interaction, so no one is told to avoid them. */
describe('allows what hepatitis references list as harmless', () => {
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

/** Pairs from outside tables, with the severity their source supports. */
describe('reports pairs from outside tables', () => {
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
  // The magnesium label names the first five; the rest follow from what it says about antacids.
  test.each([
    ['prednisone', 'label'],
    ['lansoprazole', 'label'],
    ['promethazine', 'label'],
    ['fluphenazine', 'label'],
    ['chlorpromazine', 'label'],
    ['famotidine', 'mechanism'],
    ['atenolol', 'mechanism'],
  ])('reports magnesium with %s as the antacid label does: through %s, minor, hours apart', (medicine, directness) => {
    const [pair] = pairs('magnesium', medicine);
    expect(pair).toMatchObject({ severity: 'minor', directness });
    expect(pair?.sources.some((id) => labels.has(id))).toBe(true);
    expect(pair?.message).toMatch(/antacid/i);
  });
});

describe('reports dose-dependent pairs from their threshold on', () => {
  test.each([
    ['vitamin D 1000 IU', 'vitamin D 5000 IU', 'diltiazem'],
    ['niacin 20 mg', 'niacin 1000 mg', 'warfarin'],
    ['niacin 20 mg', 'niacin 1000 mg', 'allopurinol'],
    ['vitamin C 250 mg', 'vitamin C 2 g', 'ibuprofen'],
    ['magnesium 50 mg', 'magnesium 300 mg', 'enalapril'],
  ])('not %s, but %s, with %s', (less, more, medicine) => {
    expect(pairs(less, medicine)).toEqual([]);
    expect(pairs(more, medicine)).not.toEqual([]);
  });
});

describe('recognizes what people take', () => {
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
  ])('recognizes the medicine %s', (text, id) => {
    const [medicine] = understandMedicines(prepared, text);
    expect([medicine?.id, ...(medicine?.ingredients ?? [])]).toContain(id);
  });
});
