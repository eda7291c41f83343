import type { VisitAgent } from '#app/leads/visits/visit-details.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'

export function HourFields({ day, time, from }: { day: string; time: string; from: string }) {
  return (
    <div className="visit-hours">
      <Field id="visit-date" label={visitsTexts.day}>
        {(aria) => (
          <input {...aria} type="date" name="day" defaultValue={day} min={from} required />
        )}
      </Field>
      <Field id="visit-time" label={visitsTexts.time}>
        {(aria) => (
          <input {...aria} type="time" name="time" defaultValue={time} step={900} required />
        )}
      </Field>
    </div>
  )
}

/** `id` distinguishes several such fields on a page. */
export function AgentField({
  id,
  agents,
  chosen,
}: {
  id: string
  agents: readonly VisitAgent[]
  chosen: string
}) {
  return (
    <ChoiceField
      id={id}
      name="agent"
      label={visitsTexts.goesAlong}
      choices={agents.map(({ id: value, name, isAway }) => ({
        value,
        label: isAway ? visitsTexts.nameOnLeave(name) : name,
      }))}
      chosen={chosen}
    />
  )
}

type KindProps = { id: string; kind: string; link: string }

/** The link's field shows for a video visit alone. */
export function KindFields({ id, kind, link }: KindProps) {
  return (
    <>
      <ChoiceField
        id={`${id}-kind`}
        name="kind"
        label={visitsTexts.kind}
        choices={Object.entries(visitsTexts.kinds).map(([value, label]) => ({ value, label }))}
        chosen={kind}
      />
      <div className="visit-link">
        <LinkField id={`${id}-link`} value={link} />
      </div>
    </>
  )
}

/** Next to a `kind` of `video`. */
export function LinkField({ id, value }: { id: string; value: string }) {
  return (
    <Field id={id} label={visitsTexts.link} hint={visitsTexts.linkHint}>
      {(aria) => <input {...aria} type="url" name="link" defaultValue={value} maxLength={500} />}
    </Field>
  )
}
