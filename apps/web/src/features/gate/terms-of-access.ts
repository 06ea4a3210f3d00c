/** The five points of the specification, in plain words. */
export const termsOfAccess = [
  {
    title: 'For you alone',
    text: 'What you find here is for your own use. Please do not copy, sell or share the plans and texts as if they were made for someone else.',
  },
  {
    title: 'Not medical advice',
    text: 'Evidose gives information about dietary supplements. It doesn’t examine you, diagnose, treat or prescribe, and it doesn’t replace a doctor or a pharmacist. In an emergency, call your local emergency number.',
  },
  {
    title: 'Keep your access to yourself',
    text: 'The PIN and your account are yours. Do not share the PIN, your password or a signed-in device with anyone.',
  },
  {
    title: 'It depends on what you tell us',
    text: 'Our suggestions come from your answers. If an answer is missing, old or wrong, a suggestion can be wrong too. Keep your medicines, conditions and allergies complete and up to date.',
  },
  {
    title: 'Ask a professional before big changes',
    text: 'Talk to a doctor or pharmacist before you start, stop or combine supplements. This matters most if you take medicines, are pregnant or breastfeeding, have a health condition, or will have surgery soon.',
  },
] as const;
