/**
 * Answers that no rule of the knowledge reads, and why that is meant so: 'field' for all its values, or 'field=value'.
 * Everything else that a person is asked changes something for somebody.
 */
export const meantUnread: Readonly<Record<string, string>> = {
  height: 'read by the body mass index',
  weight: 'read by the body mass index',
  concerningSymptoms: 'the first screen of the engine',
  allergies: 'opens the list, which is recognised',
  prescriptionMeds: 'opens the list, which is recognised',
  otcSupplements: 'opens the list, which is recognised',
  bloodTests: 'tells how old the results are',
  shareTestResults: 'opens the results',
  mealsPerDay: 'the schedule',
  difficultySwallowing: 'the choice of a form',
  preferredFormats: 'the choice of a form',
  dosingPreference: 'the schedule',
  supplementAdherence: 'how many products a plan holds',
  budgetRange: 'how much a plan costs',
  'currentSymptoms=none': 'nothing bothers the person',
  'medicalConditions=none': 'nothing is diagnosed',
  'medicalConditions=other': 'the engine says that it cannot check it',
  'specificDiet=other': 'the engine reads the text beside it',
  'healthGoals=general-wellness': 'no supplement is shown to help people who lack nothing',
  interestPleasure: 'counted in phq2',
  depression: 'counted in phq2',
};
