import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import type { Difference } from '#app/projects/versions/difference.ts'

import { keyOf, moveWords } from './difference-list.tsx'
import { pathName, valueName } from './field-name.ts'

type Props = {
  /** From one's own to theirs. */
  theirs: readonly Difference[]
  /** What one's own is called. */
  yours: string
}

/** What somebody else has saved beside one's own, field by field. */
export function TwoSides({ theirs, yours }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.theirs}</th>
          <th scope="col">{yours}</th>
        </tr>
      </thead>
      <tbody>
        {theirs.map((one) => (
          <tr key={keyOf(one)}>
            <th scope="row">{pathName(one.at, one.section)}</th>
            <td>{moveWords(one) || (valueName(one.became, one.at) ?? texts.nothing)}</td>
            <td>{valueName(one.was, one.at) ?? texts.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
