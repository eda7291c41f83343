import { existsSync, readdirSync } from 'node:fs'

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** A project's file is named for its slug; the build holds the two together. */
const slugs = readdirSync('content/projects')
  .filter((file) => file.endsWith('.ts') && file !== 'catalogue.ts')
  .map((file) => file.slice(0, -'.ts'.length))

/** A project whose pages lie in a folder of its name has pages below its own. */
const parents = slugs.filter((slug) => existsSync(`content/projects/${slug}`))

/** Every URL of the product (SPEC section 2). One file in content/projects is one project page. */
export default [
  layout('routes/site/frame/layout.tsx', [
    index('routes/site/home/page.tsx'),
    route('projects', 'routes/site/projects.tsx'),
    route('shortlist', 'routes/site/shortlist.tsx'),
    ...slugs.map((slug) =>
      route(slug, 'routes/site/listing/project.tsx', { id: `project/${slug}` }),
    ),
    ...parents.map((slug) =>
      route(`${slug}/*`, 'routes/site/listing/sub-page.tsx', { id: `below/${slug}` }),
    ),
    ...slugs.map((slug) =>
      route(`visit/${slug}`, 'routes/site/visit.tsx', { id: `visit/${slug}` }),
    ),
    route('city/:city', 'routes/site/city.tsx'),
    route('connect', 'routes/site/connect/page.tsx'),
    ...['about', 'privacy-policy', 'terms', 'disclaimer'].map((slug) =>
      route(slug, 'routes/site/text-page.tsx', { id: `text/${slug}` }),
    ),
    route('calculators', 'routes/site/calculators/page.tsx'),
    ...['emi', 'payment-plan', 'assured-return'].map((slug) =>
      route(`calculators/${slug}`, `routes/site/calculators/${slug}.tsx`),
    ),
    route('admin', 'routes/staff/sign-in.tsx'),
    ...(process.env['NODE_ENV'] === 'production'
      ? []
      : [
          route('styleguide', 'routes/site/styleguide/page.tsx'),
          route('styleguide/pictures', 'routes/site/styleguide/pictures.tsx'),
        ]),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  layout('routes/staff/layout.tsx', [
    route('dashboard', 'routes/staff/leads.tsx'),
    route('dashboard/suspect', 'routes/staff/suspect.tsx'),
    route('dashboard/accepted', 'routes/staff/accepted.ts'),
    route('dashboard/contacts', 'routes/staff/contacts.tsx'),
  ]),
  route('sign-out', 'routes/staff/sign-out.ts'),
  route('visits/:token.ics', 'routes/files/visit-calendar.ts'),
  route('api/v1/user/connect', 'routes/api/connect.ts'),
  route('api/v1/contact-intents', 'routes/api/contact-intents.ts'),
  route('api/v1/admin/allLeads', 'routes/api/all-leads.ts'),
  route('api/openapi.json', 'routes/api/openapi.ts'),
  route('brochures/:file', 'routes/files/brochure.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('.well-known/security.txt', 'routes/files/security-txt.ts'),
  route('llms.txt', 'routes/files/llms.ts'),
  route('manifest.webmanifest', 'routes/files/web-manifest.ts'),
  route('search-index.json', 'routes/files/search-index.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
] satisfies RouteConfig
