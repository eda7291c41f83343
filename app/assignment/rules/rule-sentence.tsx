import { Fragment } from 'react'

import { inSentence } from '#app/lib/text/in-sentence.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

import type { RuleTexts } from './rule-texts.ts'

/** `City is Indore or Goa and country is not India`, with values in bold. */
export function RuleSentence({ parts }: Pick<RuleTexts, 'parts'>) {
  if (parts.length === 0) return texts.rest
  return parts.map(({ kind, isNot, values }, index) => (
    <Fragment key={kind}>
      {index > 0 ? ` ${texts.and} ${inSentence(kind)}` : kind} {isNot ? texts.isNot : texts.is}{' '}
      {values.map((value, place) => (
        <Fragment key={value}>
          {place > 0 ? ` ${texts.or} ` : null}
          <b>
            <bdi>{value}</bdi>
          </b>
        </Fragment>
      ))}
    </Fragment>
  ))
}
