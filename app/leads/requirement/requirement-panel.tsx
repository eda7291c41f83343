import { Form, Link } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { requirementTexts as texts } from '#app/strings/en/requirement.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { MatchingProjects } from './match-list.tsx'
import type { ExactField } from './requirement-choices.ts'
import { RequirementForm } from './requirement-form.tsx'

export type RequirementFault = {
  text: string
  typed?: Readonly<Record<ExactField, string>>
  /** `words` before, now and mine; the others are stored texts. */
  conflict?: { words: readonly string[]; mine: string; now: string }
}

type Props = { record: LeadRecord; action: string; fault: RequirementFault | undefined }

/** One line of words that opens into choices, each of which is saved when it is pressed. */
export function RequirementPanel({ record, action, fault }: Props) {
  const { requirement } = record
  const { isGuess, words, text, seen } = requirement
  const hidden = [
    ['requirement', text],
    ['seen', seen],
  ] as const
  return (
    <section className="requirement" aria-label={texts.title}>
      {fault?.conflict ? <Conflict conflict={fault.conflict} action={action} /> : null}
      {fault && !fault.conflict ? (
        <AlertMessage className="panel-error">
          <Icon name="alert" />
          {fault.text}
        </AlertMessage>
      ) : null}
      <details className="requirement-box" open={fault?.typed !== undefined}>
        <summary>
          <span className="fact-name">
            {texts.title}
            {isGuess ? <mark>{texts.guess}</mark> : null}
          </span>
          <b>
            <bdi>{words === '' ? texts.unknown : words}</bdi>
          </b>
        </summary>
        <RequirementForm
          requirement={requirement}
          hidden={hidden}
          action={action}
          typed={fault?.typed}
        />
      </details>
      {isGuess ? (
        <Form method="post" action={action} preventScrollReset replace>
          <HiddenFields fields={hidden} />
          <button className="button button--line" name="choice" value="right">
            {texts.confirm}
          </button>
        </Form>
      ) : null}
      <MatchingProjects lead={record.lead} requirement={requirement} />
    </section>
  )
}

type ConflictProps = { conflict: NonNullable<RequirementFault['conflict']>; action: string }

function Conflict({ conflict: { words, mine, now }, action }: ConflictProps) {
  const heads = [panelTexts.before, panelTexts.theirs, panelTexts.yours]
  return (
    <div className="conflict" role="alert">
      <h3>
        <Icon name="alert" />
        {texts.conflict}
      </h3>
      <p>{panelTexts.notOverwritten}</p>
      <table>
        <tbody>
          {heads.map((head, index) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td dir="auto">{words[index] || leadTexts.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="conflict-choice">
        <Form method="post" action={action} preventScrollReset replace>
          <HiddenFields
            fields={[
              ['requirement', mine],
              ['seen', now],
            ]}
          />
          <button className="button" name="choice" value="right">
            {panelTexts.writeMine}
          </button>
        </Form>
        <Link className="button button--line" to={action} preventScrollReset replace>
          {panelTexts.keepTheirs}
        </Link>
      </div>
    </div>
  )
}
