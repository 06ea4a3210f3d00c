/** Names that are both a medicine or class and a supplement, with the same meaning: medicine or class → supplements. */
export const medicineOrSupplement: Readonly<Record<string, readonly string[]>> = {
  'cannabidiol-rx': ['cbd'],
  leucovorin: ['folate'],
  'potassium-chloride': ['potassium'],
  'potassium-citrate': ['potassium'],
  phytonadione: ['vitamin-k1'],
  senna: ['senna'],
  tianeptine: ['tianeptine'],
};
