import { openPages } from '@evidose/contract';
import { DAY_MS } from '../../clock.ts';

/** Public pages; everything else would only show the PIN screen. */
export function sitemap(publicUrl: string): string {
  const urls = openPages.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Where to report a vulnerability (RFC 9116). It must have an expiry date. */
export function securityText(publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + 180 * DAY_MS).toISOString().slice(0, 10);
  return `Contact: ${publicUrl}/contact
Expires: ${expires}T00:00:00Z
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`;
}

export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /v1/
Disallow: /dev/
Disallow: /dashboard
Disallow: /profile
Sitemap: ${publicUrl}/sitemap.xml
`;
}
