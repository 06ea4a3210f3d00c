import type { Answers } from '@evidose/contract';

/** Every answer by its name, also what was not given. */
type Shaped = { readonly [Field in keyof Required<Answers>]: Answers[Field] };

/** The same answers, laid out alike for everybody: compiled code then knows where each of them stands. */
export function inOneShape(answers: Answers): Answers {
  const shaped: Shaped = {
    age: answers.age,
    biologicalSex: answers.biologicalSex,
    height: answers.height,
    weight: answers.weight,
    generalHealth: answers.generalHealth,
    physicalWellness: answers.physicalWellness,
    painDiscomfort: answers.painDiscomfort,
    painDescription: answers.painDescription,
    currentSymptoms: answers.currentSymptoms,
    medicalConditions: answers.medicalConditions,
    digestiveIssues: answers.digestiveIssues,
    concerningSymptoms: answers.concerningSymptoms,
    pregnancyStatus: answers.pregnancyStatus,
    allergies: answers.allergies,
    allergyDetails: answers.allergyDetails,
    prescriptionMeds: answers.prescriptionMeds,
    prescriptionMedsList: answers.prescriptionMedsList,
    otcSupplements: answers.otcSupplements,
    otcSupplementsList: answers.otcSupplementsList,
    advisedNotToTake: answers.advisedNotToTake,
    bloodTests: answers.bloodTests,
    shareTestResults: answers.shareTestResults,
    labResults: answers.labResults,
    specificDiet: answers.specificDiet,
    otherDiet: answers.otherDiet,
    mealsPerDay: answers.mealsPerDay,
    foodFrequency: answers.foodFrequency,
    alcoholConsumption: answers.alcoholConsumption,
    tobaccoUse: answers.tobaccoUse,
    sleepHours: answers.sleepHours,
    fatigueLevel: answers.fatigueLevel,
    activityLevel: answers.activityLevel,
    exerciseDays: answers.exerciseDays,
    difficultySwallowing: answers.difficultySwallowing,
    stressLevel: answers.stressLevel,
    interestPleasure: answers.interestPleasure,
    depression: answers.depression,
    sleepIssues: answers.sleepIssues,
    pastSupplementExperience: answers.pastSupplementExperience,
    preferredFormats: answers.preferredFormats,
    supplementAdherence: answers.supplementAdherence,
    dosingPreference: answers.dosingPreference,
    budgetRange: answers.budgetRange,
    healthGoals: answers.healthGoals,
  };
  return shaped as Answers;
}
