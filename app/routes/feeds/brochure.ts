import { agentRegistrations, config, publicSite } from '#app/config/config.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { isKnownTag } from '#app/lib/http/entity-tag.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'
import { brochureVersion } from '#app/projects/brochure/brochure-version.server.ts'
import { pageAddress } from '#app/projects/brochure/brochure.server.ts'
import { brochurePdf } from '#app/projects/brochure/brochures.server.ts'
import { findFormer, findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { askedAnswer, printedAnswer } from '#app/projects/questions/question-texts.ts'
import { make } from '#app/projects/render-worker/render-worker.server.ts'
import { reraNotice } from '#app/projects/rera/rera-notice.ts'
import { dataPath } from '#db/data-folder.ts'

import { checkedFactsOf } from '#app/routes/public/changes/all-changes.server.ts'

import type { Route } from './+types/brochure'

/** `/brochures/<slug>.pdf`: a project's page as an A4 brochure, made once for each state of its facts. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const slug = /^(.+)\.pdf$/.exec(params.file)?.[1] ?? ''
  const listed = findProject(slug)
  if (!listed) return withoutProject(slug)
  const { asked: _asked, plans = [], ...project } = listed
  const questions = questionStates(listed, checkedFactsOf(listed.id))
  const { brand, phone, email, office } = publicSite()
  const site = { brand, phone, email, office }
  const today = indianDay(new Date())
  const brochure = {
    project,
    plans: plans.map(({ unit, area }) => ({ unit, ...(area !== undefined && { area }) })),
    answers: questions.map((each) => [each.label, printedAnswer(each, today)] as const),
    site,
    disclaimer: printedDisclaimer(),
    notice: {
      ...reraNotice(project, agentRegistrations()),
      asked: askedAnswer(questions, 'rera', today),
    },
    origin: siteOrigin(config.PUBLIC_URL),
  }
  const etag = `"${brochureVersion(brochure)}"`
  const headers = {
    ETag: etag,
    'Cache-Control': 'no-cache',
    Link: `<${pageAddress(brochure)}>; rel="canonical"`,
  }
  if (isKnownTag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  const folder = dataPath(config.DATA_DIR, 'brochures')
  const pdf = await brochurePdf(brochure, { folder, draw: make, signal: request.signal })
  // The edge renders the error page.
  if (pdf === 'busy') return new Response(null, { status: 503 })
  return new Response(pdf, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': `inline; filename="${slug}.pdf"`,
    },
  })
}

function printedDisclaimer() {
  const { lede, sections } = currentPage('disclaimer')
  const printed = sections.map(({ heading, paragraphs = [] }) => ({ heading, paragraphs }))
  return { lede, sections: printed }
}

function withoutProject(slug: string): Response {
  const former = findFormer(slug)
  if (!former) return new Response('This brochure does not exist.', { status: 404 })
  if ('archived' in former)
    return new Response(`${former.archived.name} is no longer available.`, { status: 410 })
  // A cached redirect would loop once the project has its former address again.
  const headers = { Location: `/brochures/${former.movedTo}.pdf`, 'Cache-Control': 'no-cache' }
  return new Response(null, { status: 301, headers })
}
