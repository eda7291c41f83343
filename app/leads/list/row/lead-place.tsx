import type { LeadRow } from '#app/leads/search/lead-search.ts'

/** The place a lead asks about, the page it was sent from, and the campaign it came by. */
export function LeadPlace({ location, page, campaign }: Omit<LeadRow, 'id'>) {
  return (
    <div className="place">
      <bdi>{location}</bdi>
      {isOurs(page) ? (
        <a className="came" href={page}>
          {page}
        </a>
      ) : null}
      {campaign === '' ? null : <bdi className="came">{campaign}</bdi>}
    </div>
  )
}

/** The sender says where it came from: two slashes would lead to a site of theirs. */
function isOurs(page: string): boolean {
  return /^\/(?![/\\])/.test(page)
}
