import { TermsOfService } from '../features/legal/terms-of-service.tsx';

export default function TermsOfServicePage() {
  return <TermsOfService />;
}
