import { EnquiryForm } from '#app/leads/enquiry/enquiry-form.tsx'
import { namesWithin } from '#app/projects/shortlist/shortlist.ts'
import { useShortlist } from '#app/projects/shortlist/use-shortlist.ts'

import type { ShortlistViewProps } from './shortlist-view.tsx'

/** As much of the place of a lead as is kept. */
const LONGEST_LOCATION = 200

type ShortlistEnquiryProps = ShortlistViewProps & { asks: readonly string[] }

/** An enquiry about all that is on a shortlist, else about what is compared. */
export function ShortlistEnquiry({ cards, list, comparison, asks }: ShortlistEnquiryProps) {
  const { shown } = useShortlist(cards, list)
  const asked = shown.length > 0 ? shown : comparison.projects
  const names = namesWithin(
    asked.map(({ name }) => name),
    LONGEST_LOCATION,
  )
  if (asked.length === 0) return null
  return (
    <div className="shortlist-enquiry">
      <EnquiryForm
        id="enquire"
        heading={asked.length === 1 ? 'Ask about this project' : 'Ask about these projects'}
        intro={`This enquiry is about ${names}.`}
        location={names}
        asks={asks}
      />
    </div>
  )
}
