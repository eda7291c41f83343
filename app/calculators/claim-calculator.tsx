import { useState } from 'react'

import { formatRupees, indianFigure } from '#app/lib/money.ts'
import { island } from '#app/ui/document/island.tsx'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'

import { CalculatorForm } from './calculator-form.tsx'
import { claimSum, type ClaimTerms } from './claim-sums.ts'
import { PageLinks, type Stated } from './page-links.tsx'
import { numberField, rupeesField } from './reading.ts'
import { AreaField, RupeesField } from './typed-field.tsx'
import { WorkedExample } from './worked-example.tsx'

type Claim = Stated & { key: string; name: string; terms: ClaimTerms }

type ClaimCalculatorProps = {
  claims: readonly Claim[]
  query: string
}

const AREA = { from: 1, to: 10_000_000, wrong: 'Enter the area in sq ft, like 200.' }

/** Illustrates a developer's own claim and promises nothing. */
export function ClaimCalculator({ claims, ...props }: ClaimCalculatorProps) {
  const [typed, setTyped] = useState(props.query)
  const query = new URLSearchParams(typed)
  const chosen = query.get('claim') ?? claims[0]?.key ?? ''
  const claim = claims.find(({ key }) => key === chosen)
  const onArea = claim?.terms.kind === 'lease'
  const amount = rupeesField(query, 'amount', 'Enter the amount.')
  const area = numberField(query, 'area', 'Enter the area.', AREA)
  const base = onArea ? area.value : amount.value
  const choices = claims.map(({ key, name, terms }) => ({
    value: key,
    label: name,
    base: terms.kind === 'lease' ? 'area' : 'amount',
  }))
  return (
    <div className="calculator">
      <CalculatorForm slug="assured-return" heading="The developer’s claim" onQuery={setTyped}>
        <ChoiceField
          id="claim"
          name="claim"
          label="Claim"
          choices={choices}
          chosen={chosen}
          error={
            claim ? undefined : 'This claim is no longer on the site. Choose one from the list.'
          }
        />
        <RupeesField
          className="calculator-amount"
          name="amount"
          label="Amount paid"
          reading={onArea ? { typed: amount.typed } : amount}
        />
        <AreaField
          className="calculator-area"
          name="area"
          label="Area in sq ft"
          reading={onArea ? area : { typed: area.typed }}
        />
      </CalculatorForm>
      <section className="calculator-result" aria-label="Result">
        <ClaimResult terms={claim?.terms} base={base} />
        {base === undefined && claim ? <ClaimExample terms={claim.terms} /> : null}
        <p className="note">
          This is the developer’s claim, not our promise or forecast. Returns and rents can be
          lower, later or none.{' '}
          <a className="link screen-only" href="/disclaimer">
            Disclaimer
          </a>
        </p>
        <PageLinks intro="The developer makes this claim for:" of={claim} />
      </section>
    </div>
  )
}

export const ClaimIsland = island({ name: 'assured-return' }, ClaimCalculator)

type Worked = { terms: ClaimTerms; base: number }

function ClaimResult({ terms, base }: { [K in keyof Worked]: Worked[K] | undefined }) {
  const worked = terms && base !== undefined ? { terms, base } : undefined
  const { from, to, monthly } = worked ? claimSum(worked.terms, worked.base) : {}
  return (
    <>
      <p role="status">
        {worked && from !== undefined && to !== undefined ? (
          <>
            <b>{span({ from, to })}</b> {monthly ? 'a year, ' : ''}by the developer’s claim
          </>
        ) : (
          'Choose a claim and enter the amount or area.'
        )}
      </p>
      {worked ? (
        <ul className="ledger">
          <li>
            <b>Calculation</b>
            <span>{calculated(worked)}</span>
          </li>
          <li>
            <b>Per month</b>
            <span>
              {monthly
                ? `${span(monthly)}, a twelfth of the year`
                : 'The developer does not give a period, so this is the total.'}
            </span>
          </li>
        </ul>
      ) : null}
    </>
  )
}

/** Square feet and rupees of an invented example. */
const EXAMPLE = { area: 200, amount: 5_000_000 }

function ClaimExample({ terms }: { terms: ClaimTerms }) {
  const base = terms.kind === 'lease' ? EXAMPLE.area : EXAMPLE.amount
  const sum = claimSum(terms, base)
  const period = sum.monthly ? ' a year' : ''
  return (
    <WorkedExample
      of={calculated({ terms, base })}
      sum={`${span(sum)}${period}, by the developer’s claim`}
    />
  )
}

function span({ from, to }: { from: number; to: number }): string {
  return from === to ? formatRupees(from) : `${formatRupees(from)} to ${formatRupees(to)}`
}

function calculated({ terms, base }: Worked): string {
  if (terms.kind === 'lease') return `${indianFigure(base)} sq ft × ₹${terms.rate} per sq ft`
  const range = terms.from === terms.to ? `${terms.from}%` : `${terms.from}% to ${terms.to}%`
  return `${range}${terms.period ? ' per annum' : ''} of ${formatRupees(base)}`
}
