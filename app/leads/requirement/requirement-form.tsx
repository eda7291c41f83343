import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { rupeesWritten } from '#app/lib/money.ts'
import { requirementTexts as texts } from '#app/strings/en/requirement.ts'

import type { LeadRequirement } from './lead-requirement.ts'
import {
  budgetBands,
  choices,
  exactFields,
  isSameRange,
  plotBands,
  roomCounts,
  type ExactField,
  type Range,
} from './requirement-choices.ts'
import type { Requirement, RequirementField } from './requirement.ts'

type Props = {
  requirement: LeadRequirement
  hidden: readonly (readonly [string, string])[]
  action: string
  typed: Readonly<Record<ExactField, string>> | undefined
}

type Chip = { value: string; label: string; isPressed: boolean }

/** Every choice is a button that saves. */
export function RequirementForm({ requirement: { shown, places }, hidden, action, typed }: Props) {
  return (
    <>
      <Form method="post" action={action} preventScrollReset replace>
        <HiddenFields fields={hidden} />
        {rowsOf(shown, places).map(([field, chips]) => (
          <fieldset key={field} className="requirement-row">
            <legend>{texts.fields[field]}</legend>
            <div className="requirement-chips">
              {chips.map(({ value, label, isPressed }) => (
                <button
                  key={value}
                  className="choice"
                  name="choice"
                  value={`${field} ${value}`}
                  aria-pressed={isPressed}
                >
                  <bdi>{label}</bdi>
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </Form>
      <details className="requirement-exact" open={typed !== undefined}>
        <summary className="link">{texts.exact}</summary>
        <ExactForm shown={shown} hidden={hidden} action={action} typed={typed} />
      </details>
    </>
  )
}

function rowsOf(
  shown: Requirement,
  places: readonly string[],
): readonly (readonly [RequirementField, readonly Chip[]])[] {
  const plot = ['plot', bandChips(shown.plot, plotBands, texts.plotBands)] as const
  const { type, purpose, timing, needsLoan, language } = shown
  const loan = needsLoan === undefined ? undefined : needsLoan ? 'yes' : 'no'
  return [
    ['budget', bandChips(shown.budget, budgetBands, texts.budgetBands)],
    ['type', namedChips([type], choices.type, texts.type)],
    ['bedrooms', ownChips(shown.bedrooms.map(String), roomCounts.map(String))],
    ...(type === 'Apartments' ? [] : [plot]),
    ['places', ownChips(shown.places, places)],
    ['purpose', namedChips([purpose], choices.purpose, texts.purpose)],
    ['timing', namedChips([timing], choices.timing, texts.timing)],
    ['needsLoan', namedChips([loan], ['yes', 'no'], texts.loan)],
    ['language', namedChips([language], choices.language, texts.language)],
  ]
}

function namedChips<Value extends string>(
  pressed: readonly (Value | undefined)[],
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Chip[] {
  return values.map((value) => ({
    value,
    label: labels[value],
    isPressed: pressed.includes(value),
  }))
}

function ownChips(pressed: readonly string[], values: readonly string[]): Chip[] {
  return values.map((value) => ({ value, label: value, isPressed: pressed.includes(value) }))
}

function bandChips(
  range: Range,
  bands: Readonly<Record<string, Range>>,
  labels: Readonly<Record<string, string>>,
): Chip[] {
  return Object.entries(bands).map(([value, band]) => ({
    value,
    label: labels[value] ?? value,
    isPressed: isSameRange(range, band),
  }))
}

const amount = (rupees: number | undefined) => (rupees === undefined ? '' : rupeesWritten(rupees))

type ExactProps = Pick<Props, 'hidden' | 'action' | 'typed'> & { shown: Requirement }

function ExactForm({ shown: { budget, plot }, hidden, action, typed }: ExactProps) {
  const stated: Record<ExactField, string> = {
    budgetFrom: amount(budget.from),
    budgetTo: amount(budget.to),
    plotFrom: String(plot.from ?? ''),
    plotTo: String(plot.to ?? ''),
    place: '',
  }
  return (
    <Form method="post" action={action} className="requirement-fields" preventScrollReset replace>
      <HiddenFields fields={hidden} />
      {exactFields.map((name) => (
        <label key={`${name} ${stated[name]}`} className="field">
          <span>{texts.exactFields[name]}</span>
          <input
            name={name}
            defaultValue={typed?.[name] ?? stated[name]}
            placeholder={name.startsWith('budget') ? texts.amountHint : undefined}
            dir="auto"
            autoComplete="off"
          />
        </label>
      ))}
      <button className="button button--line">{texts.save}</button>
    </Form>
  )
}
