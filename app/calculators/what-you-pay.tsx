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

/** `unknown`: what the address asks for, where no owner has entered its rates. */
export function chosenDuty(query: string, duties: readonly DutyRates[]) {
  const state = new URLSearchParams(query).get('state') ?? ''
  const duty = duties.find(({ name }) => name === state)
  return { duty, unknown: duty ? '' : state }
}

/** Anyone can write an address, so a text that is no name stays out. */
const NAME = /^[\p{L} ,]{2,40}$/u

export function NoDuty({ state }: { state: string }) {
  return (
    <p className="note">
      We have no stamp duty rates for {NAME.test(state) ? state : 'this state'}, so the figures are
      without stamp duty and registration. Ask the registrar for the rates.
    </p>
  )
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
