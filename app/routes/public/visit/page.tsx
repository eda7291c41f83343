import { data } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { EnquiryPanel } from '#app/enquiries/form/enquiry-panel.tsx'
import { readVisitHours } from '#app/enquiries/visit-request/visit-hours.server.ts'
import { closedSlots, visitDays } from '#app/enquiries/visit-request/visit-slot.ts'
import { canonicalPath } from '#app/lib/http/site-origin.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { findEverListed } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import sheet from '#app/routes/public/connect/enquiries.css?url'
import { FormPicture } from '#app/routes/public/frame/form-picture.tsx'
import { headersOfAnswer } from '#app/routes/public/frame/headers-of-answer.ts'
import { findArchived } from '#app/routes/public/project/archived-project.server.ts'
import { ArchivedView } from '#app/routes/public/project/archived-view.tsx'
import { metaOfProject } from '#app/routes/public/project/project-meta.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { answerForm } from '#app/routes/public/frame/answer-form.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page'

/** Unknown projects stop in server/http/render-page.ts; an archived one shows the form only after a post, to keep the input. */
export async function loader({ url }: Route.LoaderArgs) {
  const requestedSlug = slugOf(url)
  const { slug, name, location } = projectAt(requestedSlug)
  const archived = findArchived(requestedSlug)
  const isOpen = await readVisitHours(db)
  const days = visitDays(new Date(), isOpen)
  return data(
    {
      slug,
      name,
      location,
      days,
      closed: closedSlots(days, isOpen),
      picture: pictureFacts(slug),
      brand: config.BRAND,
      archived,
    },
    { status: archived ? 410 : 200 },
  )
}

/** Also accepts a page opened before its project was archived or got another address. */
export function action(args: Route.ActionArgs) {
  return answerForm(args, projectAt(slugOf(args.url)).slug)
}

function projectAt(slug: string): Project {
  const project = findEverListed(slug)
  if (!project) throw new Response('Not Found', { status: 404 })
  return project
}

export const headers = headersOfAnswer

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  if (loaderData.archived) return metaOfProject({ archived: loaderData.archived })
  const { name, brand } = loaderData
  return [
    { title: `Book a site visit: ${isolated(name)} | ${brand}` },
    { name: 'description', content: `Choose a day and time to see ${isolated(name)}.` },
  ]
}

export default function VisitPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.archived && !actionData) return <ArchivedView project={loaderData.archived} />
  const { slug, name, location, days, closed } = loaderData
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="connect visit">
        <VisitIntro slug={slug} name={name} location={location} picture={loaderData.picture} />
        <EnquiryPanel
          id="enquire"
          heading="When would you like to come?"
          intro="Takes less than a minute."
          location={name}
          action={`/visit/${slug}`}
          visit={{ project: slug, days, closed }}
          answer={actionData}
        />
      </div>
    </div>
  )
}

type VisitIntroProps = { slug: string; name: string; location: string; picture: PictureFacts }

function VisitIntro({ slug, name, location, picture }: VisitIntroProps) {
  const crumbs = [
    { name: 'Home', to: '/' },
    { name, to: `/${slug}` },
    { name: 'Book a site visit' },
  ]
  return (
    <div>
      <Breadcrumb crumbs={crumbs} />
      <h1>Book a site visit</h1>
      <p className="connect-lede">
        <a className="link" href={`/${slug}`}>
          {name}
        </a>
        , {location}
      </p>
      <p>Choose a day and time. We’ll contact you to confirm your slot.</p>
      <FormPicture picture={picture} isOfProject />
    </div>
  )
}

function slugOf(url: URL): string {
  return canonicalPath(url).replace(/^\/visit\//, '')
}
