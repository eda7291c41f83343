import { Link } from 'react-router'

import { leadAddress } from '#app/leads/detail/bar/lead-place.ts'
import { useStoredPlace } from '#app/leads/detail/bar/stored-place.ts'

export function LeadLink({ id, name }: { id: string; name: string }) {
  const place = useStoredPlace()
  return (
    <Link className="link" to={leadAddress(place, id)}>
      <bdi>{name}</bdi>
    </Link>
  )
}
