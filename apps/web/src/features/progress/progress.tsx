import { CheckInPart } from './check-in/check-in-part.tsx';
import { OverTime } from './over-time/over-time.tsx';
import { TrialPart } from './trials/trial-part.tsx';

/** Fetched when the section is opened. */
export default function Progress() {
  return (
    <>
      <CheckInPart />
      <OverTime />
      <TrialPart />
    </>
  );
}
