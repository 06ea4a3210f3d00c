import { CookiePolicy } from '../features/legal/cookie-policy.tsx';

export default function CookiePolicyPage() {
  return <CookiePolicy />;
}
