import type { Answers } from '@evidose/contract';
import { readMedicines, readSupplements } from '../doubt/read-lists.ts';
import { readAdviceLines, readAllergyLines } from '../doubt/statements.ts';
import type { Understood } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { readAdvice } from '../understand/advice.ts';
import { readAllergies } from '../understand/allergies.ts';
import { timedByMedicine, withoutNamedAgain } from '../understand/named-again.ts';
import { withoutNamedTwice } from '../understand/named-twice.ts';
import { namesOnlyDevices } from '../understand/only-devices.ts';

/**
 * First stage: free text becomes known drugs, supplements and allergens. What was not understood is kept and reported.
 */
export function understand(prepared: Prepared, answers: Answers): Understood {
  const takesMedicines = answers.prescriptionMeds === 'yes';
  const takesSupplements = answers.otcSupplements === 'yes';
  const list = takesMedicines ? (answers.prescriptionMedsList ?? '') : '';
  const listed = readMedicines(prepared, list);
  const ownList = takesSupplements ? (answers.otcSupplementsList ?? '') : '';
  const own = readSupplements(prepared, ownList);
  const naming = { prepared, list: ownList, listed: listed.medicines };
  const allergies = readAllergies(prepared, answers.allergies, answers.allergyDetails ?? '');
  return {
    medicines: [...listed.medicines, ...withoutNamedAgain(naming, own.medicines)],
    medicinesMissing: takesMedicines && listed.medicines.length === 0 && !namesOnlyDevices(prepared, list),
    current: [...withoutNamedTwice(list, listed.current), ...withoutNamedTwice(ownList, timedByMedicine(naming, own))],
    currentMissing: takesSupplements && own.current.length === 0 && own.medicines.length === 0,
    allergens: allergies.allergens,
    allergyUnclear: allergies.allergyUnclear,
    allergyUnread: allergies.allergyUnread,
    allergySupplements: allergies.allergySupplements,
    advice: readAdvice(prepared, answers.advisedNotToTake),
    allergyLines: answers.allergies === 'no' ? [] : readAllergyLines(prepared, answers.allergyDetails ?? ''),
    adviceLines: readAdviceLines(prepared, answers.advisedNotToTake),
    notUsed: [
      ...listed.notUsed.map(({ text }) => ({ field: 'prescriptionMedsList', text })),
      ...own.notUsed.map(({ text }) => ({ field: 'otcSupplementsList', text })),
    ],
  };
}
