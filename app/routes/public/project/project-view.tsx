import { EnquiryPanel } from '#app/enquiries/form/enquiry-panel.tsx'
import type { FormOutcome } from '#app/enquiries/form/form-outcome.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import { enquiryOptions, otherOptions } from '#app/projects/model/open-facts.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { ProjectHead } from '#app/projects/page/project-head.tsx'
import { projectJsonLd } from '#app/projects/page/project-json-ld.ts'
import { DisclaimerLink } from '#app/projects/sections/disclaimer-link.tsx'
import { PageSections } from '#app/projects/sections/page-sections.tsx'
import { askedAnswer, receiptTexts } from '#app/projects/questions/question-texts.ts'
import { RelatedSection } from '#app/projects/sections/related-section.tsx'
import { SpaceSwitcher } from '#app/projects/sections/spaces/space-switcher.tsx'
import { ShortlistButton } from '#app/projects/shortlist/shortlist-button.tsx'
import { ShareButton } from '#app/ui/actions/share-button.tsx'
import { Sheet, SheetBelow } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'

import { galleriesOf, isShortPage, ProjectBody } from './project-body.tsx'
import type { ProjectPageProps } from './project-page.server.ts'
import belowSheet from './below.css?url'
import sheet from './project.css?url'

type ProjectViewProps = Omit<ProjectPageProps, 'brand' | 'card'> & {
  /** Where the page answers its form itself; a preview does not. */
  action?: string
  answer?: FormOutcome | undefined
}

/** A project's page and its sub-pages (SPEC section 2, Other project pages). */
export function ProjectView({
  page,
  notice,
  changes,
  related,
  origin,
  chosen,
  today,
  action,
  answer,
}: ProjectViewProps) {
  const crumbs = crumbsOf(page)
  const galleries = galleriesOf(page)
  return (
    <>
      <Sheet href={sheet} />
      <SpaceSwitcher page={page} />
      <ProjectHead
        project={page}
        notice={{ ...notice, asked: askedAnswer(page.questions, 'rera', today) }}
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        actions={
          <div className="project-actions">
            <ShortlistButton slug={page.slug} name={page.parent?.name ?? page.name} isWorded />
            <ShareButton title={page.name} path={page.path} />
          </div>
        }
      />
      <SheetBelow href={belowSheet} />
      <div className="wrap">
        <div className={isShortPage(page) ? 'project project--short' : 'project'}>
          <ProjectBody {...{ page, notice, changes, today }} />
          {galleries.length > 0 ? (
            <div className="project-galleries">
              <PageSections sections={galleries} project={page} />
            </div>
          ) : null}
          <aside aria-label="Enquiry">
            <EnquiryPanel
              id="enquire"
              heading={panelHeading(page)}
              intro="Tell us what you’d like, or"
              introLink={{ label: 'pick a day for a site visit', to: `/visit/${page.slug}` }}
              location={page.parent ? `${page.parent.name}: ${page.name}` : page.name}
              asks={enquiryOptions(page.questions)}
              others={otherOptions(page.questions)}
              states={receiptTexts(page.questions, today)}
              chosen={chosen}
              project={page.slug}
              {...(action !== undefined && { action, answer })}
            />
          </aside>
        </div>
        <RelatedSection related={related} />
        <p className="note project-note">
          This page is for guidance only and is not an offer or contract. Designs and specifications
          may change without notice. <DisclaimerLink />
        </p>
      </div>
      <JsonLd data={breadcrumbList(origin, page.path, crumbs)} />
      <JsonLd data={projectJsonLd(page, origin)} />
    </>
  )
}

function panelHeading({ pages, name, isInterestOnly }: ProjectPageData): string {
  if (isInterestOnly) return `Register your interest in ${name}`
  return pages ? 'Send us a message' : `Ask about ${name}`
}

function crumbsOf(page: ProjectPageData) {
  const { parent } = page
  return [
    { name: 'Home', to: '/' },
    { name: page.type, to: `/projects?type=${page.type}` },
    ...(parent ? [{ name: parent.name, to: `/${parent.slug}` }] : []),
    { name: page.name },
  ]
}
