import type { AddressName } from '#app/config/addresses.ts'

import { all, type Row } from './who-may-row.ts'

const page: Row = { get: all(200) }
const call = { phone: '9876500001', password: 'not the password' }
const meta = { pid: 'northlight' }

/** Calls and files, which answer everyone alike. */
export const fileRows = {
  visitCalendar: { path: '/visits/AAAAAAAAAAAAAAAAAAAAAA.ics', get: all(404) },
  enquiry: { get: all(405), post: all(422), json: { meta, pay: {} } },
  contactIntent: { get: all(405), post: all(422), json: {} },
  enquiryChallenge: { get: all(405), post: all(200), json: {} },
  webVitals: { get: all(405), post: all(422), json: {} },
  cspReports: { get: all(405), post: all(422), json: {} },
  allLeads: { get: all(405), post: all(401), json: { meta, pay: call } },
  sourceDelivery: { path: '/api/v1/sources/nowhere', get: all(404), post: all(404), json: {} },
  openApi: page,
  brochure: { path: '/brochures/nowhere.pdf', get: all(404) },
  plan: { path: '/plans/nowhere.pdf', get: all(404) },
  robots: page,
  security: page,
  securityPolicy: page,
  llms: page,
  brandLogo: { get: all(404) },
  webManifest: page,
  dashboardManifest: page,
  searchIndex: page,
  suggestions: { ...page, path: '/suggestions.json?q=noida' },
  shortlistCards: page,
  changesFeed: page,
  sitemap: page,
  sitemapPart: { path: '/sitemaps/1.xml', get: all(200) },
} satisfies Partial<Record<AddressName, Row>>
