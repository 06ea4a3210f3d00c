import { holdExpected } from './testing/hold-expected.ts';
import { patientsOfAPharmacy } from './testing/patients-of-a-pharmacy.ts';

holdExpected(patientsOfAPharmacy);
