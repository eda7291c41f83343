import { Form } from 'react-router'

import { chooseRoundRobin, type RotationTable } from '#app/assignment/rotation.ts'
import { budgetBands, type Range } from '#app/leads/requirement/requirement-choices.ts'
import type { KnownProjects } from '#app/projects/catalogue/known-projects.ts'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { ChoiceField, type Choice } from '#app/ui/forms/choice-field.tsx'

import { traitsOf, type ConditionKind } from './assignment-rule.ts'
import { RuleSentence } from './rule-sentence.tsx'
import { ruleTexts, type RuleTexts } from './rule-texts.ts'

const KINDS = ['project', 'city', 'place', 'budget', 'language', 'country'] as const

type Tried = {
  sampleLead: Readonly<Record<ConditionKind, string>>
  trial?: { rule?: RuleTexts; person?: string } | undefined
}
type TrialFormProps = Tried & { choices: Readonly<Record<ConditionKind, readonly Choice[]>> }

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
            {...(kind === 'language' || kind === 'country' ? {} : { unset: forms.none })}
          />
        ))}
        <button className="button button--line">{forms.tryIt}</button>
      </Form>
      {trial ? (
        <StatusMessage className="trial-result" event={trial}>
          {trial.rule ? (
            <>
              {forms.decides}: <RuleSentence parts={trial.rule.parts} />. <b>{trial.person}</b>
            </>
          ) : (
            forms.noOne
          )}
        </StatusMessage>
      ) : null}
    </section>
  )
}

/** What the rules decide for the lead that an address describes. */
export function tryLead(
  params: URLSearchParams,
  table: RotationTable,
  { known, projectName }: { known: KnownProjects; projectName: (slug: string) => string },
): Tried {
  const typed = (kind: ConditionKind) => params.get(kind) ?? ''
  const [place, budget, country] = [typed('place'), typed('budget'), typed('country') || 'IN']
  const range = new Map<string, Range>(Object.entries(budgetBands)).get(budget)
  const page = { page: `/${typed('project')}`, location: typed('city'), visited: null }
  const stored = { ...page, country, message: '', city: null, project_id: null }
  const wanted = { places: [place], budget: range ?? {} }
  const lead = { ...traitsOf(stored, known, wanted), language: typed('language') || 'en' }
  const sampleLead = { ...lead, place, budget }
  if (!params.has('country')) return { sampleLead }
  const choice = chooseRoundRobin(table, lead)
  if (choice.kind === 'unassigned') return { sampleLead, trial: {} }
  const person = choice.kind === 'full' ? forms.full : forms.gets(choice.person.name)
  return { sampleLead, trial: { rule: ruleTexts(choice.rule, table.people, projectName), person } }
}
