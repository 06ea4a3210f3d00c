/** What is a medicine and a supplement by the same name, and means the same thing: medicine or class → supplements. */
export const soldBothWays: Readonly<Record<string, readonly string[]>> = {
  'cannabidiol-rx': ['cbd'],
  leucovorin: ['folate'],
  'potassium-chloride': ['potassium'],
  'potassium-citrate': ['potassium'],
  phytonadione: ['vitamin-k1'],
  senna: ['senna'],
  tianeptine: ['tianeptine'],
};
