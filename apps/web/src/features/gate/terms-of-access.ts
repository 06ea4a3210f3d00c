/** What somebody agrees to before entering: the five points of the specification, in plain words. */
export const termsOfAccess = [
  {
    title: 'For you alone',
    text: 'What you find here is for your personal use. Please do not copy, sell or pass on the plans and texts as if they were made for others.',
  },
  {
    title: 'Not medical advice',
    text: 'Evidose gives information about dietary supplements. It does not examine you, diagnose, treat or prescribe, and it does not replace a doctor or a pharmacist. In an emergency, call your local emergency number.',
  },
  {
    title: 'Keep your access to yourself',
    text: 'The PIN and your account are yours. Do not share the PIN, your password or a signed-in device with anybody.',
  },
  {
    title: 'It depends on what you tell us',
    text: 'Suggestions follow from your answers. What is missing, out of date or wrong in them can make a suggestion wrong, so keep medicines, conditions and allergies complete and current.',
  },
  {
    title: 'Ask a professional before big changes',
    text: 'Talk to a doctor or pharmacist before you start, stop or combine supplements in a way that matters: above all if you take medicines, are pregnant or breastfeeding, have a condition, or are about to have surgery.',
  },
] as const;
