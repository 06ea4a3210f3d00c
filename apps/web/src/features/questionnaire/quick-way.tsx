import { ClockIcon } from '../../components/ui/icons.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';

/** Offered before the first question: the two ways, with what each costs and gives. */
export function QuickWay() {
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line bg-surface/70 p-4 text-sm">
      <ClockIcon className="mt-0.5 shrink-0 text-accent-text" />
      <p>
        This is the full questionnaire: about ten minutes, for a plan that is checked against your medicines. Only two
        minutes now? <TextLink to="/take-quiz?quick">Take the quick quiz</TextLink> for a first direction.
      </p>
    </div>
  );
}
