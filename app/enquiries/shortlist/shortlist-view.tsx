import { useLayoutEffect } from 'react'

import { EnquiryForm, type EnquiryFormProps } from '#app/enquiries/form/enquiry-form.tsx'
import { projectTypes } from '#app/projects/model/project-types.ts'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import { ComparisonTable } from '#app/projects/shortlist/comparison-table.tsx'
import type { Comparison } from '#app/projects/shortlist/comparison.ts'
import { ShortlistGrid } from '#app/projects/shortlist/shortlist-grid.tsx'
import { shortlistAddress, namesWithin } from '#app/projects/shortlist/shortlist-address.ts'
import { useShortlist } from '#app/projects/shortlist/use-shortlist.ts'
import type { StreetProject } from '#app/projects/street/street-project.ts'
import { StreetSideBySide } from '#app/projects/street/street-side-by-side.tsx'
import { ShareButton } from '#app/ui/actions/share-button.tsx'
import { island } from '#app/ui/document/island.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'

const LONGEST_LOCATION = 200
const LIST = new Intl.ListFormat('en-GB')

const CRUMBS = [{ name: 'Home', to: '/' }, { name: 'Shortlist' }]

type ShortlistViewProps = Omit<ShortlistEnquiryProps, 'names'> & {
  /** Every card: only the browser knows which ones this device stores. */
  cards: readonly ProjectCardFacts[]
  isPart?: true
  list: readonly string[]
  comparison: Comparison
  standing: readonly StreetProject[]
}

export function ShortlistView(props: ShortlistViewProps) {
  const { cards, isPart, list, comparison, standing, ...enquiry } = props
  const { shown, isKnown } = useShortlist(cards, list, isPart)
  const compared = comparison.projects.map(({ slug }) => slug)
  const projects = shown.length > 0 ? shown : comparison.projects
  const isEmpty = projects.length === 0
  const shared = shortlistAddress({ list: shown.map(({ slug }) => slug), compare: compared })
  useSteadyComparison(shown.length > 0)
  return (
    <>
      <ShortlistHead isShared={list.length > 0} share={isEmpty ? undefined : shared} />
      {shown.length > 0 ? (
        <>
          <h2 className="visually-hidden">Projects</h2>
          <ShortlistGrid cards={shown} list={list} compared={compared} />
        </>
      ) : null}
      {isEmpty ? <Nothing isKnown={isKnown} /> : null}
      {compared.length > 0 ? (
        <section className="comparison-section">
          <h2 id="compare" tabIndex={-1}>
            Side by side
          </h2>
          <StreetSideBySide projects={standing} />
          <ComparisonTable
            comparison={comparison}
            without={(slug) =>
              shortlistAddress({ list, compare: compared.filter((one) => one !== slug) })
            }
          />
          <p className="note">
            Blank means that the project does not state it. Ask us, and we’ll find out.
          </p>
        </section>
      ) : null}
      {isEmpty ? null : <ShortlistEnquiry names={projects.map(({ name }) => name)} {...enquiry} />}
    </>
  )
}

export const ShortlistIsland = island({ name: 'shortlist', hydrateOn: 'at-once' }, ShortlistView)

/** Cards render above the target of the hash, so the page scrolls there again. */
function useSteadyComparison(hasCards: boolean): void {
  useLayoutEffect(() => {
    if (!hasCards || window.location.hash !== '#compare') return
    if (!CSS.supports('overflow-anchor', 'auto'))
      document.getElementById('compare')?.scrollIntoView()
  }, [hasCards])
}

function ShortlistHead({ isShared, share }: { isShared: boolean; share: string | undefined }) {
  return (
    <div className="page">
      <Breadcrumb crumbs={CRUMBS} />
      <h1>{isShared ? 'A shared shortlist' : 'Shortlist'}</h1>
      <p>
        {isShared
          ? 'Someone shared this list with you. Tap a heart to save a project to your own list.'
          : 'Your saved projects. The list stays on this device.'}
      </p>
      {share ? (
        <div className="project-actions">
          <ShareButton title="Shortlist" path={share} />
          <a className="link" href="#enquire">
            Enquire about this list
          </a>
          {isShared ? (
            <a className="link" href="/shortlist">
              Your shortlist
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function Nothing({ isKnown }: { isKnown: boolean }) {
  if (!isKnown) {
    return (
      <div className="empty empty--city">
        <noscript>
          <h2>The shortlist needs JavaScript.</h2>
          <p>Your browser keeps the list. You can see every project and enquire without it.</p>
          <a className="button button--line" href="/projects">
            See all projects
          </a>
        </noscript>
      </div>
    )
  }
  return (
    <div className="empty empty--city">
      <h2>Your shortlist is empty.</h2>
      <p>Tap the heart on a project to save it here. Then compare projects and ask about them.</p>
      <a className="button button--line" href="/projects">
        See all projects
      </a>
      <ul className="shortlist-types">
        {projectTypes.map((type) => (
          <li key={type}>
            <a className="link" href={`/projects?type=${type}`}>
              {type}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ShortlistEnquiryProps = Required<Pick<EnquiryFormProps, 'asks' | 'productId'>> &
  Pick<EnquiryFormProps, 'hours' | 'chatNumber'> & {
    names: readonly string[]
  }

function ShortlistEnquiry({ names, ...form }: ShortlistEnquiryProps) {
  const location = namesWithin(names, LONGEST_LOCATION)
  const isWhole = location === names.join(', ')
  return (
    <div className="shortlist-enquiry">
      <EnquiryForm
        id="enquire"
        heading={names.length === 1 ? 'Ask about this project' : 'Ask about these projects'}
        intro={`This enquiry is about ${isWhole ? LIST.format(names) : location}.`}
        location={location}
        page="/shortlist"
        {...form}
      />
    </div>
  )
}
