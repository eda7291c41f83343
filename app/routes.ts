import { existsSync, readdirSync } from 'node:fs'

import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes'

import { addresses, addressNames, type AddressName } from './addresses.ts'

/** A project's file is named for its slug; the build holds the two together. */
const slugs = readdirSync('content/projects')
  .filter((file) => file.endsWith('.ts') && file !== 'catalogue.ts')
  .map((file) => file.slice(0, -'.ts'.length))

/** A project whose pages lie in a folder of its name has pages below its own. */
const parents = slugs.filter((slug) => existsSync(`content/projects/${slug}`))

/** The file that answers each address. */
const modules: Record<AddressName, string> = {
  home: 'site/home/page.tsx',
  projects: 'site/projects.tsx',
  listing: 'site/listing/project.tsx',
  space: 'site/listing/sub-page.tsx',
  city: 'site/city.tsx',
  calculators: 'site/calculators/page.tsx',
  emi: 'site/calculators/emi.tsx',
  paymentPlan: 'site/calculators/payment-plan.tsx',
  assuredReturn: 'site/calculators/assured-return.tsx',
  connect: 'site/connect/page.tsx',
  about: 'site/text-page.tsx',
  privacyPolicy: 'site/text-page.tsx',
  terms: 'site/text-page.tsx',
  disclaimer: 'site/text-page.tsx',
  shortlist: 'site/shortlist.tsx',
  visit: 'site/visit.tsx',
  styleguide: 'site/styleguide/page.tsx',
  stylePictures: 'site/styleguide/pictures.tsx',
  unknown: 'site/not-found.tsx',
  signIn: 'staff/sign-in.tsx',
  leads: 'staff/leads.tsx',
  suspect: 'staff/suspect.tsx',
  accepted: 'staff/accepted.ts',
  contacts: 'staff/contacts.tsx',
  speed: 'staff/speed.tsx',
  signOut: 'staff/sign-out.ts',
  visitCalendar: 'files/visit-calendar.ts',
  enquiry: 'api/connect.ts',
  contactIntent: 'api/contact-intents.ts',
  vitals: 'api/vitals.ts',
  allLeads: 'api/all-leads.ts',
  callsDescribed: 'api/openapi.ts',
  brochure: 'files/brochure.ts',
  robots: 'files/robots.ts',
  security: 'files/security-txt.ts',
  languageModels: 'files/llms.ts',
  webManifest: 'files/web-manifest.ts',
  searchIndex: 'files/search-index.ts',
  sitemap: 'files/sitemap.ts',
}

/** The projects that an address with `:project` in it is made for. */
const projectsOf: Partial<Record<AddressName, string[]>> = {
  listing: slugs,
  space: parents,
  visit: slugs,
}

/** Pages for who builds the site alone. */
const isForBuilders = (name: AddressName) => name === 'styleguide' || name === 'stylePictures'

function routesOf(name: AddressName): RouteConfigEntry[] {
  const { path } = addresses[name]
  const module = `routes/${modules[name]}`
  const projects = projectsOf[name]
  if (!projects) return [route(path.slice(1), module, { id: name, index: path === '/' })]
  return projects.map((slug) =>
    route(path.slice(1).replace(':project', slug), module, { id: `${name}/${slug}` }),
  )
}

const names = addressNames.filter(
  (name) => process.env['NODE_ENV'] !== 'production' || !isForBuilders(name),
)
const framed = (frame: string) =>
  names.filter((name) => addresses[name].frame === frame).flatMap(routesOf)

/** Every address of the product. One file in content/projects is one project page. */
export default [
  layout('routes/site/frame/layout.tsx', framed('site')),
  layout('routes/staff/layout.tsx', framed('desk')),
  ...framed('none'),
]
