import type { Check } from './check.ts';

/** Ids that others rely on: never rename or drop one. */
const stableIds = `
vitamin-a thiamine riboflavin niacin vitamin-b6 biotin folate vitamin-b12 vitamin-b-complex vitamin-c vitamin-d3
vitamin-e vitamin-k2 beta-carotene choline multivitamin prenatal-multivitamin calcium iron magnesium zinc selenium iodine
potassium chromium copper electrolytes omega-3 evening-primrose-oil creatine whey-protein plant-protein
collagen-peptides l-theanine 5-htp sam-e l-carnitine beta-alanine citrulline nac glycine taurine probiotics
psyllium digestive-enzymes inulin peppermint-oil ginger ashwagandha rhodiola turmeric green-tea-extract
milk-thistle saw-palmetto black-cohosh chasteberry st-johns-wort valerian ginkgo panax-ginseng echinacea
elderberry garlic cranberry maca berberine red-yeast-rice saffron boswellia bacopa coenzyme-q10 melatonin
glucosamine chondroitin msm lutein-zeaxanthin alpha-lipoic-acid inositol plant-sterols quercetin`
  .trim()
  .split(/\s+/);

const LEAST = { suggestible: 60, 'recognised-only': 25, drugs: 400, brands: 7796 } as const;

export const stableIdsExist: Check = (knowledge) => {
  const ids = new Set(knowledge.supplements.map(({ value }) => value.id));
  const missing = stableIds
    .filter((id) => !ids.has(id))
    .map((id) => ({ file: `supplements/${id}.yaml`, line: 1, message: 'the file is missing: its id is promised' }));
  const tier = (name: string) => knowledge.supplements.filter(({ value }) => value.tier === name).length;
  const counts = [
    { file: 'supplements/', what: 'suggestible' as const, count: tier('suggestible') },
    { file: 'supplements/', what: 'recognised-only' as const, count: tier('recognised-only') },
    { file: knowledge.drugs.file, what: 'drugs' as const, count: Object.keys(knowledge.drugs.value).length },
    { file: knowledge.brands.file, what: 'brands' as const, count: knowledge.brands.value.length },
  ];
  const tooFew = counts
    .filter(({ what, count }) => count < LEAST[what])
    .map(({ file, what, count }) => ({
      file,
      line: 1,
      message: `${count} ${what}: at least ${LEAST[what]} are promised`,
    }));
  return [...missing, ...tooFew];
};
