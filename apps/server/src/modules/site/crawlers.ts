import { openPages } from '@evidose/contract';

/** The pages that anybody can read; everything else would only show the PIN screen. */
export function sitemap(publicUrl: string): string {
  const urls = openPages.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
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
