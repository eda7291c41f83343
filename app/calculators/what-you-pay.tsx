import { Field } from '#app/ui/forms/field.tsx'

import { RupeeCells } from './rupee-cells.tsx'
import { dutyCost, type DutyRates } from './stamp-duty.ts'

type StateFieldProps = { duties: readonly DutyRates[]; chosen: DutyRates | undefined }

export function StateField({ duties, chosen }: StateFieldProps) {
  return (
    <Field id="state" label="State, for stamp duty">
      {(aria) => (
        <select {...aria} name="state" defaultValue={chosen?.name ?? ''}>
          <option value="">Without stamp duty</option>
          {duties.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function chosenDuty(query: string, duties: readonly DutyRates[]): DutyRates | undefined {
  const state = new URLSearchParams(query).get('state')
  return duties.find(({ name }) => name === state)
}

export function WhatYouPay({ price, duty: rates }: { price: number; duty: DutyRates }) {
  const { duty, registration, total } = dutyCost(price, rates)
  return (
    <section className="calculator-duty" aria-labelledby="calc-duty">
      <h2 id="calc-duty">What you pay</h2>
      <RupeeCells
        rows={{
          'Property value': price,
          [`Stamp duty, ${rates.dutyPercent}%`]: duty,
          'Registration fee': registration,
          Total: total,
        }}
      />
      <p className="caption">
        Rates for {rates.name} on {rates.day}. Source: {rates.source}. The registrar’s figures
        decide.
      </p>
    </section>
  )
}
