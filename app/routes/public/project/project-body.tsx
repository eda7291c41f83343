import type { PublicChange } from '#app/projects/history/public-changes.ts'
import { hasPlans } from '#app/projects/model/floor-plan.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { BrochureLink } from '#app/projects/page/brochure-link.tsx'
import { CHANGE_LOG, ChangeLog } from '#app/projects/page/change-log.tsx'
import shortSheet from '#app/projects/page/short-page.css?url'
import { buildingCells } from '#app/projects/page/fact-cells.ts'
import { FactsChecked } from '#app/projects/page/facts-checked.tsx'
import { QuestionLedger } from '#app/projects/questions/question-ledger.tsx'
import type { ReraNotice } from '#app/projects/rera/rera-notice.ts'
import { LocationSection } from '#app/projects/sections/location/location-section.tsx'
import { OverviewPicture } from '#app/projects/sections/overview-picture.tsx'
import { isGallery, PageSections, SectionLinks } from '#app/projects/sections/page-sections.tsx'
import { withLedger } from '#app/projects/sections/prices/ledger-rows.ts'
import { LEDGER, LedgerSection } from '#app/projects/sections/prices/ledger-section.tsx'
import { anchorOf, headingOf } from '#app/projects/sections/section-anchor.ts'
import { PLANS_SECTION, PlansSection } from '#app/projects/sections/plans-section.tsx'
import { SITE_PHOTOS, SitePhotosSection } from '#app/projects/sections/site-photos-section.tsx'
import type { Section, SectionOf } from '#app/projects/sections/section.ts'
import { TOUR_SECTION, TourSection } from '#app/projects/sections/tour-section.tsx'
import { Outdoors } from '#app/projects/sections/spaces/outdoors.tsx'
import { FieldPart } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

const NOWHERE: SectionOf<'location'> = { kind: 'location', items: [] }

type Props = {
  page: ProjectPageData
  notice: ReraNotice
  changes: readonly PublicChange[]
  today: string
}

/** A page with few facts has no links to its parts and no picture between them. */
export function ProjectBody({ page, notice, changes, today }: Props) {
  const { first, rest, location, rows } = partsOf(page)
  const isShort = isShortPage(page)
  const [gallery] = galleriesOf(page)
  const outdoors = page.outdoors ? <Outdoors {...page.outdoors} /> : null
  return (
    <div className="project-body">
      {isShort ? (
        <Sheet href={shortSheet} isBelow />
      ) : (
        <SectionLinks links={linksOf(page, changes)} />
      )}
      <PageSections sections={first} project={page} />
      <QuestionLedger {...{ page, notice, today }} />
      <div className="project-source">
        <FactsChecked project={page} />
        <BrochureLink slug={page.slug} />
      </div>
      <SitePhotosSection project={page} />
      {isShort ? null : outdoors}
      {gallery && !outdoors && !isShort ? (
        <FieldPart at={['sections', page.sections.indexOf(gallery)]}>
          <OverviewPicture gallery={gallery} project={page} />
        </FieldPart>
      ) : null}
      <PageSections sections={rest} project={page} />
      <PlansSection project={page} />
      {page.parent ? null : <TourSection project={page} />}
      <FieldPart at={['sections', page.sections.indexOf(location)]}>
        <LocationSection section={location} project={page} />
      </FieldPart>
      {isShort ? outdoors : null}
      {rows.length > 0 ? <LedgerSection rows={rows} /> : null}
      <ChangeLog changes={changes} />
    </div>
  )
}

/** Confirmed facts of a page that fits in one block with its form. */
const MAX_SHORT = 2

/** Few facts need no long page; a space of a project always has terms of its own. */
export function isShortPage(page: ProjectPageData): boolean {
  const confirmed = page.questions.filter(({ state }) => state === 'confirmed')
  return !page.parent && confirmed.length + buildingCells(page, page.questions).length <= MAX_SHORT
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
  }
}

function linksOf(page: ProjectPageData, changes: Props['changes']) {
  const { first, rest, location, rows } = partsOf(page)
  return [
    ...first.map((section) => linkTo(section, page)),
    ...(page.sitePhotos?.length ? [SITE_PHOTOS] : []),
    ...rest.map((section) => linkTo(section, page)),
    ...(hasPlans(page) ? [PLANS_SECTION] : []),
    ...(page.tour !== undefined && !page.parent ? [TOUR_SECTION] : []),
    linkTo(location, page),
    ...(rows.length > 0 ? [LEDGER] : []),
    ...(changes.length > 0 ? [CHANGE_LOG] : []),
    ...galleriesOf(page).map((section) => linkTo(section, page)),
  ]
}

function linkTo(section: Section, { sections }: ProjectPageData) {
  const at = 'title' in section ? ['sections', sections.indexOf(section), 'title'] : undefined
  return { anchor: anchorOf(section), heading: headingOf(section), ...(at && { at }) }
}
