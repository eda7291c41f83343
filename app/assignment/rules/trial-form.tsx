import { Form } from 'react-router'

import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { ChoiceField, type Choice } from '#app/ui/forms/choice-field.tsx'

import type { LeadTraits } from './assignment-rule.ts'
import { RuleSentence } from './rule-sentence.tsx'
import type { RuleTexts } from './rule-texts.ts'

export type Trial = {
  rule: RuleTexts | undefined
  person: string | undefined
}

type TrialFormProps = {
  choices: {
    project: readonly Choice[]
    city: readonly Choice[]
    language: readonly Choice[]
    country: readonly Choice[]
  }
  sampleLead: LeadTraits | undefined
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
        <ChoiceField
          id="try-project"
          name="project"
          label={forms.project}
          choices={choices.project}
          chosen={sampleLead?.project}
          unset={forms.noProject}
        />
        <ChoiceField
          id="try-city"
          name="city"
          label={forms.city}
          choices={choices.city}
          chosen={sampleLead?.city}
          unset={forms.noCity}
        />
        <ChoiceField
          id="try-language"
          name="language"
          label={forms.language}
          choices={choices.language}
          chosen={sampleLead?.language ?? 'en'}
        />
        <ChoiceField
          id="try-country"
          name="country"
          label={forms.country}
          choices={choices.country}
          chosen={sampleLead?.country ?? 'IN'}
        />
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
