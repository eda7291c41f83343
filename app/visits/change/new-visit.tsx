import { Form } from 'react-router'

import { panelAddress, visitsAddress } from '#app/leads/visits/visit-address.ts'
import { likelyAgent, type VisitAgent } from '#app/leads/visits/visit-details.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { AgentField, HourFields, KindFields } from '#app/visits/calendar/hour-fields.tsx'
import { LeadLink } from '#app/visits/lead-link.tsx'
import { PanelHead } from '#app/visits/panel-head.tsx'

import type { VisitRefusal } from './refusal.ts'
import { RefusalNote } from './refusal-note.tsx'

export type VisitToMake = {
  lead: { id: string; name: string; ownerId: string | null } | undefined
  projects: readonly { slug: string; name: string }[]
  /** The slug of the lead's project; empty for none. */
  likely: string
  /** The next free hour of the likely agent; without one, the time is empty. */
  day: string
  time: string
}

type NewVisitProps = {
  toMake: VisitToMake
  day: string
  today: string
  agents: readonly VisitAgent[]
  viewerId: string
  refusal: VisitRefusal | undefined
}

/** Without a lead, the form asks for its phone. */
export function NewVisit(props: NewVisitProps) {
  const { toMake, day, today, agents, refusal } = props
  const { lead, projects } = toMake
  const filled = filledIn(props)
  const { form, draft } = useFormDraft(`visit ${lead?.id ?? 'new'}`)
  return (
    <section className="visit-panel" id="visit" aria-labelledby="visit-head">
      <PanelHead title={visitsTexts.newVisit} close={visitsAddress(day)} />
      {lead ? (
        <p>
          {visitsTexts.forLead} <LeadLink id={lead.id} name={lead.name} />
        </p>
      ) : null}
      {refusal ? <RefusalNote refusal={refusal} seen="" /> : null}
      <Form
        ref={form}
        className="visit-action"
        method="post"
        action={panelAddress(day, { lead: lead?.id ?? '' })}
        replace
      >
        {lead ? (
          <input type="hidden" name="lead" value={lead.id} />
        ) : (
          <Field id="visit-phone" label={visitsTexts.phone}>
            {(aria) => (
              <input {...aria} type="tel" name="phone" defaultValue={filled.phone} required />
            )}
          </Field>
        )}
        <ChoiceField
          id="visit-project"
          name="project"
          label={visitsTexts.project}
          choices={projects.map(({ slug, name }) => ({ value: slug, label: name }))}
          chosen={filled.project}
          unset={visitsTexts.choose}
        />
        <HourFields day={filled.day} time={filled.time} from={today} />
        <KindFields id="visit" kind={filled.kind} link={filled.link} />
        <AgentField id="visit-agent" agents={agents} chosen={filled.agent} />
        <button className="button button--wide">{visitsTexts.make}</button>
        <DraftNote draft={draft} texts={draftTexts} />
      </Form>
    </section>
  )
}

function filledIn({
  toMake: { lead, likely, day, time },
  agents,
  viewerId,
  refusal,
}: NewVisitProps) {
  return {
    phone: '',
    project: likely,
    day,
    time,
    kind: 'place',
    link: '',
    agent: likelyAgent({ agentId: null, ownerId: lead?.ownerId ?? null }, agents, viewerId),
    ...refusal?.typed,
  }
}
