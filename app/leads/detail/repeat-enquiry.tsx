import { MOST_COUNTED } from '#app/leads/search/lead-search.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { DeskIcon } from '#app/ui/media/dashboard-icon.tsx'

export function AskedAgain({ nth }: { nth: number }) {
  return (
    <span className="asked-again">
      <DeskIcon name="again" />
      {leadTexts.enquiry(nth, MOST_COUNTED)}
    </span>
  )
}
