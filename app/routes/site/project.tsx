import { useRouteLoaderData } from 'react-router'

import { config } from '#app/config.server.ts'
import { EnquiryForm } from '#app/leads/enquiry-form.tsx'
import { breadcrumbList, JsonLd } from '#app/lib/json-ld.tsx'
import { canonicalPath, siteOrigin } from '#app/lib/site-origin.ts'
import { asksAbout } from '#app/projects/asks.ts'
import { CallBar } from '#app/projects/call-bar.tsx'
import { findProject } from '#app/projects/catalogue.ts'
import { FactStrip } from '#app/projects/fact-strip.tsx'
import { ProjectHead } from '#app/projects/project-head.tsx'
import { listingData } from '#app/projects/project-json-ld.ts'
import { DisclaimerLink } from '#app/projects/sections/disclaimer-link.tsx'
import { PageSections, SectionLinks } from '#app/projects/sections/page-sections.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { projects } from '#content/projects/catalogue.ts'

import type { Route } from './+types/project'
import { chatAddress, telephoneAddress } from './chat.ts'

/** Every project has this route; which one it is follows from the path. */
export function loader({ request, url }: Route.LoaderArgs) {
  const path = canonicalPath(url)
  const project = findProject(projects, path.slice(1))
  if (!project) throw new Response('Not Found', { status: 404 })
  return { project, path, origin: siteOrigin(config.PUBLIC_URL, request), brand: config.BRAND }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { project, origin, path, brand } = loaderData
  return [
    { title: `${project.name}, ${project.location} | ${brand}` },
    { name: 'description', content: project.summary },
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
  ]
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, origin, path } = loaderData
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: project.type, to: `/projects?type=${project.type}` },
    { name: project.name },
  ]
  return (
    <>
      <ProjectHead project={project} breadcrumb={<Breadcrumb crumbs={crumbs} />} />
      <div className="wrap">
        <FactStrip project={project} />
        <div className="pj">
          <div>
            <SectionLinks sections={project.sections} />
            <PageSections sections={project.sections} project={project} />
            <section>
              <p className="note">
                This page is for guidance only and is not an offer or contract. Designs and
                specifications may change without notice. <DisclaimerLink />
              </p>
            </section>
          </div>
          <aside aria-label="Enquiry">
            <EnquiryForm
              id="enquire"
              heading={`Ask about ${project.name}`}
              intro="Tell us what you want to know first."
              location={project.name}
              asks={asksAbout(project)}
            />
          </aside>
        </div>
      </div>
      {site ? (
        <CallBar
          telephone={telephoneAddress(site.phone)}
          chat={chatAddress(site.chatNumber, project.name)}
        />
      ) : null}
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
      <JsonLd data={listingData(project, `${origin}${path}`)} />
    </>
  )
}
