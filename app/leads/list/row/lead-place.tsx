import type { LeadRow } from '#app/leads/search/lead-search.ts'

export function LeadPlace({ location, page, campaign }: Omit<LeadRow, 'id'>) {
  return (
    <div className="lead-place">
      <bdi>{location}</bdi>
      {isOurs(page) ? (
        <a className="lead-source" href={page}>
          {page}
        </a>
      ) : null}
      {campaign === '' ? null : <bdi className="lead-source">{campaign}</bdi>}
    </div>
  )
}

/** The sender controls the path: two slashes would link to another site. */
function isOurs(page: string): boolean {
  return /^\/(?![/\\])/.test(page)
}
