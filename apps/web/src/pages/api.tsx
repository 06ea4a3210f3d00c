import { PageShell } from '../components/layout/page-shell.tsx';

export default function ApiPage() {
  return (
    <PageShell
      kicker="For developers"
      title="The Evidose API"
      lead="What the app itself runs on, described by an OpenAPI document, with keys, limits and examples."
    />
  );
}
