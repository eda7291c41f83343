import { Link } from 'react-router'

import { useKeptPlace } from '#app/leads/panel/kept-place.ts'
import { leadAddress } from '#app/leads/panel/lead-place.ts'

/** Leads from a visit to its lead, beside the list that it was left from. */
export function LeadLink({ id, name }: { id: string; name: string }) {
  const place = useKeptPlace()
  return (
    <Link className="link" to={leadAddress(place, id)}>
      <bdi>{name}</bdi>
    </Link>
  )
}
