import { useState } from 'react'

import { island } from '#app/ui/document/island.tsx'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'

import { CalculatorForm } from './calculator-form.tsx'
import { PageLinks, type Stated } from './page-links.tsx'
import { dueAmounts, parseShares, type PlanPart } from './plan-amounts.ts'
import { PlanExample, PlanResult } from './plan-result.tsx'
import { readField, rupeesField, type Reading } from './reading.ts'
import { RupeesField, TypedField } from './typed-field.tsx'

type Plan = Stated & { key: string; name: string; parts: readonly PlanPart[] }

type PlanCalculatorProps = {
  plans: readonly Plan[]
  query: string
}

const OWN = 'own'

export function PlanCalculator({ plans, ...props }: PlanCalculatorProps) {
  const [typed, setTyped] = useState(props.query)
  const query = new URLSearchParams(typed)
  const price = rupeesField(query, 'price', 'Enter the price.')
  const { chosen, plan, own } = chosenPlan(query, plans)
  const parts = plan?.parts ?? own.value
  const choices = [
    ...plans.map((listed) => ({ value: listed.key, label: planLabel(listed) })),
    { value: OWN, label: 'My own shares', base: OWN },
  ]
  const isKnown = choices.some(({ value }) => value === chosen)
  return (
    <div className="calculator">
      <CalculatorForm slug="payment-plan" heading="Price and payment plan" onQuery={setTyped}>
        <RupeesField name="price" label="Price" reading={price} />
        <ChoiceField
          id="plan"
          name="plan"
          label="Payment plan"
          choices={choices}
          chosen={chosen}
          error={
            isKnown ? undefined : 'This plan is no longer on the site. Choose one from the list.'
          }
        />
        <SharesField own={own} />
      </CalculatorForm>
      <section className="calculator-result" aria-label="Result">
        <PlanResult amounts={price.value && parts ? dueAmounts(price.value, parts) : undefined} />
        {price.value === undefined && plan ? (
          <PlanExample name={plan.name} parts={plan.parts} />
        ) : null}
        <PageLinks intro="Projects with this plan:" of={plan} />
      </section>
    </div>
  )
}

export const PlanIsland = island({ name: 'payment-plan' }, PlanCalculator)

function chosenPlan(query: URLSearchParams, plans: readonly Plan[]) {
  const chosen = query.get('plan') ?? plans[0]?.key ?? OWN
  const plan = plans.find(({ key }) => key === chosen)
  const own = chosen === OWN ? ownShares(query) : { typed: query.get('shares') ?? '' }
  return { chosen, plan, own }
}

/** `40:60, on booking and in 18 months`. */
function planLabel({ name, parts }: Plan): string {
  const dates = parts.flatMap(({ due }) => due ?? [])
  return `${name}, ${dates.length > 0 ? dates.join(' and ') : 'dates on request'}`
}

function ownShares(query: URLSearchParams): Reading<PlanPart[]> {
  return readField(query, 'shares', 'Enter the shares, like 20:30:50.', (typed) => {
    const shares = parseShares(typed)
    if (!shares) return { error: 'Enter the shares like 20:30:50.' }
    const sum = shares.reduce((total, share) => total + share, 0)
    if (Math.abs(sum - 100) > 1e-9) {
      return { error: `The shares add up to ${Number(sum.toFixed(2))}. Change them to total 100.` }
    }
    return { value: shares.map((share) => ({ share })) }
  })
}

function SharesField({ own }: { own: Reading<PlanPart[]> }) {
  const { typed, value, error } = own
  const reading = { typed, ...(value ? { value: 100 } : {}), ...(error ? { error } : {}) }
  return (
    <TypedField
      className="calculator-custom"
      name="shares"
      label="Your own shares (%)"
      hint="For example 20:30:50"
      reading={reading}
      understood={`${value?.length ?? 0} instalments`}
    />
  )
}
