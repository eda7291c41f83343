import { Form, Link } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { factFields } from '#app/leads/status/fact-fields.ts'
import {
  factKinds,
  factNames,
  type FactName,
  type LeadFacts,
} from '#app/leads/status/lead-facts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { factText } from './fact-text.ts'

export type Conflict = {
  changes: Partial<LeadFacts>
  seen: Partial<LeadFacts>
  now: LeadFacts
  /** The form's other fields, sent again with the decision. */
  sent: readonly (readonly [string, string])[]
  note: string | undefined
}

type Props = { conflict: Conflict; record: LeadRecord; address: string }

/** Two agents changed one lead: shows the second what differs, and lets them decide. */
export function ConflictBox({
  conflict: { changes, seen, now, sent, note },
  record,
  address,
}: Props) {
  const names = factNames.filter((name) => changes[name] !== undefined)
  const kinds = new Set<string>(names.map((name) => factKinds[name]))
  const theirs = record.history.find(({ kind }) => kinds.has(kind))
  return (
    <section className="conflict" role="alert" aria-labelledby="conflict-head">
      <h3 id="conflict-head">
        <Icon name="alert" />
        {panelTexts.conflict(theirs?.by ?? panelTexts.someoneElse)}
      </h3>
      <p>{panelTexts.notOverwritten}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{panelTexts.fact}</th>
            <th scope="col">{panelTexts.before}</th>
            <th scope="col">{panelTexts.theirs}</th>
            <th scope="col">{panelTexts.yours}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{panelTexts.facts[name]}</th>
              <td dir="auto">{factText(name, seen[name], record)}</td>
              <td dir="auto">{factText(name, now[name], record)}</td>
              <td dir="auto">{factText(name, changes[name], record)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? (
        <p>
          {panelTexts.callNote}: <bdi>{note}</bdi>
        </p>
      ) : null}
      <div className="conflict-choice">
        <Form method="post" action={address} preventScrollReset replace>
          <HiddenFields fields={factFields(changes)} />
          <HiddenFields fields={factFields(pick(now, names), 'seen.')} />
          <HiddenFields fields={sent} />
          <button className="button">{panelTexts.writeMine}</button>
        </Form>
        <Link className="button button--line" to={address} preventScrollReset replace>
          {panelTexts.keepTheirs}
        </Link>
      </div>
    </section>
  )
}

function pick(facts: LeadFacts, names: readonly FactName[]): Partial<LeadFacts> {
  return Object.fromEntries(names.map((name) => [name, facts[name]]))
}
