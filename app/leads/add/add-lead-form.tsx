import { use, useState, useEffect } from 'react'
import { Form, Link } from 'react-router'

import { enquiryLimits } from '#app/enquiries/form/enquiry.ts'
import { quickText } from '#app/leads/detail/call/quick-text.ts'
import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { quickMoments } from '#app/leads/status/outcome.ts'
import { DraftOwner, useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { addLeadTexts as texts, addLeadTexts } from '#app/strings/en/add-lead.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { LeadTime } from '#app/leads/list/row/lead-time.tsx'
import { leadTexts } from '#app/strings/en/lead.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PhoneInput } from '#app/ui/forms/phone-input.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { fetchMatches } from '#app/leads/search/post-search.ts'
import { storedSearch } from '#app/leads/search/stored-search.ts'
import { compactPhone } from '#app/lib/phone/phone.ts'
import { typeInto } from '#app/ui/forms/type-into.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { addedSources, filledFromSearch, type NewLeadFaults } from './new-lead.ts'

type Props = {
  action: string
  formKey: string
  people: readonly { id: string; name: string; isNew: boolean }[]
  projects: readonly string[]
  calendar: WorkCalendar
  /** ISO 8601. */
  at: string
  typed: Readonly<Record<string, string>>
  faults: NewLeadFaults
  /** Whether a search of this tab found nothing and fills in the form. */
  isFromSearch: boolean
}

export function AddLeadForm(props: Props) {
  const { action, formKey, typed, faults, at, isFromSearch, ...choices } = props
  const { form, draft } = useFormDraft('new lead')
  const [phone, setPhone] = useState(typed['phone'] ?? '')
  useFillFromSearch(isFromSearch)
  const hidden = [['key', typed['key'] || formKey] as const, ['code', typed['code'] ?? ''] as const]
  return (
    <Form ref={form} className="add-lead" method="post" action={action} noValidate replace>
      <HiddenFields fields={hidden} />
      <TextField
        id="add-name"
        label={texts.name}
        error={faults.name}
        name="name"
        autoComplete="off"
        maxLength={enquiryLimits.name}
        defaultValue={typed['name']}
        required
      />
      <Field id="add-phone" label={texts.phone} hint={texts.phoneHint} error={faults.phone}>
        {(aria) => (
          <PhoneInput
            {...aria}
            name="phone"
            autoComplete="off"
            defaultValue={typed['phone']}
            onChange={({ currentTarget }) => setPhone(currentTarget.value)}
            required
          />
        )}
      </Field>
      <SamePhoneLeads typed={phone} />
      <SourceChoice chosen={typed['source'] || 'call'} />
      <ChoiceField
        id="add-project"
        name="project"
        label={texts.project}
        choices={choices.projects.map((name) => ({ value: name, label: name }))}
        chosen={typed['project']}
        unset={texts.noProject}
      />
      <Field id="add-message" label={texts.message} hint={texts.messageHint} error={faults.message}>
        {(aria) => (
          <textarea
            {...aria}
            name="message"
            rows={2}
            maxLength={enquiryLimits.message}
            defaultValue={typed['message']}
          />
        )}
      </Field>
      <FollowUpField {...{ at, typed }} calendar={choices.calendar} error={faults.followUpAt} />
      <details className="add-more" open={faults.ownerId !== undefined}>
        <summary className="link">{texts.ownerElse}</summary>
        <ChoiceField
          id="add-owner"
          name="ownerId"
          label={texts.owner}
          choices={choices.people.map(({ id, name, isNew }) => ({
            value: id,
            label: isNew ? leadTexts.newPerson(name) : name,
          }))}
          chosen={typed['ownerId']}
          unset={texts.byRules}
          error={faults.ownerId}
        />
      </details>
      <p className="caption">{texts.consent}</p>
      <button className="button button--wide">{texts.save}</button>
      <DraftNote draft={draft} texts={draftTexts} />
    </Form>
  )
}

/** After the draft, which stays where it names another person. */
function useFillFromSearch(isFromSearch: boolean): void {
  const staffId = use(DraftOwner)
  useEffect(() => {
    if (!isFromSearch) return
    const filled = filledFromSearch(storedSearch(staffId))
    const inputs = ['name', 'phone'].map((name) => document.getElementById(`add-${name}`))
    if (inputs.some((input) => input instanceof HTMLInputElement && input.value !== '')) return
    if (filled.name !== '') typeInto('add-name', filled.name)
    if (filled.phone !== '') typeInto('add-phone', filled.phone)
  }, [isFromSearch, staffId])
}

function SourceChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className="add-source">
      <legend>{texts.source}</legend>
      {addedSources.map((source) => (
        <label key={source} className="choice">
          <input type="radio" name="source" value={source} defaultChecked={source === chosen} />
          {texts.sources[source]}
        </label>
      ))}
    </fieldset>
  )
}

type FollowUpProps = Pick<Props, 'at' | 'typed' | 'calendar'> & { error: string | undefined }

function FollowUpField({ at, typed, calendar, error }: FollowUpProps) {
  const now = new Date(at)
  return (
    <ChoiceField
      id="add-follow-up"
      name="followUpAt"
      label={texts.followUp}
      choices={quickMoments(now, calendar).map((moment) => ({
        value: moment.at.toISOString(),
        label: quickText(moment, now),
      }))}
      chosen={typed['followUpAt']}
      unset={texts.asUsual}
      error={error}
    />
  )
}

const PHONE_LENGTH = 10
/** Milliseconds without a key press. */
const PAUSE_MS = 250
const MAX = 3

/** The person's leads, while the phone is typed. */
function SamePhoneLeads({ typed }: { typed: string }) {
  const leads = useLeadsOf(compactPhone(typed).slice(-PHONE_LENGTH))
  if (leads.length === 0) return null
  return (
    <StatusMessage as="div" className="add-known">
      <p>{addLeadTexts.known}</p>
      <ul>
        {leads.slice(0, MAX).map(({ id, name, location, ts, work }) => (
          <li key={id}>
            <Link className="link" to={`/dashboard/leads/${id}`}>
              <bdi>{name}</bdi>
            </Link>{' '}
            {[location, leadTexts.status[work.status], work.owner?.name]
              .filter(Boolean)
              .join(' · ')}
            {' · '}
            <LeadTime ts={ts} />
          </li>
        ))}
      </ul>
    </StatusMessage>
  )
}

function useLeadsOf(digits: string): readonly DashboardLead[] {
  const [found, setFound] = useState<{ digits: string; leads: readonly DashboardLead[] }>()
  useEffect(() => {
    if (!/^\d{10}$/.test(digits)) return undefined
    const left = new AbortController()
    const wait = setTimeout(() => {
      fetchMatches({ typed: digits, list: '', before: '' }, left.signal).then(
        (answer) => answer !== 'ended' && setFound({ digits, leads: answer.leads }),
        // Saving still makes it a repeat enquiry.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(wait)
      left.abort()
    }
  }, [digits])
  return found?.digits === digits ? found.leads : []
}
