import type { FastifyInstance } from 'fastify';

/**
 * Tells search engines what there is to find: `/robots.txt` (RFC 9309) and `/sitemap.xml` (https://www.sitemaps.org).
 * @param publicUrl the origin that people know, without a slash at its end
 * @param addresses of the open pages; without characters that mean something in XML
 */
export function serveSiteMap(app: FastifyInstance, publicUrl: string, addresses: readonly string[]): void {
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const urls = addresses.map((address) => `  <url><loc>${publicUrl}${address}</loc></url>\n`).join('');
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_, reply) => reply.type('application/xml; charset=utf-8').send(map));
}
