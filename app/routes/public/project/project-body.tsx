import type { PublicChange } from '#app/projects/history/public-changes.ts'
import { openBelowHead } from '#app/projects/model/open-facts.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { BrochureLink } from '#app/projects/page/brochure-link.tsx'
import { CHANGE_LOG, ChangeLog } from '#app/projects/page/change-log.tsx'
import { FactsChecked } from '#app/projects/page/facts-checked.tsx'
import { CanGetYou } from '#app/projects/sections/can-get-you.tsx'
import { LocationSection } from '#app/projects/sections/location/location-section.tsx'
import { OverviewPicture } from '#app/projects/sections/overview-picture.tsx'
import { isGallery, PageSections, SectionLinks } from '#app/projects/sections/page-sections.tsx'
import { withLedger } from '#app/projects/sections/prices/ledger-rows.ts'
import { LEDGER, LedgerSection } from '#app/projects/sections/prices/ledger-section.tsx'
import { anchorOf, headingOf } from '#app/projects/sections/section-anchor.ts'
import type { Section, SectionOf } from '#app/projects/sections/section.ts'
import { Outdoors } from '#app/projects/sections/spaces/outdoors.tsx'
import { FieldPart } from '#app/ui/document/field.tsx'

const NOWHERE: SectionOf<'location'> = { kind: 'location', items: [] }

type Props = { page: ProjectPageData; changes: readonly PublicChange[] }

export function ProjectBody({ page, changes }: Props) {
  const { first, rest, location, rows, open } = partsOf(page)
  const [gallery] = galleriesOf(page)
  return (
    <div className="project-body">
      <SectionLinks links={linksOf(page, changes)} />
      <PageSections sections={first} project={page} />
      <CanGetYou open={open} />
      <div className="project-source">
        <FactsChecked project={page} />
        <BrochureLink slug={page.slug} />
      </div>
      {page.outdoors ? <Outdoors {...page.outdoors} /> : null}
      {gallery && !page.outdoors ? (
        <FieldPart at={['sections', page.sections.indexOf(gallery)]}>
          <OverviewPicture gallery={gallery} project={page} />
        </FieldPart>
      ) : null}
      <PageSections sections={rest} project={page} />
      <FieldPart at={['sections', page.sections.indexOf(location)]}>
        <LocationSection section={location} project={page} />
      </FieldPart>
      {rows.length > 0 ? <LedgerSection rows={rows} /> : null}
      <ChangeLog changes={changes} />
    </div>
  )
}

/** Galleries are wider than the text and follow it. */
export function galleriesOf(page: ProjectPageData): SectionOf<'gallery' | 'landmarks'>[] {
  return page.sections.filter(isGallery)
}

function partsOf(page: ProjectPageData) {
  const { alone, rows } = withLedger(page.sections)
  const [first, ...others] = alone.filter((section) => !isGallery(section))
  return {
    first: first && first.kind !== 'location' ? [first] : [],
    rest: others.filter(({ kind }) => kind !== 'location'),
    // Every page shows the location, even without places nearby.
    location: page.sections.find((section) => section.kind === 'location') ?? NOWHERE,
    rows,
    open: openBelowHead(page),
  }
}

function linksOf(page: ProjectPageData, changes: Props['changes']) {
  const { first, rest, location, rows } = partsOf(page)
  return [
    ...[...first, ...rest, location].map((section) => linkTo(section, page)),
    ...(rows.length > 0 ? [LEDGER] : []),
    ...(changes.length > 0 ? [CHANGE_LOG] : []),
    ...galleriesOf(page).map((section) => linkTo(section, page)),
  ]
}

function linkTo(section: Section, { sections }: ProjectPageData) {
  const at = 'title' in section ? ['sections', sections.indexOf(section), 'title'] : undefined
  return { anchor: anchorOf(section), heading: headingOf(section), ...(at && { at }) }
}
