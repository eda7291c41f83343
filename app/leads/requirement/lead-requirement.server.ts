import { config } from '#app/config/config.server.ts'
import { storedInterest, type StoredInterest } from '#app/enquiries/lead-interest.ts'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { rupeesInWords } from '#app/lib/money.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import {
  findProject,
  knownProjects,
  searchCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Lexicon } from '#app/projects/search/line/phrases.ts'
import type { SearchProject } from '#app/projects/search/search-project.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import { requirementTexts as texts } from '#app/strings/en/requirement.ts'
import type { Executor } from '#db/client.server.ts'

import { guessRequirement } from './guess-requirement.ts'
import type { LeadRequirement, Match } from './lead-requirement.ts'
import { matchingProjects } from './matching-projects.ts'
import { requirementWords } from './requirement-words.ts'
import { findRequirement } from './requirement-store.server.ts'
import { requirementText, type Requirement } from './requirement.ts'

const MAX_PLACES = 12

/** The requirement of a lead's person, or a guess, with the projects that match it. */
export async function readLeadRequirement(
  db: Executor,
  lead: DashboardLead,
  viewer: Viewer,
): Promise<LeadRequirement> {
  const catalogue = await searchCatalogue()
  const stored = await findRequirement(db, lead.id, viewer)
  const shown = stored ?? guessOf(await findEnquiry(db, lead.id), catalogue.lexicon)
  const text = requirementText(shown)
  const matches = matchingProjects(catalogue, shown, (slug) => findProject(slug)?.plots)
  const offered = catalogue.choices.offered.cities.slice(0, MAX_PLACES)
  return {
    shown,
    isGuess: !stored && text !== '',
    text,
    seen: stored ? text : '',
    words: requirementWords(shown),
    places: [...new Set([...offered, ...shown.places])],
    matches: matches.map((project) => matchOf(project, lead)),
  }
}

/** The message as it was sent. */
async function findEnquiry(db: Executor, leadId: string): Promise<Enquiry> {
  const row = await db
    .selectFrom('leads')
    .select(['message', 'page', 'location', 'project_id', 'city'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow()
  return { ...row, visited: null }
}

type Enquiry = StoredInterest & { message: string }

export function guessOf(enquiry: Enquiry, lexicon: Lexicon): Requirement {
  const { projectId, city } = storedInterest(enquiry, knownProjects)
  const slug = projectId === null ? undefined : knownProjects.ofId(projectId)?.slug
  const type = slug === undefined ? undefined : findProject(slug)?.type
  return guessRequirement(enquiry.message, lexicon, { type, city })
}

function matchOf(project: SearchProject, lead: DashboardLead): Match {
  const { slug, name, location, amounts } = project
  const [price] = amounts
  const from = price && texts.priceFrom(rupeesInWords(price.from))
  const origin = siteOrigin(config.PUBLIC_URL) || `http://localhost:${config.PORT}`
  const details = { name: lead.name.trim(), project: name, place: location }
  const message = `${texts.message({ ...details, address: `${origin}/${slug}` })}\n${config.BRAND}`
  const [text, subject] = [encodeURIComponent(message), encodeURIComponent(name)]
  const mail = encodeURIComponent(lead.email).replace('%40', '@')
  return {
    slug,
    name,
    detail: [location, from ?? texts.noPrice].join(' · '),
    whatsApp: `https://wa.me/${dialledPhone(lead.phone).replace('+', '')}?text=${text}`,
    mail: lead.email === '' ? undefined : `mailto:${mail}?subject=${subject}&body=${text}`,
  }
}
