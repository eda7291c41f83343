import { Form } from 'react-router'

import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { ChoiceField, type Choice } from '#app/ui/forms/choice-field.tsx'

import type { ConditionKind } from './assignment-rule.ts'
import { RuleSentence } from './rule-sentence.tsx'
import type { RuleTexts } from './rule-texts.ts'

export type Trial = { rule: RuleTexts | undefined; person: string | undefined }

const KINDS = ['project', 'city', 'place', 'budget', 'language', 'country'] as const
const OPTIONAL = { unset: forms.none }
const required: ReadonlySet<ConditionKind> = new Set(['language', 'country'])

export type SampleLead = Readonly<Record<ConditionKind, string>>

type TrialFormProps = {
  choices: Readonly<Record<ConditionKind, readonly Choice[]>>
  sampleLead: SampleLead
  trial: Trial | undefined
}

/** Tries the rules on a made-up lead; assigns nothing. */
export function TrialForm({ choices, sampleLead, trial }: TrialFormProps) {
  return (
    <section className="trial" id="try" aria-labelledby="try-title">
      <h2 id="try-title">{forms.trial}</h2>
      <p className="caption">{forms.trialLead}</p>
      <Form className="trial-form" action="/dashboard/assignment" preventScrollReset>
        <input type="hidden" name="try" value="1" />
        {KINDS.map((kind) => (
          <ChoiceField
            key={kind}
            id={`try-${kind}`}
            name={kind}
            label={texts.kinds[kind]}
            choices={choices[kind]}
            chosen={sampleLead[kind]}
            {...(required.has(kind) ? {} : OPTIONAL)}
          />
        ))}
        <button className="button button--line">{forms.tryIt}</button>
      </Form>
      {trial ? (
        <StatusMessage className="trial-result" event={trial}>
          {trial.rule ? (
            <>
              {forms.decides}: <RuleSentence parts={trial.rule.parts} />.{' '}
              <b>{trial.person === undefined ? forms.full : forms.gets(trial.person)}</b>
            </>
          ) : (
            forms.noOne
          )}
        </StatusMessage>
      ) : null}
    </section>
  )
}
