import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import type { Difference } from '#app/projects/versions/difference.ts'

import { pathName } from './field-name.ts'

/** What two versions differ in: each field with what it was and what it is. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p className="caption">{texts.noChanges}</p>
  return (
    <dl className="listing-differences">
      {differences.map(({ at, was, became }) => (
        <div key={at.join(' ')}>
          <dt>{pathName(at)}</dt>
          <dd>
            <del>{shown(was)}</del> <ins>{shown(became)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Texts are said as they are written, without JSON's quotes. */
function shown(json: string | undefined): string {
  if (json === undefined) return texts.nothing
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value || texts.nothing : json
}
