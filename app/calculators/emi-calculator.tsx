import { useState } from 'react'

import { amountsAbroad, type ExchangeRate } from '#app/lib/exchange-rate.ts'
import { formatRupees, rupeesWritten } from '#app/lib/money.ts'
import { DOWN, RATE, YEARS } from '#app/pages/loan-limits.ts'
import { island } from '#app/ui/document/island.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { CalculatorForm } from './calculator-form.tsx'
import {
  downPayment,
  type EmiDefaults,
  type EmiFields,
  loanOf,
  readEmiFields,
} from './emi-fields.ts'
import { type Loan, monthlyInstalment } from './emi.ts'
import { RepaymentDetails } from './repayment-details.tsx'
import { RupeeCells } from './rupee-cells.tsx'
import type { SliderRange } from './slider.tsx'
import { dutyCost, type DutyRates } from './stamp-duty.ts'
import { RupeesField, TypedField } from './typed-field.tsx'

export type EmiCalculatorProps = {
  query: string
  defaults: EmiDefaults
  duties: readonly DutyRates[]
  rates: readonly ExchangeRate[]
}

export function EmiCalculator({ defaults, duties, rates, ...props }: EmiCalculatorProps) {
  const [typed, setTyped] = useState(props.query)
  const fields = readEmiFields(typed, defaults)
  const loan = loanOf(fields)
  const price = fields.property.value
  const { duty, unknown } = chosenDuty(typed, duties)
  return (
    <div className="calculator">
      <EmiHeadline loan={loan} />
      <CalculatorForm slug="emi" heading="Your loan" isFilledIn onQuery={setTyped}>
        <LoanFields fields={fields} rates={rates} />
        {duties.length > 0 ? <StateField duties={duties} chosen={duty} /> : null}
      </CalculatorForm>
      <section className="calculator-result" aria-label="Repayment">
        {duty && price !== undefined ? <WhatYouPay price={price} duty={duty} /> : null}
        {unknown === '' ? null : <NoDuty state={unknown} />}
        {loan ? <RepaymentDetails loan={loan} /> : null}
        <Method />
      </section>
    </div>
  )
}

export const EmiIsland = island({ name: 'emi' }, EmiCalculator)

function EmiHeadline({ loan }: { loan: Loan | undefined }) {
  return (
    <section className="calculator-result" aria-label="Result">
      <p role="status">
        {loan ? (
          <>
            <b>{formatRupees(Math.round(monthlyInstalment(loan)))}</b> a month for {loan.months}{' '}
            months
          </>
        ) : (
          'Fill in every field to see your EMI.'
        )}
      </p>
      <p className="caption">An example, not an offer: ask your bank for its rate.</p>
    </section>
  )
}

type LoanFieldsProps = { fields: EmiFields; rates: readonly ExchangeRate[] }

function LoanFields({ fields: { property, down, rate, years }, rates }: LoanFieldsProps) {
  const paid =
    property.value === undefined || down.value === undefined
      ? undefined
      : formatRupees(downPayment(property.value, down.value))
  const abroad = property.value === undefined ? undefined : amountsAbroad(property.value, rates)
  return (
    <>
      <RupeesField
        name="property"
        label="Property value"
        reading={property}
        slider={{ label: 'Adjust the value', range: PRICE, write: rupeesWritten }}
      />
      {abroad === undefined ? null : <p className="calculator-abroad">{abroad}.</p>}
      <TypedField
        name="down"
        label="Down payment (%)"
        hint="For example 25"
        reading={down}
        understood={paid}
        slider={{ label: 'Adjust the share', range: rangeOf(DOWN, 1), write: String }}
      />
      <TypedField
        name="rate"
        label="Interest rate (% a year)"
        hint="Your bank’s yearly rate, e.g. 8.5"
        reading={rate}
        slider={{
          label: 'Adjust the rate',
          range: rangeOf({ ...RATE, to: 16 }, 0.05),
          write: tidy,
        }}
      />
      <TypedField
        name="years"
        label="Tenure (years)"
        hint="For example 20 or 7.5"
        reading={years}
        understood={
          years.value === undefined ? undefined : `${Math.round(years.value * 12)} months`
        }
        slider={{ label: 'Adjust the tenure', range: rangeOf(YEARS, 1), write: String }}
      />
    </>
  )
}

/** In rupees. */
const PRICE = { min: 1_000_000, max: 100_000_000, step: 100_000 }

function rangeOf({ from, to }: { from: number; to: number }, step: number): SliderRange {
  return { min: from, max: to, step }
}

/** Without the error of a sum of decimals. */
function tidy(value: number): string {
  return String(Number(value.toFixed(2)))
}

function Method() {
  return (
    <details className="calculator-method">
      <summary>
        How we calculate this
        <Icon name="plus" />
      </summary>
      <p>
        EMI = P × r × (1 + r)<sup>n</sup> ÷ ((1 + r)<sup>n</sup> − 1). Lenders use this formula for
        loans on reducing balance. P is the loan, r the yearly rate divided by 12, n the number of
        months. At 0% interest, EMI is the loan divided by the months.
      </p>
      <p>Fees, taxes and insurance are not included. Your lender’s figures decide.</p>
    </details>
  )
}

type StateFieldProps = { duties: readonly DutyRates[]; chosen: DutyRates | undefined }

function StateField({ duties, chosen }: StateFieldProps) {
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
function chosenDuty(query: string, duties: readonly DutyRates[]) {
  const state = new URLSearchParams(query).get('state') ?? ''
  const duty = duties.find(({ name }) => name === state)
  return { duty, unknown: duty ? '' : state }
}

/** Anyone can write an address, so a text that is no name stays out. */
const NAME = /^[\p{L} ,]{2,40}$/u

function NoDuty({ state }: { state: string }) {
  return (
    <p className="note">
      We have no stamp duty rates for {NAME.test(state) ? state : 'this state'}, so the figures are
      without stamp duty and registration. Ask the registrar for the rates.
    </p>
  )
}

function WhatYouPay({ price, duty: rates }: { price: number; duty: DutyRates }) {
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
