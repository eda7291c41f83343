import { MAX_COUNTED } from '#app/leads/search/lead-search.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'

export function RepeatEnquiry({ nth }: { nth: number }) {
  return (
    <span className="repeat-enquiry">
      <DashboardIcon name="again" />
      {leadTexts.enquiry(nth, MAX_COUNTED)}
    </span>
  )
}
